#include "server/rooms/lobby.hpp"

#include <array>
#include <boost/asio/strand.hpp>
#include <chrono>
#include <variant>

#include "server/access/password_hasher.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/data/portions.hpp"
#include "server/lexicons/lexicon_store.hpp"
#include "server/limits/disk_reserve.hpp"
#include "server/limits/limits.hpp"
#include "server/rooms/lists/followed_games.hpp"
#include "server/rooms/lists/my_games.hpp"
#include "server/rooms/room_code.hpp"
#include "server/rooms/room_question.hpp"
#include "server/rooms/stored/new_room.hpp"
#include "server/runtime/services.hpp"
#include "server/time/clock.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

const Complaint no_such_room{"NO_SUCH_ROOM", "This code doesn\u2019t lead to a game.", "/room"};
const Complaint too_many_guesses =
    beyond(Limit::guesses, {"TOO_MANY_GUESSES", "Too many wrong codes from your address. Try again in a minute."});

/// How often a claimed room is looked for, with a pause between portions each time.
constexpr int max_looks = 25;

/// Rooms wait for the store at most, and for long games to be read.
constexpr std::chrono::seconds longest_catching_up{20};

/// The answer to a `create` that comes again. Any other command with its id was given in a room.
Answer<std::string> room_made_by(const storage::Receipt& receipt) {
    if (receipt.kind == storage::ReceiptKind::create) return receipt.room;
    return id_used();
}

}  // namespace

asio::awaitable<Answer<std::string>> Lobby::create(const Requester& requester,
                                                   const protocol::client::Create& request, Permission permission) {
    auto made = new_room(services_.lexicons, services_.entropy, services_.clock.now(), requester.player, request);
    if (!made) co_return made.error();
    if (services_.disk_reserve.refuses(services_.clock.now())) co_return server_full(Limit::disk);
    storage::CreateRoom& room = made->create;
    if (request.about_room && room.about.entry == "password") {
        // Hashing takes long, and a repeated command has no other limit.
        if (const auto receipt = co_await services_.store.find_receipt(*room.command))
            co_return room_made_by(*receipt);
        const auto hash =
            co_await services_.room_passwords.hash(request.about_room->password.value(), requester.network);
        if (!hash) co_return hash.error();
        room.about.password_hash = *hash;
    }
    // Stores the word list first, so that a room is never without one.
    if (const auto fault = services_.lexicons.keep(made->lexicon)) throw StorageFailed(fault->fault.why);
    const storage::CreateRoomOutcome outcome = co_await store(room);
    if (const auto* repeated = std::get_if<storage::Repeated>(&outcome)) co_return room_made_by(repeated->receipt);
    permission.use();
    for (const storage::PlayerRow& named : room.projection.names) services_.tell_name(named.id, named.name);
    services_.followed_games.changed(room.code, std::array{requester.player});
    co_return room.code;
}

asio::awaitable<Answer<std::string>> Lobby::created_before(storage::CommandId command, Complaint refusal) {
    const auto receipt = co_await services_.store.find_receipt(std::move(command));
    if (receipt && receipt->kind == storage::ReceiptKind::create) co_return receipt->room;
    co_return refusal;
}

