#include "tests/server/games/step/step_game.hpp"

#include "tests/server/games/step/error_code.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
using protocol::server::Error;
using About = protocol::server::Word;

namespace {

using Texts = std::vector<std::string>;

/// A room where words may be looked up at any time.
struct WithLookup : StepGame {
    explicit WithLookup(const std::string& system = "classic")
        : StepGame({.system = system, .knobs = {{"word_lookup", "always"}}}, {"NO", "ON", "ONE", "TON", "NOT"}) {
        start(2);
    }
    About about(const std::string& word, server::PlayerId player = 1) {
        return std::get<About>(ask(player, client::Word{"w", word}));
    }
};

}  // namespace

TEST_CASE("a question about a word is answered after the game and not before") {
    StepGame room;
    room.join(9);
    const auto refused = room.ask(9, client::Word{"w", "NO"});
    CHECK(error_code(refused) == "GAME_GOES_ON");
    CHECK(std::get<protocol::server::Error>(refused).details.reason == "words");
    room.start(2);
    for (const server::PlayerId player : {1, 2, 9})
        CHECK(error_code(room.ask(player, client::Word{"w", "NO"})) == "GAME_GOES_ON");
    room.say(1, client::Resign{StepGame::new_id()});
    for (const server::PlayerId player : {1, 2, 9})
        CHECK(std::get<About>(room.ask(player, client::Word{"w", "NO"})).in_list == true);
}

TEST_CASE("where the rules allow it, words are looked up during the game, too") {
    WithLookup room;
    CHECK(room.about("ON").in_list == true);
    CHECK(std::holds_alternative<protocol::server::Lookup>(room.ask(1, client::Lookup{"l", {"NO"}})));
}

TEST_CASE("a word is in the list or not, and has hooks and anagrams") {
    WithLookup room;
    const About on = room.about("on");
    CHECK(on.word == "ON");
    CHECK(on.in_list == true);
    CHECK(on.front_hooks == Texts{"T"});
    CHECK(on.back_hooks == Texts{"E"});
    CHECK(on.anagrams == Texts{"NO"});
    const About eno = room.about("\u00c8N-O");
    CHECK(eno.word == "ENO");
    CHECK(eno.in_list == false);
    CHECK(eno.anagrams == Texts{"ONE"});
    for (const char* word : {"-", "NO\nON", "N1", "\u0391"}) CHECK(room.about(word).in_list == false);
    CHECK(room.about(std::string(256, 'N')).in_list == false);
}

TEST_CASE("where anything is a word, no list decides, and there are definitions only") {
    WithLookup room("scrappy");
    const About answer = room.about("NO");
    CHECK_FALSE(answer.in_list.has_value());
    CHECK(answer.front_hooks.empty());
    CHECK(answer.anagrams.empty());
}

TEST_CASE("without a dictionary a word has no definitions, not even none") {
    CHECK_FALSE(WithLookup().about("NO").definitions.has_value());
}
