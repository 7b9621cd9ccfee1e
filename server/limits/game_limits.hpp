#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "server/limits/limit_rates.hpp"
#include "server/limits/rates/keyed_limit.hpp"
#include "server/limits/reached_limits.hpp"
#include "server/limits/requester.hpp"
#include "server/time/span.hpp"

namespace crisscross::server {

/// How much of the disk is left.
enum class DiskSpace : std::uint8_t { enough, scarce };

/// How much strangers may do in games. Any thread.
class GameLimits {
public:
    GameLimits(const LimitRates& rates, ReachedLimits& reached);

    /// One more move, answer or other change of a game. If there were too many, of this person or from this network:
    /// in how many milliseconds to try again. While the disk is nearly full, a network may make only as many as
    /// people do.
    std::optional<Span> refuse_move(const Requester& requester, Moment now, DiskSpace disk = DiskSpace::enough);
    /// This many more entries are to be read: of a game that nobody had open, because somebody joins it, or for a
    /// note or a line. Each other game of a room that nobody had open is one, too. If that is too many for this
    /// network: in how many milliseconds to try again.
    std::optional<Span> refuse_opened_entries(const std::string& network, std::size_t entries, Moment now);
    /// One more question about a word, whose anagrams take a millisecond or two, or a lookup of several.
    bool take_word_question(const Requester& requester, Moment now);

private:
    ReachedLimits& reached_;
    KeyedLimit<std::int64_t> moves_per_person_;
    KeyedLimit<std::string> moves_per_network_;
    KeyedLimit<std::string> scarce_moves_per_network_;
    double max_opened_at_once_;
    KeyedLimit<std::string> opened_entries_;
    KeyedLimit<std::int64_t> word_questions_;
};

}  // namespace crisscross::server
