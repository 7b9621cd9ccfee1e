#include "engine/settlement.hpp"

#include <algorithm>

namespace crisscross::engine {

namespace {

struct Settle {
    const Rules& rules;
    std::span<const Player> players;
    Reason reason;
    std::vector<Account>& accounts;

    void operator()(const DeductRacks&) const {
        for (std::size_t seat = 0; seat < players.size(); ++seat)
            if (!players[seat].resigned) accounts[seat].deducted += rules.value(players[seat].rack);
    }
    void operator()(const AwardRacks&) const {
        if (reason != Reason::went_out) return;
        int all = 0;
        for (const Player& player : players)
            if (!player.resigned) all += rules.value(player.rack);
        for (std::size_t seat = 0; seat < players.size(); ++seat)
            if (!players[seat].resigned && players[seat].rack.empty()) accounts[seat].awarded += all;
    }
};

/// Keeps the seats for which `points` is highest.
template <class Points>
void keep_best(std::vector<Seat>& seats, Points points) {
    int best = points(seats.front());
    for (const Seat seat : seats) best = std::max(best, points(seat));
    std::erase_if(seats, [&](Seat seat) { return points(seat) < best; });
}

}  // namespace

std::vector<Account> settle(const Rules& rules, std::span<const Player> players, Reason reason) {
    std::vector<Account> accounts;
    for (const Player& player : players) accounts.push_back({player.score, 0, 0, player.score, player.rack});
    if (reason == Reason::resignation) return accounts;
    for (const Settlement& settlement : rules.ruleset().settlements)
        std::visit(Settle{rules, players, reason, accounts}, settlement);
    for (Account& account : accounts) account.final = account.before - account.deducted + account.awarded;
    return accounts;
}

std::vector<Seat> winners(const Rules& rules, std::span<const Player> players, std::span<const Account> accounts) {
    std::vector<Seat> seats;
    for (Seat seat = 0; seat < static_cast<Seat>(players.size()); ++seat)
        if (!players[static_cast<std::size_t>(seat)].resigned) seats.push_back(seat);
    const auto account = [&](Seat seat) -> const Account& { return accounts[static_cast<std::size_t>(seat)]; };
    keep_best(seats, [&](Seat seat) { return account(seat).final; });
    for (const TieBreak& tie_break : rules.ruleset().tie_breaks)
        std::visit(
            [&](const HigherBeforeSettlement&) { keep_best(seats, [&](Seat seat) { return account(seat).before; }); },
            tie_break);
    return seats;
}

}  // namespace crisscross::engine
