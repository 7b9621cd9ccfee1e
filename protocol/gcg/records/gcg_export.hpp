#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/game/event.hpp"
#include "engine/rules/rules.hpp"
#include "protocol/gcg/gcg.hpp"
#include "protocol/gcg/not_expressible.hpp"

namespace crisscross::protocol::gcg {

/// A finished game to be written as an annotated game.
struct RecordToWrite {
    engine::Rules rules;
    std::vector<std::string> names{};  ///< by seat, as the players are called at the end
    std::string lexicon{};             ///< the name of the word list
    std::span<const engine::Event> events{};
    std::vector<std::string> notes{};  ///< by event, as `#note` below its line; may be shorter, and have empty texts
};

/// The game as GCG. Moves that were taken back are left out, and turns that a
/// challenge has cost, as in most records; a note and `left_label` say who left the game. Three and four
/// players need the extension, which `players_label` marks; there `challenger_label` says who challenged. Refused
/// with a reason where GCG cannot express what happened: the rules have no place in it, or no system scores as the
/// room did.
engine::Result<std::string, NotExpressible> write_record(const RecordToWrite& record);

}  // namespace crisscross::protocol::gcg
