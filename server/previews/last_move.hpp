#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/rules/rules.hpp"
#include "protocol/languages/language.hpp"
#include "server/games/model/game_state.hpp"

namespace crisscross::server {

/// What has happened last on the board, as everybody may know it.
struct LastMove {
    enum class What : std::uint8_t { played, exchanged, passed, withdrawn, taken_back };
    What what = What::played;
    engine::Seat seat = 0;
    std::vector<std::string> words{};  ///< of a play, spelt
    std::optional<int> points{};       ///< likewise, where points are kept
    bool operator==(const LastMove&) const = default;
};

/// The last move of a log up to this version; nothing if there is none.
std::optional<LastMove> last_move(std::span<const GameEntry> log, std::uint32_t version, const engine::Rules& rules);

/// A sentence such as `Anna played FARM for 24 points.`
std::string in_words(const LastMove& move, const std::string& name, protocol::Language language);

}  // namespace crisscross::server
