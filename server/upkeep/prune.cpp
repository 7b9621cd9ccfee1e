#include "server/upkeep/prune.hpp"

#include <future>

#include "server/data/data_folder.hpp"
#include "server/options/config.hpp"
#include "storage/archive.hpp"
#include "storage/identity_store.hpp"

namespace crisscross::server {

namespace {

constexpr int most_at_once = 500;

/// Waits for the answer of a verb; an answer that is a failure is thrown.
template <class Value, class Verb>
Value answer_of(Verb verb) {
    std::promise<storage::Result<Value>> promise;
    verb([&promise](storage::Result<Value> result) { promise.set_value(std::move(result)); });
    storage::Result<Value> result = promise.get_future().get();
    if (!result) throw std::runtime_error(result.error().why);
    return *std::move(result);
}

storage::RemovedCount remove(storage::Store& store, storage::Unused found) {
    return answer_of<storage::RemovedCount>(
        [&](auto done) { store.remove_unused(std::move(found), std::move(done)); });
}

storage::RemovedCount prune_unused(storage::Store& store, const PruneRequest& request) {
    storage::RemovedCount count;
    for (storage::UnusedQuery query{.before = request.unused_before, .limit = most_at_once};;) {
        auto found = answer_of<storage::Unused>([&](auto done) { store.find_unused(query, std::move(done)); });
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

int remove_finished(storage::Store& store, Moment before) {
    int count = 0;
    for (;;) {
        const auto part = answer_of<storage::RemovedCount>(
            [&](auto done) { store.remove_finished(before, most_at_once, std::move(done)); });
        if (part.rooms == 0) return count;
        count += part.rooms;
    }
}

int count_finished(storage::Archive& archive, Moment before) {
    int count = 0;
    for (storage::GameId last = 0;;) {
        const auto games = archive.games_after(last, most_at_once).value();
        if (games.empty()) return count;
        last = games.back().id;
        for (const storage::ArchivedListing& game : games)
            if (game.stage == "over" && game.changed < before) ++count;
    }
}

}  // namespace

UpkeepResult<Pruned> prune(const PruneRequest& request) {
    const auto archive = storage::open_archive(request.data / database_file);
    if (!archive) return UpkeepFault{archive.error().why};
    auto data = open_data(request.data);
    if (!data) return UpkeepFault{data.error().why};
    try {
        Pruned pruned;
        if (request.finished_before && request.pruning == Pruning::remove)
            pruned.finished = remove_finished(*data->store, *request.finished_before);
        if (request.finished_before && request.pruning == Pruning::only_count)
            pruned.finished = count_finished(**archive, *request.finished_before);
        pruned.unused = prune_unused(*data->store, request);
        if (request.pruning == Pruning::remove)
            answer_of<bool>([&](auto done) { data->store->identities().clean(0, std::move(done)); });
        return pruned;
    } catch (const std::exception& problem) {
        return UpkeepFault{problem.what()};
    }
}

}  // namespace crisscross::server
