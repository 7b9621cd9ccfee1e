#include "server/games/stored/stored_journal.hpp"

#include <stdexcept>

#include "engine/text/utf8.hpp"
#include "protocol/stored/stored_text.hpp"
#include "server/games/model/game_fit.hpp"

namespace crisscross::server {

namespace {

std::string sentence(engine::Misfit misfit) {
    switch (misfit) {
        case engine::Misfit::out_of_order:
            return "it cannot come after the versions before it";
        case engine::Misfit::no_such_seat:
            return "it names a seat that is not there";
        case engine::Misfit::wrong_tiles:
            return "it moves tiles that are not there";
        case engine::Misfit::wrong_cell:
            return "it changes a cell that is off the board, taken or empty";
        case engine::Misfit::wrong_number:
            return "it has a number that does not follow from the versions before it";
        case engine::Misfit::wrong_options:
            return "it has options that the rules do not have";
    }
    throw std::logic_error("no such misfit");
}

/// A field may have any name in a damaged row, so only a reasonable one is repeated.
std::string sentence(const protocol::Fault& fault) {
    const bool is_usual = !fault.field.empty() && fault.field.size() < 60 && engine::is_plain_line(fault.field);
    return "it cannot be read: " + fault.why + (is_usual ? " (" + fault.field + ")" : "");
}

/// The game's own row counts the versions. A journal that ends within a command may leave a game that has not reached
/// its first turn, or in which only one player is left.
std::optional<GameDamage> check_end(const storage::StoredGame& stored, const GameState& state) {
    const std::string versions = std::to_string(stored.version) + " versions";
    if (state.version < stored.version)
        return GameDamage{stored.id, state.version + 1, "it is missing: the game has " + versions};
    if (state.version > stored.version)
        return GameDamage{stored.id, stored.version + 1, "it is too much: the game has " + versions};
    const bool is_playing = state.stage() == Stage::playing;
    if (is_playing && (state.game->turn == 0 || engine::active_seats(*state.game).size() < 2))
        return GameDamage{stored.id, state.version, "the journal ends in the middle of a command"};
    if (is_playing && state.game->recorded)
        return GameDamage{stored.id, state.version, "the game cannot go on: it has no hash of a seed"};
    return std::nullopt;
}

}  // namespace

void throw_exception_from_error(const GameDamage& damage, const boost::source_location&) {
    throw std::logic_error("unchecked damage: " + damage.why);
}

engine::Result<engine::Rules, GameDamage> read_rules(const storage::StoredGame& stored) {
    const auto ruleset = protocol::read_ruleset(stored.setup.rules);
    if (!ruleset) return GameDamage{stored.id, 0, "the rules: " + sentence(ruleset.error())};
    auto rules = engine::compile(*ruleset);
    if (!rules) return GameDamage{stored.id, 0, "the rules: " + rules.error().why};
    return *std::move(rules);
}

engine::Result<Journal, GameDamage> read_journal(const storage::StoredGame& stored, const VisitEntry& visit) {
    const auto rules = read_rules(stored);
    if (!rules) return rules.error();
    return read_journal(stored, *rules, visit);
}

engine::Result<Journal, GameDamage> read_journal(const storage::StoredGame& stored, const engine::Rules& rules,
                                                 const VisitEntry& visit) {
    Journal journal{{}, fresh_game(rules)};
    journal.log.reserve(stored.entries.size());
    for (const storage::JournalEntry& row : stored.entries) {
        auto event = protocol::read_event(rules, row.body);
        if (!event) return GameDamage{stored.id, row.version, sentence(event.error())};
        const GameEntry& entry = journal.log.emplace_back(GameEntry{row.version, row.at, *std::move(event)});
        if (!follows(journal.state, entry)) return GameDamage{stored.id, journal.state.version + 1, "it is missing"};
        if (const auto misfit = check_fit(journal.state, entry))
            return GameDamage{stored.id, row.version, sentence(*misfit)};
        if (visit) visit(journal.state, entry);
        journal.state = evolve(std::move(journal.state), entry);
    }
    if (auto damage = check_end(stored, journal.state)) return *std::move(damage);
    return journal;
}

}  // namespace crisscross::server
