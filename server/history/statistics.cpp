#include "server/history/statistics.hpp"

#include <algorithm>
#include <span>

namespace crisscross::server {

namespace {

using storage::FigureRow;
using storage::Participant;
using storage::RatedSeat;

/// 1 if `one` has beaten `other`, a half if neither has.
double result_against(const RatedSeat& one, const RatedSeat& other) {
    const bool has_won = one.result != "lost";
    const bool other_has_won = other.result != "lost";
    if (has_won != other_has_won) return has_won ? 1 : 0;
    if (has_won || one.score == other.score) return 0.5;
    return one.score > other.score ? 1 : 0;
}

/// All seats of one game. Nobody is rated against themselves, such as a computer against another of its strength.
void rate_game(std::span<const RatedSeat> seats, std::map<Participant, RatedPlayer>& ratings) {
    std::map<Participant, RatedPlayer> after;
    for (const RatedSeat& seat : seats) {
        std::vector<RatedResult> results;
        for (const RatedSeat& other : seats)
            if (other.who != seat.who) results.push_back({ratings[other.who].rating, result_against(seat, other)});
        if (results.empty() || after.contains(seat.who)) continue;
        const RatedPlayer& before = ratings[seat.who];
        after[seat.who] = {rate(before.rating, results), before.games + 1};
    }
    for (const auto& [who, rated] : after) ratings[who] = rated;
}

void add(FigureRow& sum, const FigureRow& row) {
    if (row.last >= sum.last) {
        sum.last = row.last;
        sum.name = row.name;
    }
    sum.games += row.games;
    sum.won += row.won;
    sum.drawn += row.drawn;
    sum.points += row.points;
    sum.margin += row.margin;
    sum.moves += row.moves;
    sum.plays += row.plays;
    sum.play_points += row.play_points;
    sum.bingos += row.bingos;
    sum.highest_game = std::max(sum.highest_game, row.highest_game);
    sum.highest_play = std::max(sum.highest_play, row.highest_play);
    sum.challenges_won += row.challenges_won;
    sum.challenges_lost += row.challenges_lost;
    sum.phonies_stood += row.phonies_stood;
    sum.phonies_withdrawn += row.phonies_withdrawn;
    sum.timed_moves += row.timed_moves;
    sum.think_ms += row.think_ms;
}

/// The sums of somebody, by system and by month.
struct Sums {
    FigureRow all{};
    std::map<std::string, FigureRow> systems{};
    std::map<std::string, FigureRow> months{};

    static void add_to(FigureRow& sum, const FigureRow& row) {
        if (sum.games == 0) sum.highest_game = row.highest_game;  // scores can be negative
        add(sum, row);
    }
    void add_row(const FigureRow& row) {
        add_to(all, row);
        add_to(systems[row.system], row);
        add_to(months[row.month], row);
    }
};

template <class Row>
std::vector<Row> rows_of(const std::vector<Row>& rows, const Participant& who, std::size_t max) {
    std::vector<Row> found;
    for (const Row& row : rows)
        if (row.who == who && found.size() < max) found.push_back(row);
    return found;
}

std::vector<OfSystem> systems_of(const Participant& who, const Sums& sums, const Ratings& ratings) {
    std::vector<OfSystem> systems;
    for (const auto& [system, figures] : sums.systems) {
        OfSystem& made = systems.emplace_back(OfSystem{figures});
        made.figures.system = system;
        const auto rated = ratings.find(system);
        if (rated == ratings.end()) continue;
        const auto found = rated->second.find(who);
        if (found != rated->second.end()) made.rating = found->second;
    }
    std::ranges::stable_sort(systems, std::greater(), [](const OfSystem& one) { return one.figures.games; });
    return systems;
}

std::vector<FigureRow> months_of(const Sums& sums) {
    std::vector<FigureRow> months;
    for (const auto& [month, figures] : sums.months) {
        months.push_back(figures);
        months.back().month = month;
    }
    if (months.size() > max_months) months.erase(months.begin(), months.end() - max_months);
    return months;
}

}  // namespace

Ratings rate_games(const std::vector<RatedSeat>& seats) {
    Ratings ratings;
    for (auto first = seats.begin(); first != seats.end();) {
        const auto last =
            std::find_if(first, seats.end(), [&](const auto& seat) { return seat.game != first->game; });
        rate_game(std::span(first, last), ratings[first->system]);
        first = last;
    }
    for (auto& [system, players] : ratings)
        std::erase_if(players, [](const auto& one) { return one.second.games == 0; });
    return ratings;
}

std::vector<OfPlayer> statistics_of(const storage::StatisticsRows& rows) {
    std::map<Participant, Sums> sums;
    for (const FigureRow& row : rows.figures) sums[row.who].add_row(row);
    const Ratings ratings = rate_games(rows.rated);
    std::vector<std::pair<Participant, const Sums*>> order;
    for (const auto& [who, found] : sums) order.emplace_back(who, &found);
    std::ranges::stable_sort(order, std::greater(), [](const auto& one) { return one.second->all.games; });
    if (order.size() > max_players) order.resize(max_players);
    std::stable_partition(order.begin(), order.end(), [](const auto& one) { return one.first.is_asker; });
    std::vector<OfPlayer> made;
    for (const auto& [who, found] : order)
        made.push_back({.who = who,
                        .figures = found->all,
                        .systems = systems_of(who, *found, ratings),
                        .months = months_of(*found),
                        .longest = rows_of(rows.longest, who, storage::max_records),
                        .highest = rows_of(rows.highest, who, storage::max_records),
                        .openings = rows_of(rows.openings, who, storage::max_openings)});
    return made;
}

}  // namespace crisscross::server
