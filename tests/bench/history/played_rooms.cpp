#include "tests/bench/history/played_rooms.hpp"

#include <array>
#include <atomic>
#include <cstdio>
#include <set>
#include <thread>

#include "engine/catalogue/catalogue.hpp"
#include "engine/lexicon/lexicon_builder.hpp"
#include "protocol/stored/stored_text.hpp"
#include "server/access/auth.hpp"
#include "server/games/stored/stored_game.hpp"
#include "server/lexicons/lexicon_store.hpp"
#include "tests/storage/answer_to.hpp"
#include "tests/support/games/tournament.hpp"

namespace crisscross::test {

namespace {

constexpr int writers = 8;                             // more than processors, as they wait for the disk
constexpr std::int64_t first_day = 1'577'880'000'000;  // 2020-01-01, noon
constexpr std::int64_t game_time = 25 * 60'000;
constexpr std::int64_t between_games = 18 * 3'600'000;

/// Who plays in a room. The first person is in every fifth, as somebody who plays all the time.
std::vector<int> room_people(int room, int seats) {
    std::set<int> people;
    if (room % 5 == 0) people.insert(0);
    for (int next = room * 3 + 1; static_cast<int>(people.size()) < seats; next += 7)
        people.insert(next % people_count);
    return {people.begin(), people.end()};
}

/// Nearly all games are of the first system, as the others take computers up to twenty times as long.
std::size_t game_system(int game, std::size_t systems) {
    constexpr int first_system_of = 20;
    return game % first_system_of == 0 ? static_cast<std::size_t>(game / first_system_of) % systems : 0;
}

/// What the journal has: games name the list that was chosen, not the one made of it for their tiles.
std::vector<protocol::GameEvent> events_of(const Tournament& game, const BenchSystem& system) {
    std::vector<protocol::GameEvent> events(game.events().begin(), game.events().end());
    std::get<engine::Began>(std::get<engine::Event>(events.front())).lexicon_hash = system.chosen;
    return events;
}

using People = std::array<storage::PlayerId, people_count>;

People store_people(storage::Store& store) {
    People people{};
    for (int number = 0; number < people_count; ++number) {
        const storage::NewDevice device{.token = server::token_hash(person_token(number)).value(), .at = first_day};
        people[static_cast<std::size_t>(number)] = answer_to<storage::PlayerOnDevice>([&](auto done) {
                                                       store.create_player(device, std::move(done));
                                                   }).player.id;
    }
    return people;
}

/// One of the threads that play, with players of its own.
class RoomPlayer {
public:
    RoomPlayer(storage::Store& store, const std::vector<BenchSystem>& systems, const People& people)
        : store_(store), systems_(systems), people_(people) {
        for (const BenchSystem& system : systems)
            players_.emplace_back(system.tables, system.list, engine::Strength::casual);
    }

    void play_room(int room, int games) {
        storage::RoomId id = 0;
        for (int game = 1; game <= games; ++game) play_game(room, game, id);
    }

private:
    void play_game(int room, int number, storage::RoomId& id) {
        const std::size_t which = game_system(room + number, systems_.size());
        const BenchSystem& system = systems_[which];
        const int seats =
            std::clamp(2 + room % 3, system.rules.ruleset().least_seats, system.rules.ruleset().most_seats);
        Tournament game(system.rules, system.list, static_cast<std::uint32_t>(room * 1000 + number),
                        std::vector<engine::ComputerPlayer*>(static_cast<std::size_t>(seats), &players_[which]));
        game.play();
        const std::int64_t began = first_day + room * 60'000 + number * between_games;
        const auto seated = server::numbered({seats_of(room, seats, system.rules)}, 0, began);
        const auto moves = server::numbered(events_of(game, system), 1, began + game_time);
        const server::GameState before = server::fresh_game(system.rules);
        const server::GameState ready = server::fold(before, seated);
        const storage::GameSetup setup{.system = system.rules.ruleset().id,
                                       .rules = protocol::write_ruleset(system.rules.ruleset()).text,
                                       .lexicon = std::string(server::default_lexicon),
                                       .lexicon_hash = system.chosen,
                                       .seed = game.seed()};
        const auto stored = store(room, number, id, setup, server::event_texts(system.rules, seated),
                                  server::project(before, ready, seated), began);
        const storage::Append append{.game = stored,
                                     .expected = 1,
                                     .at = began + game_time,
                                     .events = server::event_texts(system.rules, moves),
                                     .projection = server::project(ready, server::fold(ready, moves), moves)};
        answer_to<storage::AppendOutcome>([&](auto done) { store_.append(append, std::move(done)); });
    }

