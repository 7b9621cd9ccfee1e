#include <algorithm>

#include "engine/game/decide.hpp"
#include "server/games/model/seating.hpp"
#include "server/rooms/model/next_plan.hpp"
#include "server/rooms/stored/series.hpp"
#include "tests/server/rooms/step/step_room.hpp"

namespace crisscross::test {

using namespace server;

namespace {

protocol::server::GameSummary summary(int number, const StepRoom::StoredGame& stored) {
    const GameState state = fold(fresh_game(stored.rules), stored.journal);
    protocol::server::GameSummary made{
        .game = number, .system = stored.system, .stage = std::string(engine::name_of(state.stage()))};
    made.names = names_in(state);
    return made;
}

std::vector<PlayerId> people(const StepRoom::StoredGame& stored) {
    std::vector<PlayerId> people;
    for (const SeatHolder& holder : fold(fresh_game(stored.rules), stored.journal).seats)
        if (!holder.computer) people.push_back(holder.player);
    return people;
}

std::vector<std::optional<PlayerId>> seated(const StepRoom::StoredGame& stored) {
    std::vector<std::optional<PlayerId>> seated;
    for (const SeatHolder& holder : fold(fresh_game(stored.rules), stored.journal).seats)
        seated.push_back(holder.computer ? std::nullopt : std::optional(holder.player));
    return seated;
}

}  // namespace

RoomAnswer StepRoom::load_room() {
    ++room_reads;
    if (!disk_works) return StorageAnswer(StorageFault{StorageFault::Kind::disk, "the disk is gone"});
    RoomRecord record{.code = code, .about = about};
    if (about.next && about.next->after < newest())
        record.about.next =
            plan_after(newest(), *about.next, seated(games.at(static_cast<std::size_t>(about.next->after - 1))));
    for (const StoredGame& stored : games)
        for (const SeatHolder& holder : fold(fresh_game(stored.rules), stored.journal).seats)
            if (!holder.computer) record.people.insert(holder.player);
    for (int number = newest(); number >= 1; --number)
        record.games.push_back(summary(number, games[static_cast<std::size_t>(number - 1)]));
    for (const auto& game : record.games)
        if (closed && game.stage == "over") record.over.insert(game.game);
    if (record.games.size() > max_known_games) record.games.resize(max_known_games);
    for (int number = 1; number <= newest(); ++number) {
        const StoredGame& stored = games[static_cast<std::size_t>(number - 1)];
        const Stage stage = fold(fresh_game(stored.rules), stored.journal).stage();
        const bool keeps_words_secret = stored.rules.ruleset().word_lookup != engine::WordLookup::always;
        for (const PlayerId player : people(stored))
            if (about.removed.contains(player) && stage == Stage::over) record.former[player].insert(number);
        if (stage == Stage::playing)
            record.under_way[number] = {people(stored), stored.journal.back().at, keeps_words_secret};
    }
    record.receipts = receipts;
    record.chat_on = chat_on;
    record.closed = closed;
    record.players = people(games.back());
    return RoomLoaded{std::move(record)};
}

RoomAnswer StepRoom::store(const StoreChange& change) {
    if (!disk_works) return StorageAnswer(StorageFault{StorageFault::Kind::disk, "the disk is full"});
    about = change.about;
    closed = closed || change.closes;
    if (change.lines_of) std::erase_if(chat, [&](const auto& line) { return line.person == *change.lines_of; });
    if (change.named) new_names_[person(change.named->first)] = change.named->second;
    store(change.receipt);
    return RoomChanged{};
}

void StepRoom::store(const std::optional<CommandKey>& receipt) {
    if (receipt) receipts.push_back(*receipt);
    if (std::cmp_greater(receipts.size(), storage::max_room_receipts)) receipts.erase(receipts.begin());
}

RoomAnswer StepRoom::create_game(const CreateGame& wanted) {
    if (!disk_works || !makes_games) return StorageAnswer(StorageFault{StorageFault::Kind::disk, "the disk is full"});
    if (wanted.number != newest() + 1) return GameMade{GameMade::TooLate{}};
    CHECK(wanted.rated == about.rated);
    std::vector<protocol::GameEvent> events{wanted.seats};
    const GameState seated = fold(fresh_game(wanted.rules), numbered(events, 0, now));
    for (engine::Event& event :
         engine::begin(wanted.rules, lexicon_.hash(), engine::Chance(engine::Seed{}), seated.levels()))
        events.emplace_back(std::move(event));
    games.push_back({wanted.rules, wanted.system, numbered(std::move(events), 0, now), {}, wanted.rated});
    store(wanted.receipt);
    return GameMade{GameMade::OnDisk{}};
}

RoomAnswer StepRoom::load(int game) {
    if (!disk_works) return StorageAnswer(StorageFault{StorageFault::Kind::disk, "the disk is gone"});
    if (game > newest()) return StorageAnswer(NoGame{});
    return StorageAnswer(Loaded{record(game)});
}

GameRecord StepRoom::record(int game) const {
    const StoredGame& stored = games[static_cast<std::size_t>(game - 1)];
    GameRecord record{.id = game,
                      .code = code,
                      .number = game,
                      .state = fold(fresh_game(stored.rules), stored.journal),
                      .log = stored.journal,
                      .receipts = stored.receipts,
                      .chance = engine::Chance(engine::Seed{}),
                      .lexicon = lexicon_,
                      .rated = stored.rated};
    record.lexicon_note.hash = lexicon_.hash();
    return record;
}

std::optional<int> StepRoom::game_of(const CommandKey& command) const {
    const auto has_it = [&command](const StoredGame& stored) { return stored.receipts.contains(command); };
    const auto found = std::ranges::find_if(games, has_it);
    if (found == games.end()) return std::nullopt;
    return static_cast<int>(found - games.begin()) + 1;
}

RoomAnswer StepRoom::append(int game, const Append& wanted) {
    if (!disk_works) return StorageAnswer(StorageFault{StorageFault::Kind::disk, "the disk is full"});
    if (const auto used_in = wanted.receipt ? game_of(*wanted.receipt) : std::nullopt)
        return StorageAnswer(Stored{Stored::Repeated{code, *used_in}});
    StoredGame& stored = games.at(static_cast<std::size_t>(game - 1));
    if (says_everything(wanted.entries.front())) stored.journal.clear();
    stored.journal.insert(stored.journal.end(), wanted.entries.begin(), wanted.entries.end());
    if (wanted.receipt) stored.receipts[*wanted.receipt] = stored.journal.back().version;
    if (!disk_answers) return StorageAnswer(StorageFault{StorageFault::Kind::disk, "the disk does not answer"});
    return StorageAnswer(Stored{});
}

}  // namespace crisscross::test
