#include "server/rooms/lobby.hpp"

#include <array>
#include <boost/asio/strand.hpp>

#include "server/access/password_hasher.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/data/portions.hpp"
#include "server/lexicons/lexicon_store.hpp"
#include "server/limits/disk_reserve.hpp"
#include "server/limits/limits.hpp"
#include "server/limits/permit_room.hpp"
#include "server/rooms/lists/followed_games.hpp"
#include "server/rooms/lists/my_games.hpp"
#include "server/rooms/room_code.hpp"
#include "server/rooms/stored/new_room.hpp"
#include "server/runtime/services.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

const Complaint no_such_room{"NO_SUCH_ROOM", "This code doesn\u2019t lead to a game.", "/room"};
const Complaint too_many_guesses =
    beyond(Limit::guesses, {"TOO_MANY_GUESSES", "Too many wrong codes from your address. Try again in a minute."});
const Complaint restarting{"RESTARTING", "The server is about to restart."};

/// How often a claimed room is looked for, with a pause between portions each time.
constexpr int max_looks = 25;

/// The answer to a `create` that comes again. Any other command with its id was given in a room.
Answer<std::string> room_made_by(const storage::Receipt& receipt) {
    if (receipt.kind == storage::ReceiptKind::create) return receipt.room;
    return id_used();
}

}  // namespace

// Rooms may still hold leases, which end with them.
Lobby::~Lobby() {
    std::map<std::string, Place> rooms;
    const std::lock_guard lock(places_->mutex);
    rooms.swap(places_->by_code);
}

asio::awaitable<Answer<std::string>> Lobby::create(const Requester& requester,
                                                   const protocol::client::Create& request) {
    auto made = new_room(services_.lexicons, services_.entropy, services_.clock.now(), requester.player, request);
    if (!made) co_return made.error();
    if (services_.disk_reserve.refuses(services_.clock.now())) co_return server_full(Limit::disk);
    auto permission = permit_room(requester, services_.limits.growth, services_.clock);
    if (!permission) co_return too_many_new_rooms();
    if (request.about_room && made->create.about.entry == "password") {
        const auto hash = co_await services_.room_passwords.hash(request.about_room->password.value());
        if (!hash) co_return hash.error();
        made->create.about.password_hash = *hash;
    }
    // Stores the word list first, so that a room is never without one.
    if (const auto fault = services_.lexicons.keep(made->lexicon)) throw StorageFailed(fault->fault.why);
    storage::CreateRoom& room = made->create;
    for (;;) {
        room.code = new_room_code(services_.entropy);
        const storage::CreateRoomOutcome outcome = co_await services_.store.create_room(room);
        if (const auto* repeated = std::get_if<storage::Repeated>(&outcome))
            co_return room_made_by(repeated->receipt);
        if (std::holds_alternative<storage::RoomCreated>(outcome)) {
            permission->use();
            for (const storage::PlayerRow& named : room.projection.names) services_.tell_name(named.id, named.name);
            services_.followed_games.changed(room.code, std::array{requester.player});
            co_return room.code;
        }
    }
}

asio::awaitable<protocol::server::Rooms> Lobby::rooms_of(PlayerId player,
                                                         std::optional<protocol::PlaceInList> after) {
    const storage::RoomsQuery query = page_query(player, after);
    std::vector<storage::RoomListing> found = co_await services_.store.rooms_of(query);
    co_return page_of(std::move(found));
}

asio::awaitable<Answer<Entrance>> Lobby::enter(const std::string& typed_code, PlayerId player,
                                               const std::string& network) {
    const auto code = read_room_code(typed_code);
    // Taken first, so that no number of requests at once gets more guesses.
    const bool may_guess = services_.limits.guesses.take_code(network, services_.clock.now());
    if (!may_guess && !co_await has_seat(code.value_or(""), player)) co_return too_many_guesses;
    if (code) {
        auto found = co_await find(*code, ClosedRooms::opened);
        if (found || found.error() != no_such_room) {
            if (may_guess) services_.limits.guesses.give_back_code(network, services_.clock.now());
            co_return std::move(found);
        }
    }
    co_return no_such_room;
}

asio::awaitable<Answer<Entrance>> Lobby::find(const std::string& code, ClosedRooms closed) {
    // A claimed room may be gone in a moment, or only some of its games.
    for (int look = 0; look < max_looks; ++look) {
        if (auto open_already = enter_open(code)) co_return std::move(*open_already);
        const std::optional<storage::RoomRow> row = co_await services_.store.find_room(code);
        if (!row) co_return no_such_room;
        if (row->closed && closed == ClosedRooms::refused) co_return room_closed();
        if (auto opened = open(code, row->id)) co_return std::move(*opened);
        co_await pause_between_portions();
    }
    co_return being_removed();
}

asio::awaitable<bool> Lobby::has_seat(const std::string& code, PlayerId player) {
    const storage::RoomsQuery query{.player = player, .limit = 1, .room = code};
    const auto own = co_await services_.store.rooms_of(query);
    co_return !own.empty();
}

