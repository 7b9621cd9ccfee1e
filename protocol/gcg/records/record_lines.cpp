#include "protocol/gcg/records/record_lines.hpp"

#include <sstream>

#include "protocol/gcg/gcg_names.hpp"
#include "protocol/gcg/gcg_spelling.hpp"

namespace crisscross::protocol::gcg {

namespace {

std::string signed_number(int number) {
    return (number < 0 ? "" : "+") + std::to_string(number);
}

}  // namespace

void RecordLines::add_move(engine::Turn turn, engine::Seat seat, const engine::TileCounts& rack,
                           const std::string& move, int score, int total) {
    std::string text = ">" + nick(seat) + ": ";
    if (!rack.empty()) text += spelt(rules_, rack) + " ";
    lines_.push_back({turn, text + move + " " + signed_number(score) + " " + std::to_string(total)});
}

void RecordLines::add_label(engine::Turn turn, std::string_view label, engine::Seat seat) {
    lines_.push_back({turn, "#" + std::string(label) + " " + nick(seat)});
}

void RecordLines::add_note(engine::Turn turn, engine::Seat seat, const std::string& what) {
    lines_.push_back({turn, "#note " + nick(seat) + " " + what});
}

void RecordLines::add_text(engine::Turn turn, const std::string& text) {
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
        if (const std::string kept = on_one_line(line); !kept.empty()) lines_.push_back({turn, "#note " + kept});
}

void RecordLines::take_back(engine::Turn turn) {
    std::erase_if(lines_, [turn](const Written& line) { return line.turn >= turn; });
}

std::string RecordLines::text() const {
    std::string text;
    for (const Written& line : lines_) text += line.text + "\n";
    return text;
}

}  // namespace crisscross::protocol::gcg
