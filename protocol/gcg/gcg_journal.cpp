#include "protocol/gcg/gcg_journal.hpp"

#include <algorithm>

#include "engine/game/decisions/settlement.hpp"
#include "engine/game/evolve.hpp"
#include "engine/game/fit.hpp"
#include "engine/game/history/record_end.hpp"

namespace crisscross::protocol::gcg {

namespace {

using engine::Event;
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

/// Follows the lines of a record and adds the events of each.
class JournalWriter {
public:
    JournalWriter(const ImportedRecord& record, const engine::Lexicon::Hash& list)
        : record_(record),
          seats_(static_cast<int>(std::max(record.game.players.size(), std::size_t{2}))),
          game_(engine::new_game(record.rules)),
          settled_(static_cast<std::size_t>(seats_)) {
        add(engine::Began{.seat_count = seats_, .lexicon_hash = list});
    }

    engine::Result<RecordedGame, Fault> run() {
        if (!record_.game.note.empty()) made_.notes.push_back({0, record_.game.note});
        for (next_ = 0; next_ < lines().size(); ++next_) {
            const Line& line = lines()[next_];
            Why why;
            if (is_over_ && !is_settling(line.move)) why = "goes on after the end of the game";
            if (!why) why = std::visit([&](const auto& move) { return follow(line, move); }, line.move);
            if (!why) why = misfit_;
            if (why) return Fault{line.number, *why};
            if (!line.note.empty()) made_.notes.push_back({made_.events.size() - 1, line.note});
        }
        end();
        if (misfit_) return Fault{0, *misfit_};
        return std::move(made_);
    }

private:
    const std::vector<Line>& lines() const { return record_.game.lines; }

    void add(Event event) {
        if (misfit_) return;
        if (engine::check_fit(game_, event)) {
            misfit_ = "has a move that cannot come here";
            return;
        }
        game_ = engine::evolve(std::move(game_), event);
        made_.events.push_back(std::move(event));
    }

    void know(Seat seat, const TileCounts& rack) {
        if (game_.player(seat).rack != rack) add(engine::RackKnown{seat, rack});
    }

    /// Whether the tiles may all be on this rack, whatever else is.
    bool may_hold(Seat seat, const TileCounts& rack) const {
        TileCounts free = game_.position.bag;
        free.add(game_.player(seat).rack);
        return rack.total() <= record_.rules.ruleset().rack_size && free.includes(rack);
    }

    /// What stayed on the rack after the last move is there still, unless the record says something else.
    void give_turn(const Line& line, const TileCounts& used) {
        add(engine::TurnBegan{line.player, game_.turn + 1});
        const TileCounts given = either(line.rack, used);
        const TileCounts with_rest = either(game_.player(line.player).rack, given);
        for (Seat other = 0; other < seats_ && !may_hold(line.player, given); ++other)
            if (other != line.player) know(other, {});
        for (const TileCounts& rack : {with_rest, given, used})
            if (may_hold(line.player, rack)) return know(line.player, rack);
        know(line.player, used);
    }

    Why follow(const Line& line, const Play&) {
        const auto& words = record_.replay.moves[next_].play;
        TileCounts used;
        engine::Edits edits;
        for (const engine::Edit& edit : edits_of(line)) {
            edits.push_back(edit);
            used.add(engine::tile_of(edit));
        }
        give_turn(line, used);
        const bool is_disputed = next_ + 1 < lines().size() && is_about_latest_play(lines()[next_ + 1].move) &&
                                 lines()[next_ + 1].player == line.player;
        add(engine::Played{.seat = line.player,
                           .turn = game_.turn,
                           .edits = std::move(edits),
                           .score = words,
                           .window = is_disputed ? engine::Window::next_turn : engine::Window::none});
        return std::nullopt;
    }

    /// The tiles that a play lays: its letters where the board is empty.
    engine::Edits edits_of(const Line& line) const {
        const Play& play = std::get<Play>(line.move);
        engine::Edits edits;
        for (std::size_t index = 0; index < play.letters.size(); ++index) {
            const engine::Cell cell = engine::step(play.start, play.axis, static_cast<int>(index));
            if (game_.position.board.at(cell)) continue;
            const char character = play.letters[index];
            const bool is_blank = character >= 'a';
            const auto letter = static_cast<engine::Letter>(character - (is_blank ? 'a' : 'A'));
            edits.push_back(engine::Lay{cell, is_blank ? engine::blank : engine::tile_of(letter), letter});
        }
        return edits;
    }

    Why follow(const Line& line, const Exchange& move) {
        give_turn(line, move.tiles);
        return exchange(line, engine::HiddenTiles(move.tiles, game_.rack_visibility()));
    }
    Why follow(const Line& line, const ExchangeUnseen& move) {
        give_turn(line, {});
        engine::HiddenTiles returned;
        returned.count = move.count;
        returned.visibility = game_.rack_visibility();
        exchange(line, returned);
        know(line.player, {});
        return std::nullopt;
    }
    Why exchange(const Line& line, const engine::HiddenTiles& returned) {
        engine::HiddenTiles drawn;
        drawn.count = returned.count;
        drawn.visibility = returned.visibility;
        add(engine::Exchanged{line.player, game_.turn, drawn, returned});
        return std::nullopt;
    }
    Why follow(const Line& line, const Pass&) {
        give_turn(line, {});
        add(engine::Passed{line.player, game_.turn});
        return std::nullopt;
    }

