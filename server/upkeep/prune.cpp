#include "server/upkeep/prune.hpp"

#include "server/data/data_folder.hpp"
#include "server/data/waiting.hpp"
#include "server/options/config.hpp"
#include "server/time/clock.hpp"
#include "storage/host/host_store.hpp"
#include "storage/people/identity_store.hpp"
#include "storage/upkeep/archive.hpp"

namespace crisscross::server {

namespace {

constexpr int max_at_once = 500;

storage::RemovedCount remove(storage::Store& store, storage::Unused found) {
    return wait_for_value<storage::RemovedCount>(
        [&](auto done) { store.remove_unused(std::move(found), std::move(done)); });
}

storage::RemovedCount prune_unused(storage::Store& store, const PruneRequest& request) {
    storage::RemovedCount count;
    for (storage::UnusedQuery query{.before = request.unused_before, .limit = max_at_once};;) {
        auto found = wait_for_value<storage::Unused>([&](auto done) { store.find_unused(query, std::move(done)); });
        if (found.rooms.empty() && found.players.empty()) return count;
        if (!found.rooms.empty()) query.after_room = found.rooms.back().place;
        if (!found.players.empty()) query.after_player = found.players.back().place;
        const storage::RemovedCount part =
            request.pruning == Pruning::remove
                ? remove(store, std::move(found))
                : storage::RemovedCount{static_cast<int>(found.rooms.size()), static_cast<int>(found.players.size())};
        count.rooms += part.rooms;
        count.players += part.players;
    }
}

// What was removed is gone either way; a server writes the file anew later.
std::optional<std::string> clean(storage::Store& store) {
    try {
        if (wait_for_value<bool>([&](auto done) { store.identities().clean(0, std::move(done)); }))
            return std::nullopt;
        return "another program is reading it";
    } catch (const std::exception& problem) {
        return problem.what();
    }
}

/// Those that ended before, or were imported then if that was later.
int prune_finished(storage::HostStore& store, Moment before, Pruning pruning) {
    int count = 0;
    for (storage::OldGame last;;) {
        auto games = wait_for_value<std::vector<storage::OldGame>>(
            [&](auto done) { store.old_games(before, last, max_at_once, std::move(done)); });
        if (games.empty()) return count;
        last = games.back();
        count +=
            pruning == Pruning::only_count
                ? static_cast<int>(games.size())
                : wait_for_value<int>([&](auto done) { store.remove_old_games(std::move(games), std::move(done)); });
    }
}

// Before anything goes, even if it then fails.
void note_pruning(storage::HostStore& store, const PruneRequest& request) {
    const storage::AuditEntry entry{.at = SystemClock().wall(),
                                    .action = request.finished_before ? "prune_finished" : "prune"};
    wait_for_value<std::monostate>([&](auto done) { store.add_to_audit_log(entry, std::move(done)); });
}

}  // namespace

UpkeepResult<Pruned> prune(const PruneRequest& request) {
    keep_temporary_files_in(request.data);
    if (const auto archive = storage::open_archive(request.data / database_file); !archive)
        return UpkeepFault{archive.error().why};
    auto data = open_data(request.data);
    if (!data) return UpkeepFault{data.error().why};
    try {
        if (request.pruning == Pruning::remove) note_pruning(data->store->host(), request);
        Pruned pruned;
        if (request.finished_before)
            pruned.finished = prune_finished(data->store->host(), *request.finished_before, request.pruning);
        pruned.unused = prune_unused(*data->store, request);
        if (request.pruning == Pruning::remove) pruned.not_cleaned = clean(*data->store);
        return pruned;
    } catch (const std::exception& problem) {
        return UpkeepFault{problem.what()};
    }
}

}  // namespace crisscross::server
