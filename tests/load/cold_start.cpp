#include "tests/load/cold_start.hpp"

#include "protocol/stored/stored_text.hpp"
#include "server/options/config.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "tests/load/median.hpp"
#include "tests/support/temporary_folder.hpp"

namespace crisscross::load {

using nlohmann::json;

namespace {

constexpr int usual_games = 9;
constexpr int usual_turns = 25;
constexpr int rooms_in_a_transaction = 10'000;

std::string code_of(int number) {
    return "LOAD" + std::to_string(number);
}

/// Rooms of which nothing is ever asked.
void store_rooms(const std::filesystem::path& file, const engine::Rules& rules, int count) {
    storage::Database database(file);
    storage::CreateRoom room{
        .setup = {.system = "classic", .rules = protocol::write_ruleset(rules.ruleset()).text, .lexicon = "english"},
        .events = {R"({"type":"seats_changed","seats":[{"name":"Player","player":0}]})"}};
    for (int number = 0; number < count;) {
        storage::Transaction transaction(database);
        for (int batch = 0; batch < rooms_in_a_transaction && number < count; ++batch, ++number) {
            room.code = code_of(number);
            storage::create_room(database, room);
        }
        transaction.commit();
    }
}

/// A game with this many turns of the mix, in a room of its own. Returns the codes.
std::vector<std::string> play(ServerProcess& server, Knowledge& knowledge, const Options& options, int rooms,
                              int turns) {
    PlayersRun players(server, knowledge, options, rooms);
    players.run().send_each(turns);
    return players.codes();
}

struct TimedJoin {
    double milliseconds = 0;
    std::size_t bytes = 0;
};

TimedJoin timed_join(ServerProcess& server, const std::string& room) {
    boost::asio::io_context context;
    Connection guest(context, server.port());
    guest.ask({{"type", "hello"}, {"protocols", {{"min", 1}, {"max", 1}}}});
    const auto begin = Clock::now();
    const json answer = guest.ask({{"type", "join"}, {"room", room}});
    const std::chrono::duration<double, std::milli> taken = Clock::now() - begin;
    return {taken.count(), answer.dump().size()};
}

}  // namespace

ColdStart cold_start(const std::filesystem::path& program, const std::filesystem::path& lexicon, Knowledge& knowledge,
                     const Options& options) {
    const test::TemporaryFolder folder;
    std::vector<std::string> usual;
    std::vector<std::string> long_game;
    Options exchanges = options;
    exchanges.mix = Mix::exchanges;
    {
        auto server = ServerProcess::crisscross(program, folder / "data", lexicon, options);
        usual = play(server, knowledge, options, usual_games, usual_turns);
        if (options.turns > 0) long_game = play(server, knowledge, exchanges, 1, options.turns);
        server.stop();
    }
    store_rooms(folder / "data" / server::database_file, knowledge.rules, options.stored);
    auto server = ServerProcess::crisscross(program, folder / "data", lexicon, options);
    ColdStart found{.seconds_to_ready = server.seconds_to_ready()};
    std::vector<double> joins;
    for (const std::string& room : usual) joins.push_back(timed_join(server, room).milliseconds);
    found.join = median(joins);
    if (!long_game.empty()) {
        const TimedJoin join = timed_join(server, long_game.front());
        found.long_join = join.milliseconds;
        found.long_bytes = static_cast<double>(join.bytes);
    }
    server.stop();
    return found;
}

}  // namespace crisscross::load
