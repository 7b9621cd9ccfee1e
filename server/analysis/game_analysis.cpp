#include <algorithm>

#include "engine/computer/variety.hpp"
#include "server/analysis/game_course.hpp"
#include "server/analysis/judged_move.hpp"

namespace crisscross::server {

namespace {

using protocol::history::GameAnalysis;
using protocol::history::JudgedMove;
using protocol::history::JudgedSeat;
using protocol::history::MistakeSize;

/// The mean is that of this many other draws.
constexpr int other_draws = 200;
constexpr std::size_t max_turning_points = 3;
/// A turning point changes the chance of the player who made the move by at least this much, in thousandths.
constexpr int min_swing = 50;

engine::Tile take_one(engine::TileCounts& tiles, engine::Variety& variety) {
    auto left = static_cast<int>(variety.below(static_cast<std::uint32_t>(tiles.total())));
    std::optional<engine::Tile> taken;
    tiles.for_each([&](engine::Tile tile, int count) {
        if (left >= 0) taken = tile;
        left -= count;
    });
    tiles.remove(*taken);
    return *taken;
}

struct Swing {
    std::uint32_t version = 0;
    int by = 0;
};

/// The moves that changed the chance of the player who made them most, in the order of the game.
std::vector<std::uint32_t> turning_points(const GameCourse& course) {
    std::vector<Swing> swings;
    for (std::size_t at = 1; at < course.chances.size(); ++at) {
        const auto& point = course.chances[at];
        const auto move = std::ranges::find(course.moves, point.version, &MoveToJudge::version);
        if (move == course.moves.end()) continue;
        const auto seat = engine::index_of(move->question.seen.seat);
        const int by = std::abs(point.chances.at(seat) - course.chances[at - 1].chances.at(seat));
        if (by >= min_swing) swings.push_back({point.version, by});
    }
    std::ranges::stable_sort(swings, std::ranges::greater{}, &Swing::by);
    if (swings.size() > max_turning_points) swings.resize(max_turning_points);
    std::vector<std::uint32_t> versions;
    for (const Swing& swing : swings) versions.push_back(swing.version);
    std::ranges::sort(versions);
    return versions;
}

void count_mistake(JudgedSeat& seat, const JudgedMove& move) {
    if (move.size == MistakeSize::small) ++seat.small;
    if (move.size == MistakeSize::medium) ++seat.medium;
    if (move.size == MistakeSize::large) ++seat.large;
}

}  // namespace

double luck_of(const DrawToJudge& draw, const engine::LeaveValues& leaves) {
    engine::Variety variety(draw.turn);
    double others = 0;
    for (int count = 0; count < other_draws; ++count) {
        engine::TileCounts unseen = draw.unseen;
        engine::TileCounts rack = draw.kept;
        for (int tile = 0; tile < draw.drawn.total() && unseen.total() > 0; ++tile)
            rack.add(take_one(unseen, variety));
        others += leaves(rack);
    }
    engine::TileCounts rack = draw.kept;
    rack.add(draw.drawn);
    return leaves(rack) - others / other_draws;
}

GameAnalysis analysis_of(const GameCourse& course, const engine::LeaveValues& leaves,
                         std::vector<JudgedMove> judged) {
    GameAnalysis made{.evaluator = evaluator_version,
                      .course = course.chances,
                      .list = course.other_list,
                      .unjudged = course.unjudged};
    made.seats.resize(course.seats);
    std::vector<double> luck(course.seats);
    for (const DrawToJudge& draw : course.draws) luck.at(engine::index_of(draw.seat)) += luck_of(draw, leaves);
    for (std::size_t seat = 0; seat < course.seats; ++seat) made.seats[seat].luck = in_tenths(luck[seat]);
    for (const engine::Seat seat : course.draws_unknown) made.seats.at(engine::index_of(seat)).luck.reset();
    for (const JudgedMove& move : judged) count_mistake(made.seats.at(engine::index_of(move.seat)), move);
    made.turning_points = turning_points(course);
    made.moves = std::move(judged);
    return made;
}

}  // namespace crisscross::server
