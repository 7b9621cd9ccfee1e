#include "server/backups/own_backups.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/use_future.hpp>
#include <future>
#include <thread>

#include "server/backups/backup_fault_in_words.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/log/log.hpp"
#include "server/metrics/metrics.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/fakes/fake_clock.hpp"
#include "tests/support/fakes/silent_store.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace asio = boost::asio;

namespace {

/// A store whose backups take until they are interrupted.
class EndlessStore final : public SilentStore {
public:
    ~EndlessStore() override {
        if (thread_.joinable()) thread_.join();
    }
    void back_up(storage::BackupOrder order, storage::Completion<storage::BackupSummary> done) override {
        thread_ = std::thread([order = std::move(order), done = std::move(done)] {
            while (!order.interrupted()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
            done(storage::Failure{"the backup was interrupted"});
        });
    }

private:
    std::thread thread_;
};

struct Endless {
    explicit Endless(std::uintmax_t disk_reserve = 0) : backups({}, folder.path(), clock, store, disk_reserve) {
        server::log::set_level("off");
    }
    ~Endless() {
        backups.stop();
        work.reset();
        thread.join();
    }

    std::future<server::BackupOutcome> make() { return asio::co_spawn(context, backups.make(), asio::use_future); }

    TemporaryFolder folder{};
    FakeClock clock{};
    server::Metrics metrics{"test"};
    server::AwaitableStore store{std::make_unique<EndlessStore>(), metrics};
    server::OwnBackups backups;
    asio::io_context context{};
    asio::executor_work_guard<asio::io_context::executor_type> work{context.get_executor()};
    std::thread thread{[this] { context.run(); }};
};

std::string in_words(const std::string& why) {
    return server::backup_fault_in_words({why});
}

}  // namespace

TEST_CASE("a backup that would take the disk's reserve is not begun") {
    Endless endless(UINTMAX_MAX);
    auto made = endless.make();
    REQUIRE(made.wait_for(std::chrono::seconds(60)) == std::future_status::ready);
    const auto outcome = made.get();
    const auto* fault = std::get_if<server::UpkeepFault>(&outcome);
    REQUIRE(fault);
    CHECK(in_words(fault->why) == "No backup was made: the disk is full.");
    CHECK(endless.backups.failures() == 1);
    CHECK(std::filesystem::is_empty(endless.folder / "backups"));
}

TEST_CASE("a backup that is asked for while one is made is not made, and a stop ends the one that is made") {
    Endless endless;
    CHECK_FALSE(endless.backups.running());
    auto first = endless.make();
    const auto second = endless.make().get();
    CHECK(std::holds_alternative<server::BackupRunning>(second));
    CHECK(endless.backups.running());
    CHECK(endless.backups.failures() == 0);
    endless.backups.stop();
    REQUIRE(first.wait_for(std::chrono::seconds(2)) == std::future_status::ready);
    CHECK(std::holds_alternative<server::UpkeepFault>(first.get()));
    CHECK_FALSE(endless.backups.running());
    CHECK(endless.backups.failures() == 1);
    CHECK_FALSE(endless.backups.last());
}

TEST_CASE("why a backup failed is said in plain words, without paths") {
    CHECK(in_words("/srv/b/x.db.partial cannot be made: No space left on device") ==
          "No backup was made: the disk is full.");
    CHECK(in_words("database or disk is full (13) in: a copy to /srv/b/x.db.partial") ==
          "No backup was made: the disk is full.");
    CHECK(in_words("another backup of /srv/data is being made") ==
          "No backup was made: another one is being made at the command line.");
    CHECK(in_words("/srv/b/x.db cannot be removed: Permission denied") ==
          "The backup was made, but an old one can\u2019t be removed. The server\u2019s log says why.");
    CHECK(in_words("/srv/b/x.db is odd") == "No backup was made. The server\u2019s log says why.");
}
