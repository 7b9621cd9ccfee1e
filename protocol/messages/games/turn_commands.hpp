#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/game/command.hpp"
#include "protocol/messages/message_parts.hpp"

/// What players do on their turns, and in answer to the turns of others.
namespace crisscross::protocol::client {

struct Play {
    RequestId id{};
    engine::Turn turn = 0;
    std::vector<LayText> placement{};
    std::optional<engine::Axis> line{};  ///< which a play of one tile names (R3)
    std::string room{};
    int game = first_game;
    bool operator==(const Play&) const = default;
};

/// Puts the starter on the board and sets the options: the whole first turn, where the rules have one (X2).
struct PlaceStarter {
    RequestId id{};
    engine::Turn turn = 0;
    engine::Cell cell{};
    engine::Options options{};
    std::string room{};
    int game = first_game;
    bool operator==(const PlaceStarter&) const = default;
};

struct Exchange {
    RequestId id{};
    engine::Turn turn = 0;
    std::vector<std::string> tiles{};
    std::string room{};
    int game = first_game;
    bool operator==(const Exchange&) const = default;
};

struct Pass {
    RequestId id{};
    engine::Turn turn = 0;
    std::string room{};
    int game = first_game;
    bool operator==(const Pass&) const = default;
};

struct Challenge {
    RequestId id{};
    engine::Turn turn = 0;
    std::string room{};
    int game = first_game;
    bool operator==(const Challenge&) const = default;
};

struct Accept {
    RequestId id{};
    engine::Turn turn = 0;
    std::string room{};
    int game = first_game;
    bool operator==(const Accept&) const = default;
};

/// Shows a text or a link for the player's own disputed play (R8).
struct ShowEvidence {
    RequestId id{};
    engine::Turn turn = 0;
    std::string text{};
    std::string room{};
    int game = first_game;
    bool operator==(const ShowEvidence&) const = default;
};

/// Withdraws the player's own disputed play (R8).
struct WithdrawPlay {
    RequestId id{};
    engine::Turn turn = 0;
    std::string room{};
    int game = first_game;
    bool operator==(const WithdrawPlay&) const = default;
};

struct Vote {
    RequestId id{};
    engine::Turn turn = 0;
    engine::Opinion opinion = engine::Opinion::convinced;
    std::string room{};
    int game = first_game;
    bool operator==(const Vote&) const = default;
};

struct Resign {
    RequestId id{};
    std::string room{};
    int game = first_game;
    bool operator==(const Resign&) const = default;
};

}  // namespace crisscross::protocol::client
