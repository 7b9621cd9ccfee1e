#include "server/time/time_zone.hpp"

#include "server/time/span.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::server;

namespace {

constexpr Span hour = span::hour;
constexpr Day new_year_2026 = 20'454;
constexpr Moment new_year = new_year_2026 * 24 * hour;
/// 29 March and 25 October 2026, when Europe changes its clocks.
constexpr Day spring = new_year_2026 + 87;
constexpr Day autumn = new_year_2026 + 297;

const TimeZone zurich = TimeZone::find("Europe/Zurich").value();

}  // namespace

TEST_CASE("midnight in Zurich is an hour before midnight UTC in winter, and two in summer") {
    CHECK(zurich.moment(new_year_2026, 0) == new_year - hour);
    CHECK(zurich.moment(new_year_2026 + 180, 0) == new_year + 180 * 24 * hour - 2 * hour);
}

TEST_CASE("a day begins at its own midnight") {
    CHECK(zurich.day(new_year - hour) == new_year_2026);
    CHECK(zurich.day(new_year - hour - 1) == new_year_2026 - 1);
    CHECK(TimeZone::find("Pacific/Auckland")->day(new_year - 13 * hour) == new_year_2026);
}

TEST_CASE("the day on which the clocks are put forward has twenty-three hours") {
    CHECK(zurich.moment(spring + 1, 0) - zurich.moment(spring, 0) == 23 * hour);
    CHECK(zurich.moment(autumn + 1, 0) - zurich.moment(autumn, 0) == 25 * hour);
}

TEST_CASE("a minute that is skipped is the moment of the change") {
    CHECK(zurich.moment(spring, 2 * 60 + 30) == zurich.moment(spring, 3 * 60));
}

TEST_CASE("a minute that comes twice means the first") {
    CHECK(zurich.moment(autumn, 3 * 60) - zurich.moment(autumn, 2 * 60 + 30) == hour + hour / 2);
}

TEST_CASE("a zone that does not exist is not found") {
    for (const char* name :
         {"", "Europe/Atlantis", "europe/zurich", "../../etc/passwd", "/etc/localtime", "zone.tab", "zonenow.tab"})
        CHECK_FALSE(TimeZone::find(name));
}
