#pragma once

#include <optional>

#include "engine/computer/evaluator.hpp"
#include "engine/computer/strength.hpp"
#include "engine/computer/variety.hpp"
#include "engine/game/command.hpp"

namespace crisscross::engine {

/// How well a computer player judges: measurements take some of it away.
struct Insight {
    LeaveTable leaves{};
    EndLimits end_game{};
};

/// Decides for one seat, from what the seat sees and nothing else. The same view and the same seed give the same
/// command. Not for several threads at once.
class ComputerPlayer {
public:
    /// `known`: the words that it plays; `list`: by which it judges the words of others. Both in the alphabet of the
    /// rules, and `known` a part of the list.
    ComputerPlayer(const Rules& rules, Lexicon known, Lexicon list, Strength strength);
    ComputerPlayer(const Rules& rules, Lexicon known, Lexicon list, Strength strength, const Insight& insight);

    /// What it does now; nothing if it waits for others.
    std::optional<Command> choose(const SeatView& seen, std::uint32_t seed);

private:
    std::optional<Command> about_the_last_play(const SeatView& seen);
    Command take_turn(const SeatView& seen);
    void leave_out_rejected(const SeatView& seen, std::vector<Advice>& options) const;
    const Advice& pick(const std::vector<Advice>& options);
    std::optional<Command> search_the_end(const SeatView& seen);
    Command turn_without_play(const SeatView& seen);
    Command exchange_or_pass(const SeatView& seen);

    Rules rules_;
    Lexicon list_;
    Strength strength_;
    EndLimits end_limits_;
    Evaluator evaluator_;
    Variety variety_{};
};

}  // namespace crisscross::engine
