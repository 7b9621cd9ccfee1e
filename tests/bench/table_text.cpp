#include "tests/bench/table_text.hpp"

#include <cmath>
#include <cstdlib>
#include <iomanip>
#include <sstream>

namespace crisscross::test {

using namespace engine;

namespace {

/// Writes a number with one decimal, and never "-0.0".
void write(std::ostream& out, double number) {
    const auto tenths = std::lround(number * 10);
    out << ' ' << (tenths < 0 ? "-" : "") << std::abs(tenths) / 10 << '.' << std::abs(tenths) % 10;
}

}  // namespace

std::string text_of(const Rules& rules, const LeaveTable& table) {
    std::ostringstream out;
    rules.tiles().for_each([&](Tile tile, int) {
        out << rules.spelling(tile);
        for (int copy = 0; copy < known_copies(rules, tile); ++copy)
            write(out, table.tiles[tile.code][static_cast<std::size_t>(copy)]);
        out << '\n';
    });
    out << "balance";
    for (const double value : table.balance) write(out, value);
    out << '\n';
    for (const auto& pair : table.pairs) {
        out << rules.spelling(pair.one) << '+' << rules.spelling(pair.other);
        write(out, pair.value);
        out << '\n';
    }
    return out.str();
}

std::string text_of(const ChanceTable& table) {
    std::ostringstream text;
    text << std::fixed;
    for (const ChancePoint& point : table.points)
        text << std::setprecision(1) << point.tiles << ' ' << std::setprecision(5) << point.lead << ' '
             << std::setprecision(4) << point.turn << '\n';
    return text.str();
}

}  // namespace crisscross::test
