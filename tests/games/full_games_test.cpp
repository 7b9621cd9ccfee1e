#include <nlohmann/json.hpp>

#include "engine/rules/names.hpp"
#include "server/files/whole_file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/wire_room.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/engine/texts.hpp"
#include "tests/support/long_run.hpp"

using namespace crisscross;
using namespace crisscross::test;

namespace {

/// Plays a game to its end, and compares the room with its journal after every command, or after some: each time all
/// that was stored is read again.
void play(WireRoom& room, std::uint32_t seed, int compare_every) {
    RandomPlayer player(short_words_as_letters(), seed);
    for (int turn = 1; !room.over(); ++turn) {
        room.carry_out(player.next(room.game()));
        if (turn % compare_every == 0) REQUIRE(room.difference() == "");
    }
    CHECK(room.difference() == "");
}

/// Any two letters.
std::vector<std::string> all_pairs() {
    std::vector<std::string> pairs;
    for (char first = 'A'; first <= 'Z'; ++first)
        for (char second = 'A'; second <= 'Z'; ++second) pairs.push_back({first, second});
    return pairs;
}

/// Lays two lettered tiles of a rack, on the centre and beside it.
std::vector<protocol::LayText> two_of(const std::vector<std::string>& rack) {
    std::vector<protocol::LayText> placement;
    for (const std::string& tile : rack)
        if (tile != "?" && placement.size() < 2)
            placement.push_back({{7, 7 + static_cast<int>(placement.size())}, tile, {}});
    return placement;
}

}  // namespace

TEST_CASE(
    "whole games of every challenge rule with two, three and four seats: the journal is the room, and nothing "
    "leaks") {
    const auto ruling =
        GENERATE(engine::Ruling::on_laying, engine::Ruling::challenge_free, engine::Ruling::challenge_costs_turn,
                 engine::Ruling::challenge_pays_five, engine::Ruling::challenge_pays_ten);
    const int games = long_run() ? 3 : 1;
    for (int number = 0; number < games; ++number)
        for (int seats = 2; seats <= 4; ++seats) {
            if (is_slow && seats != 2 + static_cast<int>(ruling) % 3) continue;
            TestServer server({}, short_words());
            engine::Settings settings;
            settings.knobs["ruling"] = std::string(engine::name_of(ruling));
            WireRoom room(server, settings, seats);
            play(room, static_cast<std::uint32_t>(100 * number + seats), long_run() && number == 0 ? 1 : 3);
            CHECK(room.leaks() == std::vector<std::string>{});
        }
}

TEST_CASE("an old game keeps its rules and its word list after both have changed (G5)") {
    TestServer server({}, all_pairs());
    std::deque<Guest> first;
    const std::string room = start_room(server, first, {}, 2);
    const std::vector<std::string> tokens{first[0].token, first[1].token};
    const auto rules = first[0].snapshot().at("rules");
    server.stop();
    REQUIRE(server::replace_whole(server.config().lexicon, lexicon_of({"ZZZ"}).bytes()));
    server.start();

    KeptRoom kept(server.data() / server::database_file, room);
    const auto mover = static_cast<std::size_t>(kept.game().to_move);
    Guest player = server.guest(tokens[mover]);
    Guest challenger = server.guest(tokens[1 - mover]);
    player.join(room);
    challenger.join(room);
    player.say(protocol::client::Play{{}, 1, two_of(player.rack())});
    challenger.say(protocol::client::Challenge{{}, 1});
    CHECK(kept.read().game->pending_play() == nullptr);
    CHECK(kept.game().position.board.occupied({7, 7}));
    CHECK(challenger.snapshot().at("rules") == rules);
}

TEST_CASE("a game continues where it was after each of many restarts") {
    TestServer server({}, short_words());
    std::deque<Guest> first;
    const std::string room = start_room(server, first, {}, 2);
    const std::vector<std::string> tokens{first[0].token, first[1].token};
    KeptRoom kept(server.data() / server::database_file, room);
    for (int restart = 0; restart < 10; ++restart) {
        server.restart();
        const std::uint32_t version = kept.state().version;
        std::deque<Guest> guests;
        for (const std::string& token : tokens) {
            guests.push_back(server.guest(token));
            guests.back().join(room, version);
            CHECK(guests.back().version == version);
        }
        Guest& mover = guests[static_cast<std::size_t>(kept.game().to_move)];
        mover.say(protocol::client::Exchange{{}, kept.game().turn, {mover.rack().front()}});
        CHECK(kept.read().version > version);
    }
}
