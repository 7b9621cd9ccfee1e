#pragma once

#include <memory>
#include <optional>

#include "engine/computer/evaluator.hpp"
#include "engine/computer/strength.hpp"
#include "engine/computer/variety.hpp"
#include "engine/game/command.hpp"

namespace crisscross::engine {

/// How well a computer player judges. Measurements weaken it.
struct Skill {
    LeaveTable leaves{};
    EndLimits end_game{};
};

/// Decides for one seat, from what the seat sees and nothing else. The same view, seed and budget give the same
/// command. Not for several threads at once.
class ComputerPlayer {
public:
    /// `known`: of the words that it plays; `list`: by which it judges the words of others. Both in the alphabet of
    /// the rules, and the known words a part of the list.
    ComputerPlayer(std::shared_ptr<const EvaluatorTables> known, Lexicon list, Strength strength,
                   EndLimits end_game = {});
    /// With tables of its own.
    ComputerPlayer(const Rules& rules, Lexicon known, Lexicon list, Strength strength);
    ComputerPlayer(const Rules& rules, Lexicon known, Lexicon list, Strength strength, const Skill& skill);

    /// What it does now; nothing if it waits for others.
    std::optional<Command> choose(const SeatView& seen, std::uint32_t seed, Budget& budget);
    /// With `usual_budget`.
    std::optional<Command> choose(const SeatView& seen, std::uint32_t seed);
    /// In steps: more than most decisions take, and a second or two where a rack of twenty has several blanks.
    static constexpr long usual_budget = 20'000'000;

private:
    std::optional<Command> about_the_last_play(const SeatView& seen);
    Command take_turn(const SeatView& seen, Budget& budget);
    void leave_out_rejected(const SeatView& seen, std::vector<RankedPlay>& options) const;
    const RankedPlay& pick(const std::vector<RankedPlay>& options);
    std::optional<Command> search_the_end(const SeatView& seen, Budget& budget);
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
