#pragma once

#include <memory>
#include <optional>

#include "engine/computer/evaluator.hpp"
#include "engine/computer/strength.hpp"
#include "engine/computer/variety.hpp"
#include "engine/game/command.hpp"

namespace crisscross::engine {

/// How well a computer player judges. Measurements compare the usual skill with weaker ones.
struct Skill {
    LeaveTable leaves{};
    EndLimits end_game{};
};

/// Decides for one seat, from nothing but what the seat sees. The same view, seed and budget give the same command.
/// Not thread-safe.
class ComputerPlayer {
public:
    /// `known` has the words that it plays, `list` the words by which it judges others. The known words are part of
    /// the list, and both use the alphabet of the rules.
    ComputerPlayer(std::shared_ptr<const EvaluatorTables> known, Lexicon list, Strength strength,
                   EndLimits end_limits = {});
    /// Makes its own tables.
    ComputerPlayer(const Rules& rules, Lexicon known, Lexicon list, Strength strength);
    ComputerPlayer(const Rules& rules, Lexicon known, Lexicon list, Strength strength, const Skill& skill);

    /// The command that it gives now; nothing if it waits for others.
    std::optional<Command> choose(const SeatView& seen, std::uint32_t seed, Budget& budget);
    /// The same with `usual_budget`.
    std::optional<Command> choose(const SeatView& seen, std::uint32_t seed);
    /// In steps. Most decisions need less; a rack of twenty with several blanks uses it up in a second or two.
    static constexpr long usual_budget = 20'000'000;

private:
    bool trusts_the_last_play(const SeatView& seen) const;
    std::optional<Command> defend(const SeatView& seen) const;
    Command vote(const SeatView& seen) const;
    std::optional<Command> judge(const SeatView& seen);
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
