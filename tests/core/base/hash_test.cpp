// Hashes are the published ones and never change.
#include "core/base/hash.h"

#include <catch2/catch.hpp>

using namespace kibic;

TEST_CASE("SHA-256 gives the published sums (FIPS 180-4 examples)") {
  CHECK(sha256_hex("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  CHECK(sha256_hex("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  CHECK(sha256_hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq") ==
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
}

TEST_CASE("a sum of pieces is the sum of the whole") {
  Sha256 sum;
  sum.add("a");
  sum.add("");
  sum.add("bc");
  CHECK(sum.hex() == sha256_hex("abc"));
}

TEST_CASE("the short hash is the head of the long one") {
  CHECK(hash64("abc") == 0xba7816bf8f01cfeaU);
  CHECK(hash64("abc") != hash64("abd"));
}
