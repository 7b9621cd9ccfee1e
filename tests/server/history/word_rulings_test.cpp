#include "server/history/word_rulings.hpp"

#include "engine/catalogue/catalogue.hpp"
#include "engine/catalogue/settings.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/texts.hpp"

using namespace crisscross;
using namespace crisscross::server;
using namespace crisscross::test;

namespace {

constexpr bool is_in_list = true;
constexpr bool is_not = false;

SummaryWord spelt(const std::string& text, std::optional<bool> listed) {
    return {.text = text, .letters = static_cast<int>(text.size()), .listed = listed};
}

SummaryChallenge upheld(int votes_for, int votes_against) {
    return {.challenger = 1, .upheld = true, .by_vote = true, .votes_for = votes_for, .votes_against = votes_against};
}
SummaryChallenge rejected(int votes_for, int votes_against) {
    return {.challenger = 1, .by_vote = true, .votes_for = votes_for, .votes_against = votes_against};
}

SummaryMove play(std::vector<SummaryWord> words, const SummaryChallenge& challenge) {
    return {.words = std::move(words), .withdrawn = !challenge.upheld, .challenge = challenge};
}

std::vector<storage::GameRuling> rulings_of(std::vector<SummaryMove> moves) {
    return word_rulings({.moves = std::move(moves)});
}

using Rulings = std::vector<storage::GameRuling>;

}  // namespace

TEST_CASE("a vote that accepts a play is a ruling about those of its words that the list does not have") {
    CHECK(rulings_of({play({spelt("FLURB", is_not), spelt("CAT", is_in_list)}, upheld(1, 0))}) ==
          Rulings{{"FLURB", 1, 0}});
    CHECK(rulings_of({play({spelt("FLURB", is_not)}, upheld(1, 1))}) == Rulings{{"FLURB", 1, 0}});
}

TEST_CASE("a vote against a play is a ruling about its words if the list has all of them") {
    CHECK(rulings_of({play({spelt("AALII", is_in_list), spelt("AT", is_in_list)}, rejected(0, 1))}) ==
          Rulings{{"AALII", 0, 1}, {"AT", 0, 1}});
    CHECK(rulings_of({play({spelt("FLURB", is_not), spelt("AT", is_in_list)}, rejected(0, 1))}).empty());
}

TEST_CASE("a ruling needs votes: neither a time that runs out nor a player who gives in is one") {
    CHECK(rulings_of({play({spelt("FLURB", is_not)}, upheld(0, 0))}).empty());
    CHECK(rulings_of({play({spelt("AALII", is_in_list)}, rejected(0, 0))}).empty());
    CHECK(rulings_of({play({spelt("AALII", is_in_list)}, rejected(1, 1))}).empty());
}

TEST_CASE("what the list decides, what nobody challenges and what is taken back is not a ruling") {
    SummaryChallenge by_list = upheld(1, 0);
    by_list.by_vote = false;
    SummaryMove back = play({spelt("FLURB", is_not)}, upheld(1, 0));
    back.taken_back = true;
    SummaryMove unchallenged = back;
    unchallenged.taken_back = false;
    unchallenged.challenge.reset();
    CHECK(rulings_of({play({spelt("FLURB", is_not)}, by_list), back, unchallenged}).empty());
}

TEST_CASE("without the word list of a game nobody knows what its players have ruled") {
    CHECK(rulings_of({play({spelt("FLURB", {})}, upheld(1, 0)), play({spelt("CAT", {})}, rejected(0, 1))}).empty());
}

TEST_CASE("a word that no list can have is not a ruling") {
    CHECK(rulings_of({play({spelt("A", is_not)}, upheld(1, 0)), play({spelt("\u00c4H", is_not)}, upheld(1, 0)),
                      play({spelt(std::string(22, 'A'), is_not)}, upheld(1, 0))})
              .empty());
}

TEST_CASE("a word is counted as often as it was ruled upon in a game") {
    const SummaryMove once = play({spelt("FLURB", is_not)}, upheld(1, 0));
    CHECK(rulings_of({once, play({spelt("CAT", is_in_list)}, rejected(0, 2)), once}) ==
          Rulings{{"CAT", 0, 1}, {"FLURB", 2, 0}});
}

TEST_CASE("whether a list has a word goes by what its tiles spell, and backwards where that may be read") {
    const engine::Lexicon list = lexicon_of({"FLOW", "THE"});
    const engine::Rules scrappy = engine::compile(engine::catalogue::scrappy()).value();
    const engine::Rules shmac = engine::compile(engine::catalogue::shmac()).value();
    const engine::Rules crosswords = engine::compile(engine::catalogue::crosswords()).value();
    const auto word = [](const engine::Rules& rules, const char* text) {
        return rules.alphabet().spell(text).value();
    };
    CHECK(is_listed(scrappy, list, word(scrappy, "FLOW")));
    CHECK_FALSE(is_listed(scrappy, list, word(scrappy, "WOLF")));
    CHECK(is_listed(shmac, list, word(shmac, "THE")));
    CHECK(is_listed(crosswords, list, word(crosswords, "WOLF")));
}
