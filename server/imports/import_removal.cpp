#include "server/imports/import_removal.hpp"

#include "server/data/await_completion.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/rooms/lobby.hpp"
#include "server/runtime/services.hpp"
#include "storage/import_store.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

constexpr int games_at_a_time = 100;

}  // namespace

asio::awaitable<void> remove_imports(storage::PlayerId owner, Services& services) {
    storage::ImportStore& imports = services.store.imports();
    std::set<std::string> rooms;
    for (int removed = games_at_a_time; removed == games_at_a_time;) {
        const auto start = [&](auto done) { imports.remove_imports(owner, games_at_a_time, std::move(done)); };
        auto portion = co_await await<storage::RemovedImports>(start);
        removed = portion.games;
        rooms.merge(portion.rooms);
    }
    for (const std::string& room : rooms) co_await close_or_reread(room, services);
}

asio::awaitable<void> close_or_reread(std::string room, Services& services) {
    const std::optional<storage::RoomRow> row = co_await services.store.find_room(room);
    if (row) co_return services.lobby.reread(room);
    co_await services.lobby.close_room(room);
}

}  // namespace crisscross::server
