#include "server/notices/delivery/post_office.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/strand.hpp>
#include <chrono>
#include <future>

#include "server/data/data_folder.hpp"
#include "server/log/log.hpp"
#include "server/metrics/metrics.hpp"
#include "server/options/config.hpp"
#include "storage/calls/delivery_store.hpp"
#include "storage/sqlite/database/database.hpp"
#include "tests/support/becomes_true.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/push_browser.hpp"
#include "tests/support/fakes/fake_clock.hpp"
#include "tests/support/fakes/fake_entropy.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace crisscross;
using namespace crisscross::server;
using namespace crisscross::test;
using namespace std::chrono_literals;
using protocol::Notice;

namespace {

constexpr storage::PlayerId only_player = 1;

/// A post office for a player with a push device and three rooms. Its courier is not at work: what is called waits.
struct QuietOffice {
    QuietOffice() {
        log::set_level("off");
        storage::Database(folder / database_file)
            .execute(
                "INSERT INTO players (name, created) VALUES ('Mara', 0); "
                "INSERT INTO devices (player, token_hash, created, seen) VALUES (1, randomblob(32), 0, 0); "
                "INSERT INTO rooms (code, created) VALUES ('ABCD2345', 0), ('EFGH2345', 0), ('JKLM2345', 0)");
        std::promise<void> done;
        const storage::PushDevice device = PushBrowser().subscription("https://push.example.org/1");
        store().add_device(only_player, 1, device, 0, [&done](const auto&) { done.set_value(); });
        done.get_future().get();
    }
    ~QuietOffice() { data.store->stop(); }
    QuietOffice(const QuietOffice&) = delete;
    QuietOffice& operator=(const QuietOffice&) = delete;

    storage::DeliveryStore& store() { return data.store->deliveries(); }
    void call(storage::RoomId where, const PostOffice::Calling& calling = {}) {
        const Notice notice{.what = Notice::What::your_turn, .room = "ABCD2345", .players = {"Mara"}, .at = 5};
        office.call(where, notice, {only_player}, calling);
    }
    std::string waiting_in(storage::RoomId where) const {
        storage::Database opened(folder / database_file);
        storage::Statement count = opened.prepare("SELECT count(*) FROM deliveries WHERE room = ?");
        count.bind(1, where).step();
        return count.text(0);
    }

    TemporaryFolder folder{};
    DataFolder data = open_data(folder.path()).value();
    FakeClock clock{};
    FakeEntropy entropy{};
    Metrics metrics{"test"};
    boost::asio::io_context context{};
    PostOffice office{
        boost::asio::make_strand(context), Config{}, 1, P256Key::make(entropy), clock, store(), metrics};
};

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