std::optional<Entrance> Lobby::enter_open(const std::string& code) {
    const std::lock_guard lock(places_->mutex);
    const auto found = places_->by_code.find(code);
    if (found == places_->by_code.end() || places_->closed) return std::nullopt;
    return entrance(code, found->second);
}

std::optional<Answer<Entrance>> Lobby::open(const std::string& code, storage::RoomId id) {
    const std::lock_guard lock(places_->mutex);
    if (places_->closed) return restarting;
    if (places_->claimed.contains(code)) return std::nullopt;
    Place& place = places_->by_code[code];
    if (!place.room) {
        place.number = ++places_->last_number;
        place.room = std::make_shared<Room>(asio::make_strand(context_), services_, id, code);
        tasks_.spawn(place.room->strand(), place.room->run());
    }
    return entrance(code, place);
}

Entrance Lobby::entrance(const std::string& code, Place& place) {
    ++place.leases;
    auto end = [places = places_, code, number = place.number] {
        if (const auto left = end_lease(*places, code, number)) left->look_whether_idle();
    };
    return {place.room, RoomLease(std::move(end))};
}

// The room, if that was its last lease. The person who held it may never have come in.
std::shared_ptr<Room> Lobby::end_lease(Places& places, const std::string& code, std::uint64_t number) {
    const std::lock_guard lock(places.mutex);
    const auto found = places.by_code.find(code);
    if (found == places.by_code.end() || found->second.number != number) return nullptr;
    return --found->second.leases > 0 ? nullptr : found->second.room;
}

bool Lobby::take_side_change(const std::string& code, int game, PlayerId player, Moment now) {
    return side_changes_.take(code + '/' + std::to_string(game) + '/' + std::to_string(player), now);
}

bool Lobby::retire(const std::string& code) {
    const std::lock_guard lock(places_->mutex);
    const auto found = places_->by_code.find(code);
    if (found == places_->by_code.end() || found->second.leases > 0) return false;
    places_->by_code.erase(found);
    return true;
}

void Lobby::forget(const Room& room) {
    const std::lock_guard lock(places_->mutex);
    const auto found = places_->by_code.find(room.code());
    if (found != places_->by_code.end() && found->second.room.get() == &room) places_->by_code.erase(found);
}

std::shared_ptr<Room> Lobby::open_room(const std::string& code) const {
    const std::lock_guard lock(places_->mutex);
    const auto found = places_->by_code.find(code);
    return found == places_->by_code.end() ? nullptr : found->second.room;
}

asio::awaitable<void> Lobby::close_room(std::string code) {
    if (const auto room = open_room(code)) room->insist(Close{});
    const std::optional<storage::RoomRow> row = co_await services_.store.find_room(code);
    if (!row) co_return;
    const std::vector<PlayerId> people = co_await services_.store.players_in(row->id);
    services_.followed_games.changed(code, people);
}

void Lobby::reread(const std::string& code) {
    ++rereads_;
    if (const auto room = open_room(code)) room->insist(RereadRoom{});
}

void Lobby::games_added(const std::string& code) {
    if (const auto room = open_room(code)) room->insist(GamesAdded{});
}

asio::awaitable<void> Lobby::games_removed(std::string code) {
    const std::optional<storage::RoomRow> row = co_await services_.store.find_room(code);
    if (row) co_return reread(code);
    co_await close_room(std::move(code));
}

asio::awaitable<void> Lobby::unseat(const std::string& code, PlayerId player) {
    auto found = co_await find(code);
    if (found) found->room->insist(Remove{player, std::move(found->lease)});
}

bool Lobby::is_open(const std::string& code) const {
    const std::lock_guard lock(places_->mutex);
    return places_->by_code.contains(code);
}

bool Lobby::has_let_in(const std::string& code, PlayerId player) const {
    const auto room = open_room(code);
    return room && room->has_let_in(player);
}

bool Lobby::claim(const std::string& code) {
    const std::lock_guard lock(places_->mutex);
    if (places_->by_code.contains(code)) return false;
    places_->claimed.insert(code);
    return true;
}

void Lobby::release_claims() {
    const std::lock_guard lock(places_->mutex);
    places_->claimed.clear();
}

void Lobby::close() {
    // Requests that are dropped give back their leases, which takes the mutex.
    {
        const std::lock_guard lock(places_->mutex);
        places_->closed = true;
    }
    for (const auto& room : rooms()) room->close();
}

std::vector<std::shared_ptr<Room>> Lobby::rooms() const {
    const std::lock_guard lock(places_->mutex);
    std::vector<std::shared_ptr<Room>> open;
    for (const auto& [code, place] : places_->by_code) open.push_back(place.room);
    return open;
}

std::size_t Lobby::waiting() const {
    std::size_t count = 0;
    for (const auto& room : rooms()) count += room->waiting();
    return count;
}

void Lobby::cancel() {
    tasks_.cancel();
}

}  // namespace crisscross::server
