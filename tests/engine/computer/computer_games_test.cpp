#include "engine/catalogue/catalogue.hpp"
#include "engine/catalogue/settings.hpp"
#include "engine/lexicon/lexicon_builder.hpp"
#include "engine/rules/names.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/lexicon_from_disk.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/engine/texts.hpp"
#include "tests/support/games/tournament.hpp"
#include "tests/support/long_run.hpp"
#include "tests/support/paths/paths.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

/// The default list of the build in the long run; a few short words in the short one.
Lexicon english() {
    return long_run() ? crisscross::test::lexicon_from_disk(in_build("english.lexicon")).value()
                      : lexicon_of(short_words());
}

/// A word list in the tiles of the rules, and the part of it that most people know.
struct Lists {
    Lexicon all;
    Lexicon easy;

    explicit Lists(const Rules& rules) : all(respelt(english(), rules.alphabet()).value()), easy(easy_of(all)) {}

    static Lexicon easy_of(const Lexicon& list) {
        std::vector<Word> words = words_of(list);
        std::erase_if(words, [](const Word& word) { return word.size() > 5; });
        return build_lexicon("easy", list.alphabet(), words).value();
    }
};

/// One player of each strength, who may have several seats. Searches are short, so that many games can be played.
class Players {
public:
    Players(const Rules& rules, const Lists& lists)
        : players_{ComputerPlayer(rules, lists.easy, lists.all, Strength::beginner),
                   ComputerPlayer(rules, lists.easy, lists.all, Strength::casual),
                   ComputerPlayer(rules, lists.all, lists.all, Strength::strong,
                                  Skill{leave_table(rules), EndLimits{50'000, 30, 24}})} {}

    ComputerPlayer* operator[](Strength strength) { return &players_[static_cast<std::size_t>(strength)]; }

private:
    std::array<ComputerPlayer, 3> players_;
};

/// Plays games with two, three and four seats in rotation, and with the strengths in rotation.
void play_games(const Ruleset& ruleset, const std::vector<Strength>& strengths, std::uint32_t games) {
    const Rules rules = compile(ruleset).value();
    const Lists lists(rules);
    Players players(rules, lists);
    for (std::uint32_t game = 0; game < games; ++game) {
        INFO(ruleset.id << ", game " << game);
        std::vector<ComputerPlayer*> seats;
        for (std::size_t seat = 0; seat < 2 + game % 3; ++seat)
            seats.push_back(players[strengths[(game + seat) % strengths.size()]]);
        Tournament tournament(rules, lists.all, game, seats);
        CHECK(tournament.play().reason != Reason::resignation);
        CHECK_FALSE(tournament.game().position.board.empty());
    }
}

}  // namespace

TEST_CASE("beginners and casual computer players finish games of every system without an illegal command") {
    for (const Ruleset& ruleset : catalogue::all())
        play_games(ruleset, {Strength::beginner, Strength::casual}, long_run() ? 1000 : 2);
}

TEST_CASE("strong computer players finish games of every system without an illegal command") {
    for (const Ruleset& ruleset : catalogue::all()) play_games(ruleset, {Strength::strong}, long_run() ? 200 : 2);
}

TEST_CASE("computer players finish games with every ruling") {
    for (const Ruling ruling : {Ruling::on_laying, Ruling::challenge_free, Ruling::challenge_costs_turn,
                                Ruling::challenge_pays_five, Ruling::challenge_pays_ten}) {
        Settings settings;
        settings.knobs["ruling"] = std::string(name_of(ruling));
        play_games(resolve(settings).value().ruleset(), {Strength::strong, Strength::casual, Strength::beginner},
                   long_run() ? 100 : 2);
    }
}