    protocol::SeatsChanged seats_of(int room, int seats, const engine::Rules& rules) const {
        const auto& levels = rules.ruleset().levels;
        protocol::SeatsChanged event;
        for (const int person : room_people(room, seats)) {
            protocol::TakenSeat seat{.player = people_[static_cast<std::size_t>(person)],
                                     .name = person_name(person)};
            if (!levels.empty()) seat.level = levels.front().name;
            event.seats.push_back(std::move(seat));
        }
        return event;
    }

    storage::GameId store(int room, int number, storage::RoomId& id, const storage::GameSetup& setup,
                          const std::vector<std::string>& events, const storage::Projection& projection,
                          std::int64_t at) {
        if (number == 1) {
            const storage::CreateRoom wanted{
                .code = code_of_room(room), .at = at, .setup = setup, .events = events, .projection = projection};
            const auto made = answer_to<storage::CreateRoomOutcome>(
                [&](auto done) { store_.create_room(wanted, std::move(done)); });
            id = std::get<storage::RoomCreated>(made).room;
            return std::get<storage::RoomCreated>(made).game;
        }
        const storage::CreateGame wanted{
            .room = id, .number = number, .at = at, .setup = setup, .events = events, .projection = projection};
        const auto made =
            answer_to<storage::CreateGameOutcome>([&](auto done) { store_.create_game(wanted, std::move(done)); });
        return std::get<storage::GameCreated>(made).game;
    }

    storage::Store& store_;
    const std::vector<BenchSystem>& systems_;
    const People& people_;
    std::vector<engine::ComputerPlayer> players_;
};

}  // namespace

std::vector<BenchSystem> bench_systems(const engine::Lexicon& english) {
    std::vector<BenchSystem> systems;
    for (const engine::Ruleset& ruleset : engine::catalogue::all()) {
        const engine::Rules rules = engine::compile(ruleset).value();
        const engine::Lexicon list = engine::respelt(english, rules.alphabet()).value();
        systems.push_back(
            {rules, english.hash(), list, std::make_shared<const engine::EvaluatorTables>(rules, list)});
    }
    return systems;
}

std::string person_token(int number) {
    char token[65];
    std::snprintf(token, sizeof token, "%064x", number + 1);
    return token;
}

std::string person_name(int number) {
    return "Person " + std::to_string(number);
}

std::string code_of_room(int number) {
    constexpr std::string_view letters = "ABCDEFGHJKMNPQRSTVWXYZ";
    std::string code = "BENCH";
    for (int place = 0; place < 3; ++place, number /= static_cast<int>(letters.size()))
        code += letters[static_cast<std::size_t>(number) % letters.size()];
    return code;
}

void store_played_rooms(storage::Store& store, const std::vector<BenchSystem>& systems, const RoomPlan& plan) {
    const People people = store_people(store);
    std::atomic<int> next_room = 0;
    const auto play = [&] {
        RoomPlayer player(store, systems, people);
        for (int room = next_room++; room < plan.rooms; room = next_room++) {
            player.play_room(room, plan.games_in_a_room);
            std::fprintf(stderr, "\rplayed %d rooms of %d", room + 1, plan.rooms);
        }
    };
    std::vector<std::jthread> threads;
    for (int writer = 0; writer < writers; ++writer) threads.emplace_back(play);
    threads.clear();
    std::fputc('\n', stderr);
}

}  // namespace crisscross::test
