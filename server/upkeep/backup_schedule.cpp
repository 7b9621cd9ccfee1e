#include "server/upkeep/backup_schedule.hpp"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <stdexcept>

#include "server/runtime/awaitable_store.hpp"
#include "server/runtime/clock.hpp"
#include "server/runtime/log.hpp"
#include "server/upkeep/backup_draft.hpp"
#include "server/upkeep/private_file.hpp"
#include "server/upkeep/timestamp.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

constexpr Moment hour = 3'600'000;

void require(const std::optional<UpkeepFault>& fault) {
    if (fault) throw std::runtime_error(fault->why);
}

std::filesystem::path folder_of(const UpkeepOptions& options, const std::filesystem::path& data) {
    return options.backup_folder.empty() ? data / "backups" : options.backup_folder;
}

}  // namespace

BackupSchedule::BackupSchedule(const UpkeepOptions& options, std::filesystem::path data, Clock& clock,
                               AwaitableStore& store)
    : options_(options),
      data_(std::move(data)),
      folder_(folder_of(options, data_)),
      made_backups_(folder_),
      clock_(clock),
      store_(store) {}

BackupSchedule::~BackupSchedule() {
    stop();
    thread_.join();
}

Moment BackupSchedule::first_due() const {
    const auto earlier = made_backups_.list();
    if (earlier.empty()) return clock_.now();
    // Not later than from now on, in case the clock was wrong.
    return std::min(earlier.back().at, clock_.now()) + options_.backup_every * hour;
}

asio::awaitable<void> BackupSchedule::run() {
    if (options_.backup_every == 0) co_return;
    for (Moment due = first_due(); !stopping_;) {
        co_await clock_.until(due);
        const bool succeeded = co_await make();
        // From the end of one to the beginning of the next, so that they do not pile up.
        due = clock_.now() + (succeeded ? options_.backup_every * hour : hour);
    }
}

asio::awaitable<bool> BackupSchedule::make() {
    std::string why;
    try {
        co_await asio::co_spawn(thread_, make_now(clock_.now()), asio::use_awaitable);
        ++made_;
        co_return true;
    } catch (const std::exception& problem) {
        why = problem.what();
    }
    ++failures_;
    if (!stopping_) log::error("backup failed", {{"why", why}});
    co_return false;
}

asio::awaitable<void> BackupSchedule::make_now(Moment now) {
    require(make_private_folder(folder_));
    const std::string name = "crisscross-" + timestamp(now) + (options_.backup_key ? ".db.sealed" : ".db");
    BackupTarget target{.data = data_, .file = folder_ / name, .key = options_.backup_key, .interrupted = [this] {
                            return stopping_.load();
                        }};
    auto draft = BackupDraft::begin(std::move(target));
    if (!draft) throw std::runtime_error(draft.error().why);
    storage::BackupOrder order = (*draft)->order();
    const storage::BackupSummary summary = co_await store_.back_up(std::move(order));
    require((*draft)->finish());
    require(made_backups_.add({now, name}));
    log::info("backup made", {{"file", (folder_ / name).string()}, {"games", summary.games}});
    require(made_backups_.remove_old(static_cast<std::size_t>(options_.backup_keep)));
}

}  // namespace crisscross::server
