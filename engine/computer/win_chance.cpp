#include "engine/computer/win_chance.hpp"

#include <algorithm>
#include <cmath>
#include <sstream>
#include <stdexcept>

namespace crisscross::engine {

namespace {

double between(double from, double to, double part) {
    return from + (to - from) * part;
}

/// The point for this many tiles; the first or the last beyond the ends.
ChancePoint point_at(const ChanceTable& table, double tiles) {
    const auto& points = table.points;
    const auto next = std::ranges::lower_bound(points, tiles, {}, &ChancePoint::tiles);
    if (next == points.begin()) return points.front();
    if (next == points.end()) return points.back();
    const auto before = next - 1;
    const double part = (tiles - before->tiles) / (next->tiles - before->tiles);
    return {tiles, between(before->lead, next->lead, part), between(before->turn, next->turn, part)};
}

}  // namespace

ScoreState score_state(const Game& game) {
    ScoreState made{.to_move = game.to_move, .tiles = game.position.bag.total()};
    for (const Player& player : game.position.players) {
        made.tiles += player.rack.total();
        const std::optional<double> points = player.score - player.target;
        made.points.push_back(player.resigned ? std::nullopt : points);
    }
    return made;
}

std::vector<double> win_chances(const ChanceTable& table, const ScoreState& state) {
    const ChancePoint point = point_at(table, state.tiles);
    double max = -1e9;
    for (const auto& points : state.points) max = std::max(max, points.value_or(max));
    std::vector<double> chances;
    double sum = 0;
    for (std::size_t seat = 0; seat < state.points.size(); ++seat) {
        const auto& points = state.points[seat];
        const bool moves = seat == static_cast<std::size_t>(state.to_move);
        chances.push_back(points ? std::exp(point.lead * (*points - max) + (moves ? point.turn : 0)) : 0);
        sum += chances.back();
    }
    for (double& chance : chances) chance = sum > 0 ? chance / sum : 0;
    return chances;
}

std::vector<double> shares_of(const Ended& ended, std::size_t seats) {
    std::vector<double> shares(seats);
    for (const Seat winner : ended.winners)
        shares.at(static_cast<std::size_t>(winner)) = 1.0 / static_cast<double>(ended.winners.size());
    return shares;
}

void throw_exception_from_error(const ChanceFault& fault, const boost::source_location&) {
    throw std::logic_error("unchecked table of chances: " + fault.why);
}

Result<ChanceTable, ChanceFault> read_chance_table(std::string_view text) {
    ChanceTable table;
    std::istringstream lines{std::string(text)};
    for (std::string line; std::getline(lines, line);) {
        if (line.empty() || line.starts_with("//")) continue;
        std::istringstream numbers(line);
        ChancePoint point;
        std::string more;
        if (!(numbers >> point.tiles >> point.lead >> point.turn) || numbers >> more)
            return ChanceFault{"cannot read this line: " + line};
        const bool grows = table.points.empty() || table.points.back().tiles < point.tiles;
        if (!grows || point.lead < 0) return ChanceFault{"a line out of order, or a negative lead: " + line};
        table.points.push_back(point);
    }
    if (table.points.empty()) return ChanceFault{"it has no line"};
    return table;
}

std::optional<ChanceTable> chance_table(const Rules& rules) {
    const auto made = std::ranges::find(chances_by_system(), rules.ruleset().id, &SystemChances::system);
    if (made == chances_by_system().end()) return std::nullopt;
    return read_chance_table(made->text).value();
}

}  // namespace crisscross::engine
