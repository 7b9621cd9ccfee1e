#include "protocol/gcg/gcg_replay.hpp"

#include <algorithm>

#include "engine/game/event.hpp"
#include "engine/play/placement.hpp"
#include "engine/play/scoring.hpp"
#include "protocol/gcg/gcg_play.hpp"
#include "protocol/sentence.hpp"

namespace crisscross::protocol::gcg {

namespace {

using engine::Board;
using engine::Cell;
using engine::Rules;
using engine::TileCounts;
using Why = std::optional<std::string>;

Why differs(const char* what, int expected, int written) {
    if (expected == written) return {};
    return std::string(what) + " is " + std::to_string(expected) + ", not " + std::to_string(written);
}

TileCounts not_on_board(const Rules& rules, const Board& board) {
    TileCounts tiles = rules.tiles();
    board.for_each([&tiles](Cell, engine::Square square) { tiles.remove(square.tile()); });
    return tiles;
}

/// A record gives the whole run along its line.
Why check_ends(const Board& board, const Play& play) {
    const Cell before = step(play.start, play.axis, -1);
    const Cell after = step(play.start, play.axis, static_cast<int>(play.letters.size()));
    for (const Cell cell : {before, after})
        if (board.occupied(cell)) return "the word continues at " + cell_name(cell);
    return {};
}

/// The state of a game between two lines.
class Replayer {
public:
    Replayer(const Rules& rules, std::size_t players)
        : rules_(rules),
          board_(rules.rows(), rules.columns()),
          full_rack_(rules.ruleset().rack_size),
          totals_(std::max(players, std::size_t{2})) {}

    /// Plays a line; returns what is wrong with it, if anything.
    Why replay(const Line& line, Replayed& replayed) {
        if (auto why = std::visit([&](const auto& move) { return play(line, move, replayed.play); }, line.move))
            return why;
        if (auto why = differs("the total", total(line) + line.score, line.total)) return why;
        total(line) += line.score;
        return {};
    }

    const std::vector<int>& totals() const { return totals_; }

private:
    /// The latest play, which may still be challenged off.
    struct Latest {
        int player = 0;
        int score = 0;
        Board before;
        bool was_upheld = false;
    };

    int& total(const Line& line) { return totals_.at(engine::index_of(line.player)); }

    int players() const { return static_cast<int>(totals_.size()); }

    /// `racks`: how many racks the tiles come from.
    Why check_rack(const TileCounts& rack, int racks = 1) const {
        const int max = racks * full_rack_;
        if (rack.total() > max)
            return (racks > 1 ? "the racks hold" : "a rack holds") + (" no more than " + std::to_string(max)) +
                   " tiles";
        if (!not_on_board(rules_, board_).includes(rack)) return "the game has fewer tiles of a kind";
        return {};
    }

    /// Whether the rack holds the tiles used. A rack with fewer tiles than were used was only partly known.
    Why check_used(const TileCounts& rack, const TileCounts& used) const {
        if (auto why = check_rack(rack)) return why;
        if (auto why = check_rack(used)) return why;
        if (rack.total() >= used.total() && !rack.includes(used)) return "the rack does not hold these tiles";
        return {};
    }

    Why check_under_way() const {
        if (is_settled_) return "goes on after the end of the game";
        return {};
    }

    Why play(const Line& line, const Play& play, engine::PlayScore& result) {
        if (auto why = check_under_way()) return why;
        engine::Edits edits;
        if (auto why = find_edits(board_, play, edits)) return why;
        TileCounts used;
        for (const auto& edit : edits) used.add(std::get<engine::Lay>(edit).tile);
        if (auto why = check_used(line.rack, used)) return why;
        if (auto why = check_ends(board_, play)) return why;
        auto placement = engine::place(rules_, board_, nullptr, edits);
        if (!placement) return sentence(placement.error());
        // Does not check words. Classic's premiums act only under new tiles, so none has to be marked as used up.
        result = engine::score_runs(rules_, rules_.premiums(), *placement);
        if (auto why = differs("the score", result.total, line.score)) return why;
        latest_ = Latest{.player = line.player, .score = line.score, .before = std::move(board_)};
        board_ = std::move(placement->board);
        return {};
    }

