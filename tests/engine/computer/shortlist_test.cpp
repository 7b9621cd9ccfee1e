#include "engine/computer/shortlist.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross::engine;

namespace {

struct Option {
    int name = 0;
    double equity = 0;
};

}  // namespace

TEST_CASE("a shortlist keeps the best of any number of options, best first") {
    Shortlist<Option> list(3);
    for (int name = 0; name < 1000; ++name)
        if (const double equity = name * 7 % 1000; list.wants(equity)) list.add({name, equity});
    const auto best = list.release();
    REQUIRE(best.size() == 3);
    CHECK(best[0].equity == 999);
    CHECK(best[1].equity == 998);
    CHECK(best[2].equity == 997);
}

TEST_CASE("a shortlist that is not full keeps all options, and ties in the order they were added") {
    Shortlist<Option> list(4);
    for (const Option option : {Option{1, 5}, {2, 9}, {3, 5}}) list.add(option);
    const auto all = list.release();
    REQUIRE(all.size() == 3);
    CHECK(all[0].name == 2);
    CHECK(all[1].name == 1);
    CHECK(all[2].name == 3);
}
