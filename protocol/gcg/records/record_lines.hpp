#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/game/seat.hpp"
#include "engine/game/turn.hpp"
#include "engine/rules/rules.hpp"

namespace crisscross::protocol::gcg {

/// The lines that a record has of the moves and of what belongs to them, as they are written one by one.
class RecordLines {
public:
    RecordLines(const engine::Rules& rules, const std::vector<std::string>& nicks) : rules_(rules), nicks_(nicks) {}

    /// `turn`: with which the line is taken back, as below. `rack` may be empty: the file is then silent about it.
    void add_move(engine::Turn turn, engine::Seat seat, const engine::TileCounts& rack, const std::string& move,
                  int score, int total);
    /// `#label NICK`
    void add_label(engine::Turn turn, std::string_view label, engine::Seat seat);
    /// What a player has done, as a note.
    void add_note(engine::Turn turn, engine::Seat seat, const std::string& what);
    /// Each line of the text is a note of its own, so none can be read as a move.
    void add_text(engine::Turn turn, const std::string& text);
    /// Removes the lines of this turn and of all later ones again.
    void take_back(engine::Turn turn);

    std::string text() const;

private:
    struct Written {
        engine::Turn turn = 0;
        std::string text{};
    };

    const std::string& nick(engine::Seat seat) const { return nicks_.at(engine::index_of(seat)); }

    const engine::Rules& rules_;
    const std::vector<std::string>& nicks_;
    std::vector<Written> lines_;
};

}  // namespace crisscross::protocol::gcg
