#include "protocol/gcg/records/gcg_journal.hpp"

#include <algorithm>

#include "protocol/gcg/gcg_play.hpp"
#include "protocol/gcg/records/recorded_events.hpp"
#include "protocol/gcg/records/settlement.hpp"

namespace crisscross::protocol::gcg {

namespace {

using engine::Seat;
using engine::TileCounts;
using Why = std::optional<std::string>;

bool is_about_latest_play(const Move& move) {
    return std::holds_alternative<Withdrawal>(move) || std::holds_alternative<ChallengeBonus>(move);
}

/// Of each tile as many as one of the two has at least.
TileCounts either(TileCounts one, const TileCounts& other) {
    other.for_each([&one](engine::Tile tile, int count) {
        if (const int missing = count - one.count(tile); missing > 0) one.add(tile, missing);
    });
    return one;
}

bool is_settling(const Move& move) {
    return std::holds_alternative<EndRack>(move) || std::holds_alternative<TimePenalty>(move);
}

/// Whether the player must still be in the game for this line.
bool needs(const Line& line, int player) {
    const bool is_turn = !is_about_latest_play(line.move) && !is_settling(line.move);
    return (is_turn && line.player == player) || line.challenger == player;
}

/// Follows the lines of a record and adds the events of each.
class JournalWriter {
public:
    JournalWriter(const ImportedRecord& record, const engine::Lexicon::Hash& list)
        : record_(record),
          seats_(static_cast<int>(std::max(record.game.players.size(), std::size_t{2}))),
          events_(record.rules, seats_, list),
          settlement_(record, seats_, events_) {}

    engine::Result<RecordedGame, Fault> run() {
        follow_from(1, record_.game.note);  // the beginning
        for (next_ = 0; next_ < lines().size(); ++next_) {
            let_leave();
            const Line& line = lines()[next_];
            if (auto why = follow(line)) return Fault{line.number, *why};
            follow_from(line.number, line.note);
        }
        for (; departed_ < departures().size(); ++departed_)
            if (auto fault = leave(departures()[departed_])) return *std::move(fault);
        if (auto why = end()) return Fault{lines().back().number, *why};
        follow_from(lines().back().number, "");
        return RecordedGame{events_.take(), std::move(notes_), std::move(lines_)};
    }

private:
    const std::vector<Departure>& departures() const { return record_.game.left; }

    /// Those who have left above the next line, one after the other.
    void let_leave() {
        while (departed_ < departures().size() && is_gone(departures()[departed_])) leave(departures()[departed_++]);
    }
    /// The game goes on only if two stay.
    bool is_gone(const Departure& departure) const {
        return departure.after <= next_ && engine::active_seats(game()).size() > 2 &&
               std::none_of(lines().begin() + static_cast<std::ptrdiff_t>(next_), lines().end(),
                            [&departure](const Line& line) { return needs(line, departure.player); });
    }
    std::optional<Fault> leave(const Departure& departure) {
        events_.add(engine::Resigned{static_cast<Seat>(departure.player)});
        if (events_.misfit()) return Fault{departure.number, "leaves nobody in the game"};
        follow_from(departure.number, departure.note);
        return std::nullopt;
    }

    /// All new events come from this line, and the note is about the last of them.
    void follow_from(int line, const std::string& note) {
        lines_.resize(events_.all().size(), line);
        if (!note.empty()) notes_.push_back({events_.all().size() - 1, note});
    }

    const std::vector<Line>& lines() const { return record_.game.lines; }

    const engine::Game& game() const { return events_.game(); }

    Why follow(const Line& line) {
        if (settlement_.has_begun() && !is_settling(line.move)) return "goes on after the end of the game";
        if (auto why = std::visit([&](const auto& move) { return follow(line, move); }, line.move)) return why;
        return events_.misfit();
    }
    Why end() {
        if (auto why = settlement_.end()) return why;
        return events_.misfit();
    }

