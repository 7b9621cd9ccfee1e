#include "protocol/gcg/records/gcg_export.hpp"

#include "engine/game/evolve.hpp"
#include "protocol/gcg/gcg_names.hpp"
#include "protocol/gcg/gcg_play.hpp"
#include "protocol/gcg/gcg_spelling.hpp"
#include "protocol/gcg/gcg_systems.hpp"
#include "protocol/gcg/records/gcg_import.hpp"
#include "protocol/gcg/records/record_lines.hpp"

namespace crisscross::protocol::gcg {

namespace {

using engine::Event;
using engine::Seat;
using engine::TileCounts;

/// What stands above the moves.
std::string head_of(const RecordToWrite& record, const std::vector<std::string>& nicks) {
    std::string text = "#character-encoding UTF-8\n";
    if (nicks.size() > 2) text += "#" + std::string(players_label) + " " + std::to_string(nicks.size()) + "\n";
    for (std::size_t seat = 0; seat < nicks.size(); ++seat)
        text +=
            "#player" + std::to_string(seat + 1) + " " + nicks[seat] + " " + on_one_line(record.names[seat]) + "\n";
    text += "#" + std::string(system_label) + " " + record.rules.ruleset().id + "\n";
    const std::string layout = layout_of(record.rules);
    if (!layout.empty()) text += "#" + std::string(layout_pragma) + " " + layout + "\n";
    const std::string lexicon = on_one_line(record.lexicon);
    if (!lexicon.empty()) text += "#lexicon " + lexicon + "\n";
    return text;
}

/// Follows a game and writes a line for each event that GCG has a line for.
class RecordWriter {
public:
    explicit RecordWriter(const RecordToWrite& record)
        : record_(record),
          nicks_(nicks_for(record.names)),
          game_(engine::new_game(record.rules)),
          lines_(record.rules, nicks_) {}

    std::string run() {
        for (const Event& event : record_.events) {
            const engine::Game before = game_;
            game_ = engine::evolve(std::move(game_), event);
            std::visit([&](const auto& one) { add(before, one); }, event);
            const auto index = static_cast<std::size_t>(&event - record_.events.data());
            if (index < record_.notes.size()) lines_.add_text(before.turn, record_.notes[index]);
        }
        return head_of(record_, nicks_) + lines_.text();
    }

private:
    std::string letters(const TileCounts& tiles) const { return spelt(record_.rules, tiles); }

    void add_move(const engine::Game& before, Seat seat, const std::string& move) {
        const int total = game_.player(seat).score;
        lines_.add_move(before.turn, seat, before.player(seat).rack, move, total - before.player(seat).score, total);
    }
    /// With two players it is the other one.
    void add_challenger(engine::Turn turn) {
        if (nicks_.size() > 2) lines_.add_label(turn, challenger_label, challenger_);
    }
    /// A game from a record has the note that was in it.
    void add_left(Seat seat, const std::string& how) {
        if (!game_.recorded) lines_.add_note(game_.turn, seat, how);
        lines_.add_label(game_.turn, left_label, seat);
    }

    void add(const engine::Game& before, const engine::Played& event) {
        add_move(before, event.seat, play_text(before.position.board, event.edits));
    }
    void add(const engine::Game& before, const engine::Exchanged& event) {
        const auto& returned = event.returned;
        add_move(before, event.seat,
                 "-" + (returned.faces ? letters(*returned.faces) : std::to_string(returned.count)));
    }
    void add(const engine::Game& before, const engine::Passed& event) { add_move(before, event.seat, "-"); }
    void add(const engine::Game& before, const engine::Withdrawn& event) {
        const int taken = event.score - before.player(event.seat).score;
        add_challenger(event.turn);
        lines_.add_move(event.turn, event.seat, event.rack.faces.value_or(TileCounts{}), "--", taken, event.score);
    }
    void add(const engine::Game&, const engine::Upheld& event) {
        if (event.points == 0) return;
        add_challenger(event.turn);
        lines_.add_move(event.turn, event.seat, {}, "(challenge)", event.points, game_.player(event.seat).score);
    }
    void add(const engine::Game&, const engine::Challenged& event) { challenger_ = event.challenger; }
    void add(const engine::Game&, const engine::Resigned& event) { add_left(event.seat, "resigned."); }
    void add(const engine::Game&, const engine::LostOnTime& event) { add_left(event.seat, "lost on time."); }
    void add(const engine::Game&, const engine::TakenBack& event) { lines_.take_back(event.turn); }
    void add(const engine::Game&, const engine::Ended& event) {
        std::vector<int> totals;
        for (const engine::FinalScore& score : event.final_scores) totals.push_back(score.before);
        for_each_score(event, totals, [&](Seat seat, const engine::FinalScore& score, int& total) {
            if (score.deducted > 0) settle(seat, score.rack, letters(score.rack), -score.deducted, total);
        });
        for_each_score(event, totals, [&](Seat seat, const engine::FinalScore& score, int& total) {
            if (score.awarded > 0) settle(seat, {}, letters(other_racks(event, seat)), score.awarded, total);
        });
        for_each_score(event, totals, [&](Seat seat, const engine::FinalScore& score, int& total) {
            if (score.overtime > 0) settle(seat, score.rack, "time", -score.overtime, total);
        });
    }
    template <class Other>
    void add(const engine::Game&, const Other&) {}

    template <class Visit>
    static void for_each_score(const engine::Ended& event, std::vector<int>& totals, Visit visit) {
        for (std::size_t seat = 0; seat < totals.size(); ++seat)
            visit(static_cast<Seat>(seat), event.final_scores[seat], totals[seat]);
    }
    void settle(Seat seat, const TileCounts& rack, const std::string& what, int points, int& total) {
        total += points;
        lines_.add_move(game_.turn, seat, rack, "(" + what + ")", points, total);
    }
    /// The tiles that the player who went out gets the points of.
    TileCounts other_racks(const engine::Ended& event, Seat seat) const {
        TileCounts tiles;
        for (const Seat other : engine::active_seats(game_))
            if (other != seat) tiles.add(event.final_scores.at(static_cast<std::size_t>(other)).rack);
        return tiles;
    }

    const RecordToWrite& record_;
    std::vector<std::string> nicks_;
    engine::Game game_;
    Seat challenger_ = 0;  // of the latest challenge
    RecordLines lines_;
};

bool has_no_moves(const std::string& text) {
    const auto game = parse(text);
    return game && game->lines.empty();
}

}  // namespace

engine::Result<std::string, NotExpressible> write_record(const RecordToWrite& record) {
    const bool is_over = !record.events.empty() && std::holds_alternative<engine::Ended>(record.events.back());
    if (!is_over) return NotExpressible{"not_over", "the game is not over"};
    if (auto refused = why_not_expressible(record.rules)) {
        refused->why = "GCG cannot express this game: " + refused->why;
        return *std::move(refused);
    }
    std::string text = RecordWriter(record).run();
    if (const auto read = import_record(text); !read) {
        if (has_no_moves(text)) return NotExpressible{"no_moves", "GCG cannot express this game: it has no moves"};
        // The system has another board, or none that can be written.
        if (read.error().line == 0)
            return NotExpressible{"room_rules",
                                  "GCG cannot express the rules of this room: the file " + read.error().why};
        return NotExpressible{"room_rules", "GCG cannot express the rules of this room: line " +
                                                std::to_string(read.error().line) + " " + read.error().why};
    }
    return text;
}

}  // namespace crisscross::protocol::gcg
