#include <random>
#include <string>

#include "engine/catalogue/catalogue.hpp"
#include "engine/lexicon/lexicon_builder.hpp"
#include "tests/fuzz/chosen_command.hpp"
#include "tests/fuzz/require.hpp"
#include "tests/fuzz/targets.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/engine/small_rules.hpp"
#include "tests/support/games/allowed_check.hpp"
#include "tests/support/games/random_ruleset.hpp"
#include "tests/support/games/witness.hpp"

namespace crisscross::fuzz {

namespace {

constexpr int max_commands = 150;

/// Rules, and a list of words for them.
struct Chosen {
    engine::Rules rules;
    std::vector<std::string> words{};
};

/// A system on a small board, or a mixture of knobs.
Chosen chosen_rules(Bytes& bytes, std::mt19937& random) {
    const auto& systems = engine::catalogue::all();
    const auto system = static_cast<std::size_t>(bytes.below(2 * static_cast<int>(systems.size())));
    if (system >= systems.size()) return {test::random_rules(random), test::short_words()};
    Chosen chosen{test::small_rules(systems[system], random)};
    for (const engine::Word& word : words_of(test::small_lexicon(chosen.rules, random)))
        chosen.words.push_back(chosen.rules.alphabet().text(word));
    return chosen;
}

std::vector<std::string> levels_for(const engine::Ruleset& rules, Bytes& bytes) {
    const int more = bytes.below(rules.most_seats - rules.least_seats + 1);
    std::vector<std::string> levels(static_cast<std::size_t>(rules.least_seats + more));
    const auto& known = rules.levels;
    for (std::string& level : levels)
        if (!known.empty()) level = known[static_cast<std::size_t>(bytes.below(static_cast<int>(known.size())))].name;
    return levels;
}

void check(const test::StartedGame& game, test::Witness& witness, std::mt19937& random) {
    const std::string complaint = witness.complaint(game);
    require(complaint.empty(), complaint);
    for (engine::Seat seat = 0; seat < static_cast<engine::Seat>(game.state.position.players.size()); ++seat) {
        const std::string wrong = test::wrong_permission(game, seat, random);
        require(wrong.empty(), wrong);
    }
}

}  // namespace

void commands(std::string_view text) {
    Bytes bytes(text);
    std::mt19937 random(static_cast<std::uint32_t>(bytes.below(256)));
    const Chosen chosen = chosen_rules(bytes, random);
    const auto levels = levels_for(chosen.rules.ruleset(), bytes);
    test::StartedGame game(chosen.rules, levels, chosen.words, engine::Seed{static_cast<std::uint8_t>(random())});
    test::Witness witness(chosen.rules, chosen.words);
    const auto list = engine::respelt(test::lexicon_of(chosen.words), chosen.rules.alphabet());
    if (!list) return;
    check(game, witness, random);
    for (int count = 0; count < max_commands && !bytes.empty() && !game.state.over(); ++count) {
        const test::Move move = chosen_command(game.state, *list, bytes);
        if (game.code(move.seat, move.command)) continue;  // refused, which changes nothing
        game.say(move.seat, move.command);
        check(game, witness, random);
    }
}

}  // namespace crisscross::fuzz
