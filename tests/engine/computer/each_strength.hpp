#pragma once

#include <array>

#include "engine/computer/computer_player.hpp"
#include "engine/lexicon/lexicon_builder.hpp"
#include "tests/support/engine/lexicon_from_disk.hpp"
#include "tests/support/engine/texts.hpp"
#include "tests/support/paths/paths.hpp"

namespace crisscross::test {

/// That of the build.
inline engine::Lexicon default_list() {
    return lexicon_from_disk(in_build("english.lexicon")).value();
}

/// A word list in the tiles of the rules, and the part of it that most people know.
struct Lists {
    engine::Lexicon all;
    engine::Lexicon easy;

    Lists(const engine::Lexicon& list, const engine::Rules& rules)
        : all(engine::respelt(list, rules.alphabet()).value()), easy(easy_of(all)) {}

    static engine::Lexicon easy_of(const engine::Lexicon& list) {
        std::vector<engine::Word> words = words_of(list);
        std::erase_if(words, [](const engine::Word& word) { return word.size() > 5; });
        return engine::build_lexicon("easy", list.alphabet(), words).value();
    }
};

/// One player of each strength, who may have several seats. Searches are short, so that many games can be played.
class EachStrength {
public:
    EachStrength(const engine::Rules& rules, const Lists& lists)
        : players_{
              engine::ComputerPlayer(rules, lists.easy, lists.all, engine::Strength::beginner),
              engine::ComputerPlayer(rules, lists.easy, lists.all, engine::Strength::casual),
              engine::ComputerPlayer(rules, lists.all, lists.all, engine::Strength::strong,
                                     engine::Skill{engine::leave_table(rules), engine::EndLimits{50'000, 30, 24}})} {}

    engine::ComputerPlayer* operator[](engine::Strength strength) {
        return &players_[static_cast<std::size_t>(strength)];
    }

private:
    std::array<engine::ComputerPlayer, 3> players_;
};

}  // namespace crisscross::test
