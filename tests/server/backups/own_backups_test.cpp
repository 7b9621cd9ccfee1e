#include "server/backups/own_backups.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/use_future.hpp>
#include <cerrno>
#include <fstream>
#include <future>
#include <memory>
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

/// A store that asks for the word lists, and then fails.
class FailingStore final : public SilentStore {
public:
    explicit FailingStore(storage::Failure failure) : failure_(std::move(failure)) {}
    void back_up(storage::BackupOrder order, storage::Completion<storage::BackupSummary> done) override {
        try {
            order.files();
            done(failure_);
        } catch (const std::exception& problem) {
            done(storage::Failure{problem.what()});
        }
    }

private:
    storage::Failure failure_;
};

/// A store that fails, and notes which files it should have written.
class NotingStore final : public SilentStore {
public:
    explicit NotingStore(std::vector<std::filesystem::path>& files) : files_(files) {}
    void back_up(storage::BackupOrder order, storage::Completion<storage::BackupSummary> done) override {
        files_.push_back(order.file);
        done(storage::Failure{});
    }

private:
    std::vector<std::filesystem::path>& files_;
};

struct Endless {
    explicit Endless(std::uintmax_t disk_reserve = 0, std::unique_ptr<storage::Store> with = nullptr)
        : store(with ? std::move(with) : std::make_unique<EndlessStore>(), metrics),
          backups({}, folder.path(), clock, store, disk_reserve) {
        server::log::set_level("off");
    }
    ~Endless() {
        backups.stop();
        work.reset();
        thread.join();
    }

    std::future<server::BackupOutcome> make() { return asio::co_spawn(context, backups.make(), asio::use_future); }
    server::UpkeepCause why_not() { return std::get<server::UpkeepFault>(make().get()).cause; }

    TemporaryFolder folder{};
    FakeClock clock{};
    server::Metrics metrics{"test"};
    server::AwaitableStore store;
    server::OwnBackups backups;
    asio::io_context context{};
    asio::executor_work_guard<asio::io_context::executor_type> work{context.get_executor()};
    std::thread thread{[this] { context.run(); }};
};

/// Why a backup fails if the store does.
server::UpkeepCause cause_when_store_fails(storage::Failure failure) {
    return Endless(0, std::make_unique<FailingStore>(std::move(failure))).why_not();
}

}  // namespace

TEST_CASE("a backup that would take the disk's reserve is not begun") {
    Endless endless(UINTMAX_MAX);
    auto made = endless.make();
    REQUIRE(made.wait_for(std::chrono::seconds(60)) == std::future_status::ready);
    const auto outcome = made.get();
    const auto* fault = std::get_if<server::UpkeepFault>(&outcome);
    REQUIRE(fault);
    CHECK(fault->cause == server::UpkeepCause::full_disk);
    CHECK(endless.backups.failures() == 1);
    CHECK(std::filesystem::is_empty(endless.folder / "backups"));
}

TEST_CASE("what a server that was killed has left of a backup goes before the next one, whatever that is called") {
    std::vector<std::filesystem::path> files;
    Endless endless(0, std::make_unique<NotingStore>(files));
    endless.make().get();
    REQUIRE(files.size() == 1);
    for (const char* ending : {"", "-journal", "-wal", "-shm"}) std::ofstream(files[0].string() + ending) << "left";
    endless.clock.advance(60'000);
    endless.make().get();
    CHECK(files.size() == 2);
    CHECK(std::filesystem::is_empty(endless.folder / "backups"));
}

TEST_CASE("what is left of a backup takes no space from the next one") {
    Endless endless(UINTMAX_MAX);
    std::filesystem::create_directory(endless.folder / "backups");
    std::ofstream(endless.folder / "backups" / "unfinished.partial") << "left";
    CHECK(endless.why_not() == server::UpkeepCause::full_disk);
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
    REQUIRE(first.wait_for(std::chrono::seconds(60)) == std::future_status::ready);
    CHECK(std::get<server::UpkeepFault>(first.get()).cause == server::UpkeepCause::stopping);
    CHECK_FALSE(endless.backups.running());
    CHECK(endless.backups.failures() == 1);
    CHECK_FALSE(endless.backups.last());
}

TEST_CASE("why a backup failed is said in plain words and as a code, without paths") {
    using server::UpkeepCause;
    CHECK(server::backup_fault_in_words(UpkeepCause::full_disk) == "No backup was made: the disk is full.");
    CHECK(server::backup_fault_reason(UpkeepCause::full_disk) == "full_disk");
    CHECK(server::backup_fault_in_words(UpkeepCause::another_backup) ==
          "No backup was made: another one is being made at the command line.");
    CHECK(server::backup_fault_in_words(UpkeepCause::old_one_stays) ==
          "The backup was made, but an old one can\u2019t be removed. The server\u2019s log says why.");
    CHECK(server::backup_fault_reason(UpkeepCause::old_one_stays) == "old_one_stays");
    CHECK(server::backup_fault_in_words(UpkeepCause::unknown) ==
          "No backup was made. The server\u2019s log says why.");
    CHECK(server::backup_fault_reason(UpkeepCause::unknown) == "unknown");
}

TEST_CASE("why a backup failed is known from what the store and the system say, not from their words") {
    using server::UpkeepCause;
    using storage::Failure;
    CHECK(cause_when_store_fails({"", Failure::Kind::disk, Failure::Trouble::full}) == UpkeepCause::full_disk);
    CHECK(cause_when_store_fails({"", Failure::Kind::disk, Failure::Trouble::failing}) == UpkeepCause::failing_disk);
    CHECK(cause_when_store_fails({"", Failure::Kind::disk, Failure::Trouble::unopened}) ==
          UpkeepCause::unopened_file);
    CHECK(cause_when_store_fails({"", Failure::Kind::damaged}) == UpkeepCause::damaged_database);
    CHECK(cause_when_store_fails({"the disk is full"}) == UpkeepCause::unknown);
    Endless blocked;
    std::ofstream(blocked.folder / "backups") << "x";
    CHECK(blocked.why_not() == UpkeepCause::file_in_place);
    CHECK(server::cause_of(ENOSPC) == UpkeepCause::full_disk);
    CHECK(server::cause_of(ENOENT) == UpkeepCause::unknown);
}

TEST_CASE("a backup that failed for a word list says so, although the store had to read it") {
    Endless endless(0, std::make_unique<FailingStore>(storage::Failure{}));
    std::filesystem::create_directory(endless.folder / "lexicons");
    std::ofstream(endless.folder / "lexicons" / "long.txt") << "x";
    std::filesystem::resize_file(endless.folder / "lexicons" / "long.txt", std::uintmax_t{257} << 20);
    CHECK(endless.why_not() == server::UpkeepCause::long_list);
}
