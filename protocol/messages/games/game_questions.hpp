#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/game/command.hpp"
#include "protocol/messages/message_parts.hpp"

/// What a game is asked.
namespace crisscross::protocol::client {

/// Asks for the words and the score of a tentative placement. Changes nothing.
struct Preview {
    RequestId id{};
    std::vector<LayText> placement{};
    std::optional<engine::Axis> line{};
    std::string room{};
    int game = first_game;
    bool operator==(const Preview&) const = default;
};

/// Asks for good plays from the player's own rack, where the rules allow hints. Changes nothing.
struct Hint {
    RequestId id{};
    std::string room{};
    int game = first_game;
    bool operator==(const Hint&) const = default;
};

/// Asks, after the game, what was possible when the play, exchange or pass of a version was made.
struct Analysis {
    RequestId id{};
    std::uint32_t version = 0;
    std::string room{};
    int game = first_game;
    bool operator==(const Analysis&) const = default;
};

/// Asks which of the server's word lists have these words, to help during a vote (R8).
struct Lookup {
    RequestId id{};
    std::vector<std::string> words{};
    std::string room{};
    int game = first_game;
    bool operator==(const Lookup&) const = default;
};

/// Asks about one word: whether it is in the room's list, its hooks and anagrams there, and its definitions.
struct Word {
    RequestId id{};
    std::string word{};
    std::string room{};
    int game = first_game;
    bool operator==(const Word&) const = default;
};

/// Asks for the versions from `from` to `to`, both included, as the viewer may see them.
struct Log {
    RequestId id{};
    std::uint32_t from = 1;             ///< at least 1
    std::optional<std::uint32_t> to{};  ///< the newest if missing
    std::string room{};
    int game = first_game;
    bool operator==(const Log&) const = default;
};

}  // namespace crisscross::protocol::client

namespace crisscross::protocol {

/// Questions, which a game answers without changing.
using GameQuestion =
    std::variant<client::Preview, client::Hint, client::Analysis, client::Lookup, client::Word, client::Log>;

/// Whether the answer says which words are valid.
inline bool is_about_words(const GameQuestion& question) {
    return std::holds_alternative<client::Word>(question) || std::holds_alternative<client::Lookup>(question);
}

}  // namespace crisscross::protocol
