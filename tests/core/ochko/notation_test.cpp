#include "core/games/ochko/notation.h"

#include "tests/core/ochko/given.h"

using namespace kibic;
using namespace kibic::ochko;

TEST_CASE("actions are written in one way and read in some more") {
  struct Row {
    const char* read;
    const char* written;
  };
  const ochko::State state =
      Rules::start("standard", {}, StartPosition{"bank=500 stake=5"}).value();
  for (const Row& row :
       {Row{"deal 8C 6D | KS ??", "deal 8c 6d | Ks ??"},
        Row{"deal 10c 6d | Ks 5h", "deal Tc 6d | Ks 5h"}, Row{"hit", "hit"},
        Row{" stand ", "stand"}, Row{"card 8H", "card 8h"}, Row{"open 5h 6h", "open 5h 6h"},
        Row{"draw Qs", "draw Qs"}, Row{"result win", "result win"},
        Row{"result win 505", "result 5 -5 win bank 505"},
        Row{"result bust bank 495", "result -5 5 bust bank 495"},
        Row{"result -5 5 bust bank 495", "result -5 5 bust bank 495"},
        Row{"result win bank 507.5", "result win bank 507.5"}}) {
    INFO(row.read);
    const auto action = Rules::parse(state, row.read);
    REQUIRE(action);
    CHECK(Rules::format(state, *action) == row.written);
    CHECK(Rules::parse(state, row.written).value() == *action);
  }
}

TEST_CASE("what is no action is refused") {
  const ochko::State state =
      Rules::start("standard", {}, StartPosition{"bank=500 stake=5"}).value();
  for (const char* text : {"",
                           "hit me",
                           "stand 17",
                           "deal",
                           "deal 8c 6d",
                           "deal 8c 6d | Ks",
                           "deal 8c ?? | Ks ??",
                           "deal 8c 6d Ks ??",
                           "deal 8c 6d | Ks ?? 5c",
                           "card",
                           "card ??",
                           "card 8h 9h",
                           "open",
                           "open ??",
                           "open 2c 3c 4c",
                           "draw",
                           "result",
                           "result 5 win bank 505",
                           "result win bank",
                           "result 5 -5 win",
                           "result 5 -5 win bank 510",
                           "result 5 5 win bank 505",
                           "result win bank x",
                           "result win 505 5",
                           "double",
                           "Hit"}) {
    INFO(text);
    const auto action = Rules::parse(state, text);
    REQUIRE_FALSE(action);
    CHECK(action.error().code == "bad-action");
  }
  CHECK_FALSE(Rules::parse(state, std::string(100'000, 'x')));
}

TEST_CASE("a start position is read back as it is written") {
  const RuleSet rules{{"deck", "below-16"}};
  for (const char* text : {"bank=500 stake=5", "bank=507.5 stake=10", "bank=-5 stake=-1",
                           "bank=500 stake=5 gone=Ac,8c,Kh", "bank=500 stake=5 gone=Ac unseen=2",
                           "bank=500 stake=5 unseen=2"}) {
    INFO(text);
    const auto state = Rules::start("standard", rules, StartPosition{text});
    REQUIRE(state);
    CHECK(start_text(*state) == text);
  }
  CHECK(start_text(Rules::start("standard", {}, std::nullopt).value()) == "bank=500 stake=5");
}

TEST_CASE("a start position that cannot be names its bad part") {
  for (const char* text :
       {"bank", "bank=x", "bank=500 bank=500", "stake=1.5", "stake=9999999999999", "gone=8c,8c",
        "gone=", "unseen=-1", "unseen=53", "cards=5", "gone=8c unseen=52"}) {
    INFO(text);
    const auto state = Rules::start("standard", {{"deck", "below-16"}}, StartPosition{text});
    REQUIRE_FALSE(state);
    CHECK(state.error().code == "bad-position");
  }
  CHECK_FALSE(Rules::start("standard", {}, StartPosition{"gone=8c"}));
  CHECK_FALSE(Rules::start("licitovany", {}, std::nullopt));
  CHECK_FALSE(Rules::start("standard", {{"tie", "me"}}, std::nullopt));
}
