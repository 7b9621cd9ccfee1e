#pragma once

#include "protocol/messages/history/history_messages.hpp"

/// The answer of /api/v1/statistics. `protocol/openapi.json` describes each field.
namespace crisscross::protocol::history {

struct Figures {
    int games = 0;
    int won = 0;
    int drawn = 0;
    int lost = 0;
    std::int64_t points = 0;
    std::int64_t margin = 0;
    std::int64_t moves = 0;
    std::int64_t plays = 0;
    std::int64_t play_points = 0;
    int bingos = 0;
    int highest_game = 0;
    int highest_play = 0;
    int challenges_won = 0;
    int challenges_lost = 0;
    int phonies_stood = 0;
    int phonies_withdrawn = 0;
    std::int64_t timed_moves = 0;  ///< those whose time is known
    std::int64_t think_ms = 0;     ///< in these
};

struct Rating {
    double rating = 0;
    double deviation = 0;
    double volatility = 0;
    int games = 0;
};

struct OfSystem {
    std::string system{};
    Figures figures{};
    std::optional<Rating> rating{};
};

struct Month {
    std::string month{};
    int games = 0;
    int won = 0;
    int drawn = 0;
    std::int64_t points = 0;
    std::int64_t margin = 0;
    std::int64_t moves = 0;
    std::int64_t play_points = 0;
    int bingos = 0;
};

struct Opening {
    std::string word{};
    int times = 0;
    std::int64_t points = 0;
};

struct OfPlayer {
    std::string name{};
    bool me = false;
    std::optional<std::string> computer{};
    Figures figures{};
    std::vector<OfSystem> systems{};
    std::vector<Month> months{};
    std::vector<PlayedWord> longest_words{};
    std::vector<PlayedWord> highest_words{};
    std::vector<Opening> openings{};
};

struct Opponent {
    std::string name{};
    std::optional<std::string> computer{};
    int games = 0;
    int won = 0;
    int drawn = 0;
    int lost = 0;
};

struct Statistics {
    std::vector<OfPlayer> players{};
    std::vector<Opponent> opponents{};
};

std::string write(const Statistics& answer);

}  // namespace crisscross::protocol::history
