#include <limits>

#include "server/data/awaitable_store.hpp"
#include "server/games/stored/stored_game.hpp"
#include "server/history/historian.hpp"
#include "server/lexicons/lexicon_store.hpp"
#include "server/limits/limits.hpp"
#include "server/metrics/metrics.hpp"
#include "server/rooms/lists/followed_games.hpp"
#include "server/rooms/model/next_seats.hpp"
#include "server/rooms/room.hpp"
#include "server/rooms/stored/chat_storage.hpp"
#include "server/rooms/stored/game_reader.hpp"
#include "server/rooms/stored/new_game.hpp"
#include "server/rooms/stored/series.hpp"
#include "server/rooms/stored/word_rules.hpp"
#include "server/runtime/services.hpp"

// What a room asks the store, in the terms of the core.

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

/// Why the store gave no answer: the disk, or a bug.
StorageFault fault_of(const std::exception& problem) {
    const bool is_disk = dynamic_cast<const StorageFailed*>(&problem) != nullptr;
    return {is_disk ? StorageFault::Kind::disk : StorageFault::Kind::other, problem.what()};
}

std::map<PlayerId, std::string> names_of(const std::vector<storage::PlayerRow>& people) {
    std::map<PlayerId, std::string> names;
    for (const storage::PlayerRow& person : people) names[person.id] = person.name;
    return names;
}

/// Who sits in a game; computers have no number.
void add_players(const GameState& state, std::vector<PlayerId>& players) {
    for (const SeatHolder& holder : state.seats)
        if (!holder.computer) players.push_back(holder.player);
}

std::optional<storage::CommandId> request_of(const std::optional<CommandKey>& receipt) {
    if (!receipt) return std::nullopt;
    return storage::CommandId{receipt->first, receipt->second};
}

struct OutcomeOf {
    Stored operator()(const storage::Stored&) const { return {Stored::OnDisk{}}; }
    Stored operator()(const storage::Conflict&) const { return {Stored::Conflict{}}; }
    Stored operator()(const storage::Repeated& repeated) const {
        const storage::Receipt& first = repeated.receipt;
        if (first.kind == storage::ReceiptKind::create) return {Stored::Repeated{}};
        return {Stored::Repeated{first.room, first.game}};
    }
};

/// Whether players of the newest game may have more or fewer lines to read. So they do not hear that others chat.
bool changes_unread(const ChatDone& done) {
    if (const auto* kept = std::get_if<chat_outcome::Kept>(&done.outcome))
        return kept->line.channel == protocol::Channel::players;
    if (const auto* deleted = std::get_if<chat_outcome::Deleted>(&done.outcome))
        return deleted->channel == protocol::Channel::players;
    return std::holds_alternative<chat_outcome::Switched>(done.outcome);
}

/// Nothing is unread for those who have been removed from the room.
bool changes_unread(const StoreChange& change) {
    return change.lines_of || change.removes;
}

}  // namespace

// An awaited value gets a name before it goes into braces: GCC 12 destroys such temporaries twice.
Room::StorageWork Room::load_room() {
    try {
        storage::Series series = co_await services_.store.load_series(id_, max_known_games);
        if (series.closed) series = co_await services_.store.load_series(id_, std::numeric_limits<int>::max());
        if (series.games.empty()) throw std::runtime_error("the room has no game");
        RoomRecord record = room_record(code_, series);
        co_await note_word_rules(services_.store, id_, record);
        co_return RoomLoaded{std::move(record)};
    } catch (const std::exception& problem) {
        co_return fault_of(problem);
    }
}

Room::StorageWork Room::create_game(const CreateGame& wanted) {
    try {
        const storage::Series series = co_await services_.store.load_series(id_, 1);
        CreateGame renamed = wanted;
        renamed.seats = with_new_names(wanted.seats, names_of(series.people));
        auto made = new_game(services_.lexicons, services_.entropy, services_.clock.now(), id_, renamed);
        if (!made) co_return GameMade{made.error()};
        made->create.request = request_of(wanted.receipt);
        // Stores the word list first, so that a game is never without one.
        if (const auto fault = services_.lexicons.keep(made->lexicon)) throw StorageFailed(fault->fault.why);
        const storage::CreateGameOutcome outcome = co_await services_.store.create_game(std::move(made->create));
        std::vector<PlayerId> players = core_.players();
        for (const protocol::TakenSeat& seat : wanted.seats.seats)
            if (!seat.computer) players.push_back(seat.player);
        services_.followed_games.changed(code_, players);
        const bool is_made = std::holds_alternative<storage::GameCreated>(outcome);
        co_return is_made ? GameMade{GameMade::OnDisk{}} : GameMade{GameMade::TooLate{}};
    } catch (const std::exception& problem) {
        co_return fault_of(problem);
    }
}

