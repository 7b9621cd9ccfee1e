#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/game/game.hpp"
#include "engine/play/refusal.hpp"

namespace crisscross::engine {

/// How an event of a history differs from what the rules and the seed of its game give.
enum class Deviation : std::uint8_t {
    no_beginning,      ///< the first event, `began`, is missing
    wrong_seats,       ///< it begins with another number of seats
    wrong_seed_hash,   ///< the seed does not have the hash that was published
    wrong_list,        ///< it names another word list than the game
    wrong_opening,     ///< chance gives another opening
    not_permitted,     ///< no command that the rules permit leads to it; `refusal` may say why
    wrong_tiles,       ///< its tiles are not those that the seed gives
    tiles_not_there,   ///< it moves tiles that are not where it takes them from
    wrong_score,       ///< a play scores something else
    wrong_settlement,  ///< the final scores or the winners are others
    wrong_seed,        ///< it reveals another seed than that of the game
    unlike_rules,      ///< the same event comes here, but with something else in it
    wrong_event,       ///< another event comes here
    cut_off            ///< the history ends in the middle of a command
};

struct HistoryFault {
    std::size_t event = 0;  ///< index into the events
    Deviation deviation = Deviation::not_permitted;
    std::optional<Refusal> refusal{};
    std::optional<Event> right{};  ///< what the rules and the seed give here, where that is known
    bool operator==(const HistoryFault&) const = default;
};

/// What a history must follow from.
struct HistoryOrigin {
    Rules rules;
    Lexicon::Hash list{};
    Seed seed{};
    std::vector<std::string> levels{};  ///< one for each seat; empty where the rules have none
};

struct HistoryCheck {
    Game game;                           ///< as far as the rules could be followed
    std::vector<HistoryFault> faults{};  ///< in order, at most `max_faults`
};

/// Finds the command behind each event and decides it again, so that draws (docs/chance.md), scores, turns and the
/// settlement are those of the rules. Which words were good follows from the events: without its word list, a
/// challenge is taken as it ended. After a wrong detail it goes on with the right one; after an event that should not
/// come at all it stops. Finds at most `max_faults`. The events may come from anybody.
HistoryCheck check_history(const HistoryOrigin& origin, std::span<const Event> events, std::size_t max_faults);

}  // namespace crisscross::engine
