#include "protocol/gcg/gcg_export.hpp"

#include <algorithm>
#include <sstream>

#include "engine/game/evolve.hpp"
#include "protocol/gcg/gcg_import.hpp"
#include "protocol/gcg/gcg_names.hpp"
#include "protocol/gcg/gcg_spelling.hpp"
#include "protocol/gcg/gcg_systems.hpp"

namespace crisscross::protocol::gcg {

namespace {

using engine::Axis;
using engine::Board;
using engine::Cell;
using engine::Event;
using engine::Seat;
using engine::TileCounts;

std::string signed_number(int number) {
    return (number < 0 ? "" : "+") + std::to_string(number);
}

char letter_of(const engine::Square& square) {
    return static_cast<char>((square.is_blank ? 'a' : 'A') + square.letter);
}

/// The line of a play: that of its tiles; of a single tile the one that has a word, across if both have.
Axis axis_of(const Board& after, const std::vector<Cell>& laid) {
    if (laid.size() > 1) return laid[0].row == laid[1].row ? Axis::across : Axis::down;
    const bool is_across =
        after.occupied(step(laid[0], Axis::across)) || after.occupied(step(laid[0], Axis::across, -1));
    return is_across ? Axis::across : Axis::down;
}

/// `8D HO.N`: the whole word along the line of the play.
std::string play_text(const Board& before, const engine::Edits& edits) {
    Board after = before;
    std::vector<Cell> laid;
    for (const engine::Edit& edit : edits) {
        const auto& lay = std::get<engine::Lay>(edit);
        after.lay(lay.cell, {lay.shown, lay.tile == engine::blank});
        laid.push_back(lay.cell);
    }
    const Axis axis = axis_of(after, laid);
    Cell cell = std::ranges::min(laid);
    while (after.occupied(step(cell, axis, -1))) cell = step(cell, axis, -1);
    std::string text = position_name(cell, axis) + ' ';
    for (; after.occupied(cell); cell = step(cell, axis))
        text += before.occupied(cell) ? '.' : letter_of(*after.at(cell));
    return text;
}

/// Follows a game and writes a line for each event that GCG has a line for.
class RecordWriter {
public:
    explicit RecordWriter(const RecordToWrite& record)
        : record_(record), nicks_(nicks_for(record.names)), game_(engine::new_game(record.rules)) {}

    std::string run() {
        for (const Event& event : record_.events) {
            const engine::Game before = game_;
            game_ = engine::evolve(std::move(game_), event);
            std::visit([&](const auto& one) { add(before, one); }, event);
            const auto index = static_cast<std::size_t>(&event - record_.events.data());
            if (index < record_.notes.size()) add_text(before.turn, record_.notes[index]);
        }
        return head() + body();
    }

private:
    /// A line of the file, and the turn with which it is taken back.
    struct WrittenLine {
        engine::Turn turn = 0;
        std::string text{};
    };

    std::string head() const {
        std::string text = "#character-encoding UTF-8\n";
        if (nicks_.size() > 2) text += "#" + std::string(players_label) + " " + std::to_string(nicks_.size()) + "\n";
        for (std::size_t seat = 0; seat < nicks_.size(); ++seat)
            text += "#player" + std::to_string(seat + 1) + " " + nicks_[seat] + " " +
                    on_one_line(record_.names[seat]) + "\n";
        text += "#" + std::string(system_label) + " " + record_.rules.ruleset().id + "\n";
        const std::string layout = layout_of(record_.rules);
        if (!layout.empty()) text += "#" + std::string(layout_pragma) + " " + layout + "\n";
        const std::string lexicon = on_one_line(record_.lexicon);
        if (!lexicon.empty()) text += "#lexicon " + lexicon + "\n";
        return text;
    }
    std::string body() const {
        std::string text;
        for (const WrittenLine& line : lines_) text += line.text + "\n";
        return text;
    }

    const std::string& nick(Seat seat) const { return nicks_.at(engine::index_of(seat)); }
    std::string letters(const TileCounts& tiles) const { return spelt(record_.rules, tiles); }

    /// `rack` may be empty: the file is then silent about it.
    void add_line(engine::Turn turn, Seat seat, const TileCounts& rack, const std::string& move, int score,
                  int total) {
        std::string text = ">" + nick(seat) + ": ";
        if (!rack.empty()) text += letters(rack) + " ";
        lines_.push_back({turn, text + move + " " + signed_number(score) + " " + std::to_string(total)});
    }
    void add_move(const engine::Game& before, Seat seat, const std::string& move) {
        const int total = game_.player(seat).score;
        add_line(before.turn, seat, before.player(seat).rack, move, total - before.player(seat).score, total);
    }
    /// Of two players it is the other one.
    void add_challenger(engine::Turn turn) {
        if (nicks_.size() > 2)
            lines_.push_back({turn, "#" + std::string(challenger_label) + " " + nick(challenger_)});
    }
    void add_left(Seat seat, const std::string& how) {
        lines_.push_back({game_.turn, "#note " + nick(seat) + " " + how});
        lines_.push_back({game_.turn, "#" + std::string(left_label) + " " + nick(seat)});
    }

    /// Each line of the text is a note of its own, so none can be read as a move.
    void add_text(engine::Turn turn, const std::string& text) {
        std::istringstream lines(text);
        for (std::string line; std::getline(lines, line);)
            if (const std::string kept = on_one_line(line); !kept.empty()) lines_.push_back({turn, "#note " + kept});
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
        add_line(event.turn, event.seat, event.rack.faces.value_or(TileCounts{}), "--", taken, event.score);
    }
    void add(const engine::Game&, const engine::Upheld& event) {
        if (event.points == 0) return;
        add_challenger(event.turn);
        add_line(event.turn, event.seat, {}, "(challenge)", event.points, game_.player(event.seat).score);
    }
    void add(const engine::Game&, const engine::Challenged& event) { challenger_ = event.challenger; }
    void add(const engine::Game&, const engine::Resigned& event) { add_left(event.seat, "resigned."); }
    void add(const engine::Game&, const engine::LostOnTime& event) { add_left(event.seat, "lost on time."); }
    void add(const engine::Game&, const engine::TakenBack& event) {
        std::erase_if(lines_, [&](const WrittenLine& line) { return line.turn >= event.turn; });
    }
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
        add_line(game_.turn, seat, rack, "(" + what + ")", points, total);
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
    std::vector<WrittenLine> lines_;
};

}  // namespace

engine::Result<std::string, NotSayable> write_record(const RecordToWrite& record) {
    const bool is_over = !record.events.empty() && std::holds_alternative<engine::Ended>(record.events.back());
    if (!is_over) return NotSayable{"not_over", "the game is not over"};
    if (auto refused = why_not_sayable(record.rules)) {
        refused->why = "GCG cannot say this game: " + refused->why;
        return *std::move(refused);
    }
    std::string text = RecordWriter(record).run();
    if (const auto read = import_record(text); !read) {
        if (read.error().line == 0) return NotSayable{"no_moves", "GCG cannot say this game: it " + read.error().why};
        return NotSayable{"room_rules", "GCG cannot say the rules of this room: line " +
                                            std::to_string(read.error().line) + " " + read.error().why};
    }
    return text;
}

}  // namespace crisscross::protocol::gcg
