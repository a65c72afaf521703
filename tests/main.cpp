// The one main of all test programs: Catch2 v2 compiles its runner here, once.
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