// Under the first code that no other room has.
asio::awaitable<storage::CreateRoomOutcome> Lobby::store(storage::CreateRoom& room) {
    for (;;) {
        room.code = new_room_code(services_.entropy);
        const storage::CreateRoomOutcome outcome = co_await services_.store.create_room(room);
        if (!std::holds_alternative<storage::CodeTaken>(outcome)) co_return outcome;
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
    auto guess = services_.limits.guesses.permit_code(network, services_.clock);
    if (!guess && !co_await has_seat(code.value_or(""), player)) co_return too_many_guesses;
    if (code) {
        if (const auto wait = co_await has_to_wait(*code, network)) co_return too_many_opened(*wait);
        auto found = co_await find(*code, ClosedRooms::opened);
        if (found || found.error() != no_such_room) co_return std::move(found);
    }
    if (guess) guess->use();
    co_return no_such_room;
}

// What has to be read of a room grows with its games. The one that is joined counts by its entries.
asio::awaitable<std::optional<Span>> Lobby::has_to_wait(const std::string& code, const std::string& network) {
    if (is_open(code)) co_return std::nullopt;
    const std::optional<storage::RoomRow> row = co_await services_.store.find_room(code);
    if (!row || row->last_game <= 1) co_return std::nullopt;
    const auto other_games = static_cast<std::size_t>(row->last_game - 1);
    co_return services_.limits.games.refuse_opened_entries(network, other_games, services_.clock.now());
}

asio::awaitable<Answer<Entrance>> Lobby::find(const std::string& code, ClosedRooms closed) {
    // A claimed room may be gone in a moment, or only some of its games.
    for (int look = 0; look < max_looks; ++look) {
        if (auto open_already = rooms_.enter(code)) co_return std::move(*open_already);
        const std::optional<storage::RoomRow> row = co_await services_.store.find_room(code);
        if (!row) co_return no_such_room;
        if (row->closed && closed == ClosedRooms::refused) co_return room_closed();
        if (auto opened = rooms_.enter_or_open(code, [&] { return open(code, row->id); }))
            co_return std::move(*opened);
        co_await pause_between_portions();
    }
    co_return being_removed();
}

asio::awaitable<bool> Lobby::has_seat(const std::string& code, PlayerId player) {
    const storage::RoomsQuery query{.player = player, .limit = 1, .room = code};
    const auto own = co_await services_.store.rooms_of(query);
    co_return !own.empty();
}

std::shared_ptr<Room> Lobby::open(const std::string& code, storage::RoomId id) {
    const auto room = std::make_shared<Room>(asio::make_strand(context_), services_, id, code);
    tasks_.spawn(room->strand(), room->run());
    return room;
}

bool Lobby::take_side_change(const std::string& code, int game, PlayerId player, Moment now) {
    return side_changes_.take(code + '/' + std::to_string(game) + '/' + std::to_string(player), now);
}

asio::awaitable<void> Lobby::close_room(std::string code) {
    if (const auto room = rooms_.find(code)) room->insist(Close{});
    const std::optional<storage::RoomRow> row = co_await services_.store.find_room(code);
    if (!row) co_return;
    const std::vector<PlayerId> people = co_await services_.store.players_in(row->id);
    services_.followed_games.changed(code, people);
}

asio::awaitable<void> Lobby::catch_up() {
    auto mark = std::make_shared<const std::monostate>();
    const std::weak_ptr<const std::monostate> left = mark;
    for (const auto& room : rooms_.all()) room->keep_until_done(mark);
    mark.reset();
    const auto are_done = [&left] { return left.expired(); };
    if (!co_await wait_until(are_done, longest_catching_up)) throw StorageFailed("a room is busy for too long");
}

void Lobby::reread(const std::string& code) {
    ++rereads_;
    if (const auto room = rooms_.find(code)) room->insist(RereadRoom{});
}

void Lobby::games_added(const std::string& code) {
    if (const auto room = rooms_.find(code)) room->insist(GamesAdded{});
}

asio::awaitable<void> Lobby::games_removed(std::string code) {
    const std::optional<storage::RoomRow> row = co_await services_.store.find_room(code);
    if (row) co_return reread(code);
    co_await close_room(std::move(code));
}

asio::awaitable<void> Lobby::unseat(const std::string& code, PlayerId player) {
    auto found = co_await find(code);
    std::optional<Complaint> refusal;
    if (found) {
        const auto remove_with = [&](auto answer) {
            return Remove{{player, std::move(answer)}, std::move(found->lease)};
        };
        refusal = co_await ask_room(*found->room, remove_with);
    } else {
        refusal = found.error();
    }
    if (refusal && passes(*refusal)) throw StorageFailed(refusal->message);
}

bool Lobby::has_let_in(const std::string& code, PlayerId player) const {
    const auto room = rooms_.find(code);
    return room && room->has_let_in(player);
}

std::size_t Lobby::waiting() const {
    std::size_t count = 0;
    for (const auto& room : rooms_.all()) count += room->waiting();
    return count;
}

void Lobby::cancel() {
    tasks_.cancel();
}

}  // namespace crisscross::server
