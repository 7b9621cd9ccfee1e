#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/game/seat.hpp"
#include "protocol/messages/message_parts.hpp"

/// Plays that were tried, found or made.
namespace crisscross::protocol::server {

struct Preview {
    RequestId id{};
    Json play_score{};                     ///< as of a `played` event, as if all words were valid
    std::optional<bool> valid{};           ///< only where words are checked when laid
    std::vector<std::string> bad_words{};  ///< those that are not valid
    bool operator==(const Preview&) const = default;
};

/// A play that was possible.
struct PossiblePlay {
    Json placement{};                    ///< as of a `played` event
    std::optional<engine::Axis> line{};  ///< for one tile that lies on several
    Json play_score{};                   ///< as of a `played` event
    int equity = 0;                      ///< `engine::Evaluator::equity`, in tenths of a point
    std::optional<bool> wins{};          ///< true if it wins at once, else nothing
    bool operator==(const PossiblePlay&) const = default;
};

/// The best plays of the player's own rack, best first.
struct Hint {
    RequestId id{};
    engine::Seat seat = 0;
    std::vector<PossiblePlay> plays{};
    bool operator==(const Hint&) const = default;
};

/// The tiles that a player would best have exchanged.
struct PossibleExchange {
    std::vector<std::string> tiles{};  ///< spelt
    int equity = 0;                    ///< of what is kept, as of a play
    bool operator==(const PossibleExchange&) const = default;
};

/// The equity of the actual play, exchange or pass.
struct MoveMade {
    int equity = 0;
    std::optional<bool> wins{};
    bool operator==(const MoveMade&) const = default;
};

/// The best plays that a seat had at a moment, best first, and the move that it made.
struct Analysis {
    RequestId id{};
    engine::Seat seat = 0;
    std::vector<PossiblePlay> plays{};
    std::optional<PossibleExchange> exchange{};  ///< if it is among the best moves, and not the one that was made
    MoveMade move{};
    bool operator==(const Analysis&) const = default;
};

/// The analysis of a rack.
using PlaysFound = std::variant<Hint, Analysis>;

}  // namespace crisscross::protocol::server
