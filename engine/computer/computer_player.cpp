#include "engine/computer/computer_player.hpp"

#include <algorithm>
#include <cmath>

#include "engine/play/placement.hpp"
#include "engine/play/runs.hpp"

namespace crisscross::engine {

namespace {

/// The share of the best score that a weaker player aims at.
constexpr double beginner_share = 0.45;
constexpr double casual_share = 0.65;
/// An exchange costs the turn, so its equity must exceed that of the best play by this much.
constexpr double exchange_margin = 4;
/// How many plays are kept: two blanks on an open board may allow half a million.
constexpr std::size_t max_options = 10'000;
/// How many of them are checked for words that the players have rejected.
constexpr std::size_t max_checked = 500;
/// From this turn on computers no longer exchange, so that every game ends.
constexpr Turn exchanges_end = 150;

/// Whether a run spells a word of the list, in either direction where the rules read both. Unlike `good_readings`,
/// this asks the list even where the rules accept anything.
bool is_listed(const Rules& rules, const Lexicon& list, const Word& word) {
    if (list.contains(word)) return true;
    return rules.ruleset().reading == Reading::both && list.contains(Word(word.rbegin(), word.rend()));
}

}  // namespace

ComputerPlayer::ComputerPlayer(std::shared_ptr<const EvaluatorTables> known, Lexicon list, Strength strength,
                               EndLimits end_limits)
    : rules_(known->generator->rules),
      list_(std::move(list)),
      strength_(strength),
      end_limits_(end_limits),
      evaluator_(std::move(known)) {}

ComputerPlayer::ComputerPlayer(const Rules& rules, Lexicon known, Lexicon list, Strength strength)
    : ComputerPlayer(rules, std::move(known), std::move(list), strength, Skill{leave_table(rules), {}}) {}

ComputerPlayer::ComputerPlayer(const Rules& rules, Lexicon known, Lexicon list, Strength strength, const Skill& skill)
    : ComputerPlayer(std::make_shared<const EvaluatorTables>(rules, std::move(known), skill.leaves), std::move(list),
                     strength, skill.end_game) {}

std::optional<Command> ComputerPlayer::choose(const SeatView& seen, std::uint32_t seed) {
    Budget budget(usual_budget);
    return choose(seen, seed, budget);
}

std::optional<Command> ComputerPlayer::choose(const SeatView& seen, std::uint32_t seed, Budget& budget) {
    variety_ = Variety(seed);
    switch (task_of(seen)) {
        case Task::none:
            return std::nullopt;
        case Task::defend:
            return defend(seen);
        case Task::vote:
            return vote(seen);
        case Task::judge:
            if (auto command = judge(seen)) return command;
            if (!has_turn(seen)) return std::nullopt;
            [[fallthrough]];
        case Task::turn:
            return take_turn(seen, budget);
    }
    return std::nullopt;
}

/// Whether all words of the play that may be challenged are in the list.
bool ComputerPlayer::trusts_the_last_play(const SeatView& seen) const {
    return std::ranges::all_of(seen.view.pending_play->words,
                               [this](const Word& word) { return is_listed(rules_, list_, word); });
}

/// A computer has no evidence for a word outside the list: the owner of the seat laid it before the stand-in came.
/// Its evidence is the name of the list, for which each client has its own words.
std::optional<Command> ComputerPlayer::defend(const SeatView& seen) const {
    if (!trusts_the_last_play(seen)) return std::nullopt;
    return ShowEvidence{seen.view.pending_play->turn, list_.name()};
}

Command ComputerPlayer::vote(const SeatView& seen) const {
    const auto opinion = trusts_the_last_play(seen) ? Opinion::convinced : Opinion::not_convinced;
    return Vote{seen.view.pending_play->turn, opinion};
}

/// Accepts words of the list. A strong player challenges all other words, a casual player half of them, a beginner
/// none; where players vote, a computer never challenges. Nothing where no answer is needed.
std::optional<Command> ComputerPlayer::judge(const SeatView& seen) {
    const PendingPlayView& play = *seen.view.pending_play;
    const bool bold = strength_ == Strength::strong || (strength_ == Strength::casual && variety_.below(2) == 0);
    if (bold && rules_.ruleset().ruling != Ruling::vote && !trusts_the_last_play(seen)) return Challenge{play.turn};
    if (play.window == Window::next_turn) return std::nullopt;
    return Accept{play.turn};
}

Command ComputerPlayer::take_turn(const SeatView& seen, Budget& budget) {
    const Turn turn = seen.view.turn;
    if (seen.view.placing_starter)
        return PlaceStarter{turn, rules_.ruleset().starter_turn->centre, options_of(rules_.ruleset())};
    if (strength_ == Strength::strong && seen.rejected.empty())  // that search does not know rejected words
        if (auto command = search_the_end(seen, budget)) return *std::move(command);
    std::vector<RankedPlay> found = evaluator_.best(seen, max_options, budget);
    leave_out_rejected(seen, found);
    if (found.empty()) return turn_without_play(seen);
    const double best = found.front().equity;
    const RankedPlay& chosen = pick(found);
    const bool exchanges =
        strength_ != Strength::beginner && rules_.ruleset().exchange == ExchangeRule::some && turn < exchanges_end;
    if (const auto other = exchanges ? evaluator_.best_exchange(seen) : std::nullopt;
        other && other->equity > best + exchange_margin)
        return Exchange{turn, other->given};
    return Play{turn, chosen.edits, chosen.line};
}

/// Does not try words again that the players have rejected.
void ComputerPlayer::leave_out_rejected(const SeatView& seen, std::vector<RankedPlay>& options) const {
    if (seen.rejected.empty()) return;
    if (options.size() > max_checked) options.resize(max_checked);
    std::erase_if(options, [&](const RankedPlay& option) {
        const auto placement = place(rules_, seen.view.board, nullptr, option.edits, option.line).value();
        return std::ranges::any_of(placement.runs, [&](const Run& run) {
            return std::ranges::count(seen.rejected, word_of(placement.board, run)) > 0;
        });
    });
}

/// The options come best first. A strong player takes the best, the others one that scores the share they aim at.
const RankedPlay& ComputerPlayer::pick(const std::vector<RankedPlay>& options) {
    if (strength_ == Strength::strong) return options.front();
    const double share = strength_ == Strength::beginner ? beginner_share : casual_share;
    const double wobble = variety_.between(-0.15, 0.15);
    const int best = std::ranges::max_element(options, {}, &RankedPlay::score)->score;
    const double wanted = best * std::min(1.0, share + wobble);
    return *std::ranges::min_element(options, {},
                                     [wanted](const RankedPlay& option) { return std::abs(option.score - wanted); });
}

/// With an empty bag and two players, nothing is hidden.
std::optional<Command> ComputerPlayer::search_the_end(const SeatView& seen, Budget& budget) {
    auto move = evaluator_.search_the_end(seen, end_limits_, budget);
    if (!move) return std::nullopt;
    if (move->edits.empty()) return Pass{seen.view.turn};
    return Play{seen.view.turn, std::move(move->edits), move->line};
}

/// A computer without a play exchanges, up to turn 150: where nobody has a play, the game must end.
Command ComputerPlayer::turn_without_play(const SeatView& seen) {
    const bool tries = seen.view.turn < exchanges_end && variety_.below(4) != 0;
    return tries ? exchange_or_pass(seen) : Pass{seen.view.turn};
}

Command ComputerPlayer::exchange_or_pass(const SeatView& seen) {
    const auto exchange = evaluator_.best_exchange(seen);
    return exchange ? Command(Exchange{seen.view.turn, exchange->given}) : Pass{seen.view.turn};
}

}  // namespace crisscross::engine
