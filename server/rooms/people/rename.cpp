#include "server/rooms/people/rename.hpp"

#include <algorithm>
#include <vector>

#include "server/data/awaitable_store.hpp"
#include "server/games/core/limits/game_bytes.hpp"
#include "server/limits/limits.hpp"
#include "server/names/names.hpp"
#include "server/rooms/lobby.hpp"
#include "server/rooms/room_question.hpp"
#include "server/runtime/services.hpp"
#include "server/time/clock.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

using Refusal = std::optional<Complaint>;

/// The rooms that somebody plays in at once; in more, the oldest keep the name.
constexpr int max_rooms = 1000;

Complaint in_room(Complaint why, const std::string& code) {
    why.room = code;
    return why;
}

/// What the lists say; each room asks again before it stores the name.
Refusal check_listed(const std::vector<storage::RoomListing>& rooms, const std::string& name) {
    for (const storage::RoomListing& room : rooms)
        for (std::size_t seat = 0; seat < room.names.size(); ++seat)
            if (static_cast<int>(seat) != room.seat && are_alike(room.names[seat], name))
                return in_room(name_is_taken(), room.code);
    return std::nullopt;
}

asio::awaitable<std::vector<storage::RoomListing>> unfinished_rooms(PlayerId player, Services& services) {
    const storage::RoomsQuery query{.player = player, .limit = max_rooms};
    std::vector<storage::RoomListing> rooms = co_await services.store.rooms_of(query);
    std::erase_if(rooms, [](const storage::RoomListing& room) { return room.stage == engine::name_of(Stage::over); });
    co_return rooms;
}

/// For what the name adds to the journals of games under way.
bool may_add(const std::string& name, const std::vector<storage::RoomListing>& rooms, const std::string& network,
             Services& services) {
    const auto games = std::ranges::count(rooms, engine::name_of(Stage::playing), &storage::RoomListing::stage);
    const std::int64_t bytes = games * (static_cast<std::int64_t>(name.size()) + 2 * bytes_per_entry);
    auto permission = services.limits.growth.permit_bytes(KeptBytes::games, network, bytes, services.clock);
    if (permission) permission->use();
    return static_cast<bool>(permission);
}

struct PlaceOfName {
    std::string room{};
    int game = 0;
    PlayerId player = 0;
    std::optional<std::string> network{};  ///< which pays for opening the game
};

// A room that is closed or damaged takes no names any more.
asio::awaitable<Refusal> rename_in(const PlaceOfName& place, const std::string& name, Services& services) {
    auto found = co_await services.lobby.find(place.room);
    if (!found && passes(found.error())) co_return found.error();
    if (!found) co_return std::nullopt;
    const auto rename_with = [&](auto answer) {
        return RenameIn{place.game, {place.player, name, std::move(answer)}, std::move(found->lease), place.network};
    };
    Refusal refusal = co_await ask_room(*found->room, rename_with);
    if (!refusal || refusal->code == game_damaged().code || refusal->code == room_closed().code)
        co_return std::nullopt;
    co_return in_room(*std::move(refusal), place.room);
}

}  // namespace

asio::awaitable<Refusal> rename(Requester requester, std::string typed_name, Services& services) {
    const auto name = read_name(typed_name);
    if (!name) co_return bad_name();
    if (!services.limits.changes.renames.take(requester, services.clock.now()))
        co_return too_many_changes(Limit::renames);
    const std::vector<storage::RoomListing> rooms = co_await unfinished_rooms(requester.player, services);
    if (auto refusal = check_listed(rooms, *name)) co_return refusal;
    if (!may_add(*name, rooms, requester.network, services)) co_return too_many_changes(Limit::game_bytes);
    for (const storage::RoomListing& room : rooms) {
        const PlaceOfName place{room.code, room.game, room.player, requester.network};
        if (auto refusal = co_await rename_in(place, *name, services)) co_return refusal;
    }
    co_await services.store.rename_player(requester.player, *name);
    services.tell_name(requester.player, *name);
    co_return std::nullopt;
}

asio::awaitable<void> depart_from(std::string room, int game, storage::PlayerId player, Services& services) {
    const PlaceOfName place{std::move(room), game, player};
    const std::string nobody;
    const Refusal refusal = co_await rename_in(place, nobody, services);
    if (refusal && passes(*refusal)) throw StorageFailed(refusal->message);
}

}  // namespace crisscross::server
