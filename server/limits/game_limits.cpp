#include "server/limits/game_limits.hpp"

#include <algorithm>

namespace crisscross::server {

GameLimits::GameLimits(const LimitRates& rates, ReachedLimits& reached)
    : reached_(reached),
      moves_per_person_(rates.moves_per_person),
      moves_per_network_(rates.moves_per_network),
      scarce_moves_per_network_(rates.scarce_moves_per_network),
      max_opened_at_once_(rates.opened_entries_per_network.burst),
      opened_entries_(rates.opened_entries_per_network),
      word_questions_(rates.word_questions_per_person) {}

std::optional<Span> GameLimits::refuse_move(const Requester& requester, Moment now, DiskSpace disk) {
    auto& moves = disk == DiskSpace::scarce ? scarce_moves_per_network_ : moves_per_network_;
    std::optional<Span> wait;
    if (!moves_per_person_.take(requester.player, now)) {
        wait = moves_per_person_.wait(requester.player, now);
    } else if (!moves.take(requester.network, now)) {
        moves_per_person_.give_back(requester.player, now);
        wait = moves.wait(requester.network, now);
    }
    if (wait) reached_.add(Limit::moves, requester.network, now);
    return wait;
}

// A game that is longer than the bucket could never be opened.
std::optional<Span> GameLimits::refuse_opened_entries(const std::string& network, std::size_t entries, Moment now) {
    const double price = std::min(static_cast<double>(entries), max_opened_at_once_);
    if (opened_entries_.take(network, now, price)) return std::nullopt;
    reached_.add(Limit::opened_entries, network, now);
    return opened_entries_.wait(network, now, price);
}

bool GameLimits::take_word_question(const Requester& requester, Moment now) {
    if (word_questions_.take(requester.player, now)) return true;
    reached_.add(Limit::word_questions, requester.network, now);
    return false;
}

}  // namespace crisscross::server