    /// What stayed on the rack after the last move is there still, unless the record says something else.
    void give_turn(const Line& line, const TileCounts& used) {
        events_.add(engine::TurnBegan{line.player, game().turn + 1});
        const TileCounts given = either(line.rack, used);
        const TileCounts with_rest = either(game().player(line.player).rack, given);
        for (Seat other = 0; other < seats_ && !events_.may_hold(line.player, given); ++other)
            if (other != line.player) events_.know(other, {});
        for (const TileCounts& rack : {with_rest, given, used})
            if (events_.may_hold(line.player, rack)) return events_.know(line.player, rack);
        events_.know(line.player, used);
    }

    Why follow(const Line& line, const Play& play) {
        const auto& words = record_.replay.moves[next_].play;
        engine::Edits edits;
        if (auto why = find_edits(game().position.board, play, edits)) return why;
        TileCounts used;
        for (const engine::Edit& edit : edits) used.add(engine::tile_of(edit));
        give_turn(line, used);
        const bool is_disputed = next_ + 1 < lines().size() && is_about_latest_play(lines()[next_ + 1].move) &&
                                 lines()[next_ + 1].player == line.player;
        events_.add(engine::Played{.seat = line.player,
                                   .turn = game().turn,
                                   .edits = std::move(edits),
                                   .score = words,
                                   .window = is_disputed ? engine::Window::next_turn : engine::Window::none});
        return std::nullopt;
    }

    Why follow(const Line& line, const Exchange& move) {
        give_turn(line, move.tiles);
        return exchange(line, engine::HiddenTiles(move.tiles, game().rack_visibility()));
    }
    Why follow(const Line& line, const ExchangeUnseen& move) {
        give_turn(line, {});
        engine::HiddenTiles returned;
        returned.count = move.count;
        returned.visibility = game().rack_visibility();
        exchange(line, returned);
        events_.know(line.player, {});
        return std::nullopt;
    }
    Why exchange(const Line& line, const engine::HiddenTiles& returned) {
        engine::HiddenTiles drawn;
        drawn.count = returned.count;
        drawn.visibility = returned.visibility;
        events_.add(engine::Exchanged{line.player, game().turn, drawn, returned});
        return std::nullopt;
    }
    Why follow(const Line& line, const Pass&) {
        give_turn(line, {});
        events_.add(engine::Passed{line.player, game().turn});
        return std::nullopt;
    }

    /// With two players it is the other one. With more, only the label says who.
    std::optional<Seat> challenger_of(const Line& line) const {
        return seats_ == 2 ? 1 - line.player : line.challenger;
    }
    Why challenge(const Line& line) {
        const engine::PendingPlay* play = game().pending_play();
        if (!play || play->seat != line.player) return "is a challenge, but not of the play before it";
        const std::optional<Seat> challenger = challenger_of(line);
        if (!challenger)
            return "is a challenge, and no line #" + std::string(challenger_label) + " above it says by whom";
        if (*challenger == line.player) return "is a challenge by the player who made the play";
        events_.add(engine::Challenged{*challenger, play->turn});
        return std::nullopt;
    }
    Why follow(const Line& line, const Withdrawal&) {
        if (auto why = challenge(line)) return why;
        const engine::PendingPlay& play = *game().pending_play();
        const engine::HiddenTiles rack(play.before.rack, game().rack_visibility());
        const int returned = play.before.bag.total() - game().position.bag.total();
        events_.add(engine::Withdrawn{play.turn, play.seat, rack, returned, play.before.score});
        return std::nullopt;
    }
    Why follow(const Line& line, const ChallengeBonus&) {
        if (auto why = challenge(line)) return why;
        const engine::Turn turn = game().pending_play()->turn;
        events_.add(engine::Upheld{turn, line.player, challenger_of(line).value(), false, line.score});
        return std::nullopt;
    }

    template <class Settling>
    Why follow(const Line& line, const Settling& move) {
        settlement_.follow(line, move);
        return std::nullopt;
    }

    const ImportedRecord& record_;
    int seats_;
    RecordedEvents events_;
    Settlement settlement_;
    std::size_t next_ = 0;
    std::size_t departed_ = 0;  // how many have left
    std::vector<RecordNote> notes_;
    std::vector<int> lines_;  // by event
};

}  // namespace

engine::Result<RecordedGame, Fault> recorded_game(const ImportedRecord& record, const engine::Lexicon::Hash& list) {
    return JournalWriter(record, list).run();
}

}  // namespace crisscross::protocol::gcg