    /// Of two players it is the other one. With more of them only the label says it.
    std::optional<Seat> challenger_of(const Line& line) const {
        return seats_ == 2 ? 1 - line.player : line.challenger;
    }
    Why challenge(const Line& line) {
        const engine::PendingPlay* play = game_.pending_play();
        if (!play || play->seat != line.player) return "is a challenge, but not of the play before it";
        const std::optional<Seat> challenger = challenger_of(line);
        if (!challenger)
            return "is a challenge, and no line #" + std::string(challenger_label) + " above it says by whom";
        if (*challenger == line.player) return "is a challenge by the player who made the play";
        add(engine::Challenged{*challenger, play->turn});
        return std::nullopt;
    }
    Why follow(const Line& line, const Withdrawal&) {
        if (auto why = challenge(line)) return why;
        const engine::PendingPlay& play = *game_.pending_play();
        const engine::HiddenTiles rack(play.before.rack, game_.rack_visibility());
        const int returned = play.before.bag.total() - game_.position.bag.total();
        add(engine::Withdrawn{play.turn, play.seat, rack, returned, play.before.score});
        return std::nullopt;
    }
    Why follow(const Line& line, const ChallengeBonus&) {
        if (auto why = challenge(line)) return why;
        const engine::Turn turn = game_.pending_play()->turn;
        add(engine::Upheld{turn, line.player, challenger_of(line).value(), false, line.score});
        return std::nullopt;
    }

    Why follow(const Line& line, const TimePenalty&) {
        is_over_ = true;
        if (!line.rack.empty() && may_hold(line.player, line.rack)) know(line.player, line.rack);
        add(engine::OvertimeCharged{line.player, -line.score});
        return std::nullopt;
    }
    Why follow(const Line& line, const EndRack& move) {
        is_over_ = true;
        engine::FinalScore& score = settled_.at(engine::index_of(line.player));
        if (!move.gained) {
            know(line.player, move.tiles);
            score.deducted += -line.score;
            return std::nullopt;
        }
        went_out_ = true;
        know(line.player, {});
        know_others(line.player, move.tiles);
        score.awarded += line.score;
        return std::nullopt;
    }
    /// `tiles`: what all but the one who went out have left. With more players than two, those who have left the game
    /// keep theirs, which nobody gets points for; the others have paid for them, unless they have only blanks.
    void know_others(Seat out, TileCounts tiles) {
        if (seats_ == 2) return know(1 - out, tiles);
        for (const Seat seat : others_than(out)) take_rack(seat, tiles);
    }
    /// Those who have paid for their tiles come first.
    std::vector<Seat> others_than(Seat out) const {
        std::vector<Seat> others;
        for (Seat seat = 0; seat < seats_; ++seat)
            if (seat != out) others.push_back(seat);
        const auto has_paid = [this](Seat seat) { return settled_.at(engine::index_of(seat)).deducted > 0; };
        std::ranges::stable_partition(others, has_paid);
        return others;
    }
    /// Takes the rack off the tiles, or finds that it is empty because they do not have it.
    void take_rack(Seat seat, TileCounts& tiles) {
        const TileCounts rack = game_.player(seat).rack;
        if (!tiles.includes(rack)) return know(seat, {});
        tiles.remove(rack);
    }

    /// Somebody who is the only one left has won (G4).
    engine::Reason reason() const {
        using engine::RecordSettlement;
        if (engine::active_seats(game_).size() == 1) return engine::Reason::resignation;
        const auto settled = is_over_ ? RecordSettlement::some : RecordSettlement::none;
        return engine::reason_of_record(made_.events, went_out_ ? RecordSettlement::went_out : settled);
    }

    void end() {
        for (const int player : record_.game.left) add(engine::Resigned{static_cast<Seat>(player)});
        engine::Ended ended{.reason = reason(), .final_scores = settled_};
        for (Seat seat = 0; seat < seats_; ++seat) {
            engine::FinalScore& score = ended.final_scores[engine::index_of(seat)];
            const engine::Player& player = game_.player(seat);
            score.before = player.score;
            score.overtime = player.overtime;
            score.rack = player.rack;
            score.final = score.before - score.deducted + score.awarded - score.overtime;
        }
        for (std::size_t seat = 0; seat < settled_.size(); ++seat)
            if (ended.final_scores[seat].final != record_.replay.totals[seat])
                misfit_ = "has totals that do not follow from its lines";
        ended.winners = engine::winners(game_, ended.final_scores, ended.reason);
        add(std::move(ended));
    }

    const ImportedRecord& record_;
    int seats_;
    engine::Game game_;
    std::vector<engine::FinalScore> settled_;  // by seat, as far as lines say it
    std::size_t next_ = 0;
    bool is_over_ = false;
    bool went_out_ = false;
    Why misfit_;
    RecordedGame made_;
};

}  // namespace

engine::Result<RecordedGame, Fault> recorded_game(const ImportedRecord& record, const engine::Lexicon::Hash& list) {
    return JournalWriter(record, list).run();
}

}  // namespace crisscross::protocol::gcg
