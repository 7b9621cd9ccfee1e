#include "server/notices/delivery/post_office.hpp"

#include <future>

#include "server/time/span.hpp"
#include "tests/server/notices/delivery/quiet_office.hpp"
#include "tests/support/becomes_true.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::server;
using namespace crisscross::test;

namespace {

/// Until it ends, everybody waits who reads the store.
class SlowReading {
public:
    explicit SlowReading(storage::DeliveryStore& store) {
        constexpr int more_than_there_are_readers = 8;
        for (int number = 0; number < more_than_there_are_readers; ++number)
            store.count_waiting([end = end_of_it_](const auto&) { end.wait(); });
    }
    void end() { end_.set_value(); }

private:
    std::promise<void> end_;
    std::shared_future<void> end_of_it_ = end_.get_future().share();
};

}  // namespace

TEST_CASE("a player is reminded of a turn as often as they want, even by a clock that reminds twice") {
    const int wanted = GENERATE(0, 1, 2);
    QuietOffice quiet;
    quiet.store().set_call_times(only_player, {.reminders = wanted}, [](const auto&) {});
    const CalledTurn turn{.clock_reminders = 2};
    quiet.call(1, {.reminder = 2, .turn = turn});
    quiet.call(2, {.reminder = 1, .turn = turn});
    quiet.call(3, {.turn = turn});
    REQUIRE(becomes_true([&] { return quiet.waiting_in(3) == "1"; }));
    CHECK(quiet.waiting_in(1) == (wanted >= 2 ? "1" : "0"));
    CHECK(quiet.waiting_in(2) == (wanted >= 1 ? "1" : "0"));
}

TEST_CASE("a player is called neither in the night that they have set for notices nor in that of their clock") {
    QuietOffice quiet;  // its clock begins at 8:00 UTC
    quiet.store().set_call_times(only_player, {.night_from = 10 * 60, .night_to = 11 * 60}, [](const auto&) {});
    quiet.call(1, {.clock_nights = {{only_player, {"UTC", 22 * 60, 10 * 60}}}});
    REQUIRE(becomes_true([&] { return quiet.waiting_in(1) == "2"; }));
    storage::Database opened(quiet.folder / database_file);
    storage::Statement first = opened.prepare("SELECT min(due) FROM deliveries");
    REQUIRE(first.step());
    CHECK(first.integer(0) == quiet.clock.now() + 3 * span::hour);
}

TEST_CASE("a withdrawal finds the call before it, however slow the store reads") {
    QuietOffice quiet;
    SlowReading slow(quiet.store());
    quiet.call(1);
    quiet.office.withdraw(only_player, 1, 1);
    slow.end();
    quiet.call(2);
    CHECK(becomes_true([&] { return quiet.waiting_in(2) == "2"; }));  // the call and a reminder
    CHECK(quiet.waiting_in(1) == "0");
}
