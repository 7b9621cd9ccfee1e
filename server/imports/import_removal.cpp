#include "server/imports/import_removal.hpp"

#include "server/data/await_completion.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/rooms/lobby.hpp"
#include "server/runtime/services.hpp"
#include "storage/imports/import_store.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

/// A long game takes a while, and moves of others may go before the next one.
constexpr int games_at_a_time = 1;

}  // namespace

asio::awaitable<void> remove_imports(storage::PlayerId owner, Services& services) {
    storage::ImportStore& imports = services.store.imports();
    for (int removed = games_at_a_time; removed == games_at_a_time;) {
        const auto start = [&](auto done) { imports.remove_imports(owner, games_at_a_time, std::move(done)); };
        const auto portion = co_await await<storage::RemovedImports>(start);
        removed = portion.games;
        for (const std::string& room : portion.rooms) co_await services.lobby.games_removed(room);
    }
}

asio::awaitable<bool> remove_import(storage::PlayerId owner, storage::GameName name, Services& services) {
    const auto start = [&](auto done) { services.store.imports().remove_import(owner, name, std::move(done)); };
    const auto removed = co_await await<storage::RemovedImports>(start);
    for (const std::string& room : removed.rooms) co_await services.lobby.games_removed(room);
    co_return removed.games > 0;
}

}  // namespace crisscross::server