    Why exchange(const Line& line, int count) {
        if (auto why = check_under_way()) return why;
        latest_.reset();
        const int bag = std::max(0, not_on_board(rules_, board_).total() - players() * full_rack_);
        if (count > std::min(bag, full_rack_)) return "that many tiles cannot be exchanged";
        return differs("the score", 0, line.score);
    }

    Why play(const Line& line, const Exchange& move, engine::PlayScore&) {
        if (auto why = check_used(line.rack, move.tiles)) return why;
        return exchange(line, move.tiles.total());
    }

    Why play(const Line& line, const ExchangeUnseen& move, engine::PlayScore&) {
        if (auto why = check_rack(line.rack)) return why;
        return exchange(line, move.count);
    }

    Why play(const Line& line, const Pass&, engine::PlayScore&) {
        if (auto why = check_rack(line.rack)) return why;
        return exchange(line, 0);
    }

    Why play(const Line& line, const Withdrawal&, engine::PlayScore&) {
        if (!latest_ || latest_->player != line.player) return "this player has no play to take back";
        if (latest_->was_upheld) return "a challenge of this play has failed before";
        if (auto why = differs("the score", -latest_->score, line.score)) return why;
        board_ = std::move(latest_->before);
        latest_.reset();
        return check_rack(line.rack);
    }

    /// Some programs repeat the rack of the play on a line about a challenge or about time, so it is not checked
    /// there.
    Why play(const Line& line, const ChallengeBonus&, engine::PlayScore&) {
        if (line.score < 0) return "a challenge takes no points from the player of the word";
        if (board_.empty()) return "no play was challenged";
        if (latest_ && latest_->player != line.player) return "the latest play is not this player's";
        if (latest_) latest_->was_upheld = true;
        return {};
    }

    Why play(const Line& line, const TimePenalty&, engine::PlayScore&) {
        if (line.score > 0) return "time costs points";
        return {};
    }

    Why play(const Line& line, const EndRack& move, engine::PlayScore&) {
        is_settled_ = true;
        if (auto why = check_rack(move.tiles, move.gained ? players() - 1 : 1)) return why;
        return move.gained ? gain(line, rules_.value(move.tiles)) : lose(line, move.tiles);
    }

    /// The opponent's tiles count twice, or once if the opponent also loses them (K14).
    Why gain(const Line& line, int value) {
        if (line.score == value) return {};
        if (opponent_lost_ && line.score == 2 * value) return "these tiles were already taken off the opponent";
        gained_twice_ = true;
        return differs("the score", 2 * value, line.score);
    }

    Why lose(const Line& line, const TileCounts& tiles) {
        if (!line.rack.empty() && line.rack != tiles) return "the rack holds different tiles";
        if (gained_twice_) return "these tiles were already given to the opponent twice";
        opponent_lost_ = true;
        return differs("the score", -rules_.value(tiles), line.score);
    }

    const Rules& rules_;
    Board board_;
    int full_rack_;
    std::vector<int> totals_;
    std::optional<Latest> latest_{};
    bool is_settled_ = false;  // a rack was paid for
    bool gained_twice_ = false;
    bool opponent_lost_ = false;
};

}  // namespace

Replay replay(const Rules& rules, const Game& game) {
    Replay replay;
    Replayer replayer(rules, game.players.size());
    for (const Line& line : game.lines) {
        Replayed move{line};
        if (auto why = replayer.replay(line, move)) {
            replay.difference = Difference{line.number, *std::move(why)};
            break;
        }
        replay.moves.push_back(std::move(move));
    }
    replay.totals = replayer.totals();
    return replay;
}

}  // namespace crisscross::protocol::gcg
