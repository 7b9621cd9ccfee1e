#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/rules.hpp"
#include "engine/visibility.hpp"
#include "protocol/messages.hpp"

namespace crisscross::protocol {

/// The word list of a room, as its viewers are told (K16).
struct LexiconNote {
    std::string id{};
    std::string name{};
    std::size_t words = 0;
    engine::Lexicon::Hash hash{};
    bool operator==(const LexiconNote&) const = default;
};

/// All of a room as one viewer sees it.
struct Snapshot {
    std::uint32_t version = 0;
    std::string stage{};               ///< waiting, playing, over
    std::vector<std::string> names{};  ///< by seat
    LexiconNote lexicon{};
    std::optional<engine::View> game{};
    std::vector<Entry> log{};
};

Json write_snapshot(const engine::Rules& rules, const Snapshot& snapshot);

/// The `game` of a snapshot.
Json write_view(const engine::Rules& rules, const engine::View& view);

/// The `score` of a preview.
Json write_score(const engine::Rules& rules, const engine::PlayScore& score);

}  // namespace crisscross::protocol