Room::StorageWork Room::do_in_chat(ChatJob job) {
    try {
        ChatDone done =
            co_await server::do_in_chat(services_.store.chat(), id_, services_.clock.now(), std::move(job));
        if (changes_unread(done)) services_.followed_games.changed(code_, core_.players());
        co_return done;
    } catch (const std::exception& problem) {
        co_return fault_of(problem);
    }
}

Room::StorageWork Room::store_change(const StoreChange& change) {
    try {
        storage::ChangeRoom wanted{
            .room = id_, .about = stored_form(change.about), .request = request_of(change.receipt)};
        wanted.lines_of = change.lines_of;
        if (change.named) wanted.named = storage::PlayerRow{change.named->first, change.named->second};
        if (change.closes) wanted.closed = services_.clock.now();
        co_await services_.store.change_room(std::move(wanted));
        if (change.closes) {
            const std::vector<PlayerId> people = co_await services_.store.players_in(id_);
            services_.followed_games.changed(code_, people);
        }
        if (changes_unread(change)) services_.followed_games.changed(code_, core_.players());
        if (change.named) services_.tell_name(change.named->first, change.named->second);
        co_return RoomChanged{};
    } catch (const std::exception& problem) {
        co_return fault_of(problem);
    }
}

// Before anything of it is read, so for as many entries as it has versions. A game that others have open is read
// again for them.
asio::awaitable<std::optional<Span>> Room::has_to_wait(int number) {
    const GameCore* game = core_.game(number);
    if (!entering_from_ || (game && !game->watching().empty())) co_return std::nullopt;
    const std::string network = *entering_from_;
    const std::optional<storage::GameVersion> found = co_await services_.store.find_version(id_, number);
    if (!found) co_return std::nullopt;
    co_return services_.limits.games.refuse_opened_entries(network, found->version, services_.clock.now());
}

Room::StorageWork Room::load_game(int number) {
    try {
        const std::optional<Span> wait = co_await has_to_wait(number);
        if (wait) co_return TooManyRead{*wait};
        std::optional<storage::StoredGame> stored = co_await services_.store.load_game(id_, number);
        if (!stored && core_.lists(number)) co_return Damaged{0, 0, "its seed is missing"};
        if (!stored) co_return NoGame{};
        journals_.set(core_.entries());
        if (!journals_.take(stored->entries.size(), entering_from_)) {
            services_.metrics.limit_reached(Limit::open_journals);
            co_return NoSpace{};
        }
        auto record = co_await services_.game_reader.read(*std::move(stored));
        if (!record) co_return Damaged{record.error().game, record.error().version, record.error().why};
        co_return Loaded{*std::move(record)};
    } catch (const std::exception& problem) {
        co_return fault_of(problem);
    }
}

Room::StorageWork Room::append(int number, const Append& append) {
    try {
        const GameCore& game = *core_.game(number);
        storage::Append wanted = append_of(*game.record(), *game.next_state(), append);
        std::vector<PlayerId> players;
        add_players(game.record()->state, players);
        add_players(*game.next_state(), players);
        const std::vector<storage::PlayerRow> names = wanted.projection.names;
        const bool is_over = wanted.projection.stage == engine::name_of(Stage::over);
        const storage::AppendOutcome outcome = co_await services_.store.append(std::move(wanted));
        services_.followed_games.changed(code_, players);
        if (std::holds_alternative<storage::Stored>(outcome))
            for (const storage::PlayerRow& named : names) services_.tell_name(named.id, named.name);
        if (is_over) services_.historian.game_ended();
        co_return std::visit(OutcomeOf{}, outcome);
    } catch (const std::exception& problem) {
        co_return fault_of(problem);
    }
}

}  // namespace crisscross::server
