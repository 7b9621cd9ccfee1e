#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/game/view/visibility.hpp"
#include "protocol/messages/messages.hpp"
#include "server/games/model/game_state.hpp"

namespace crisscross::server {

/// Entries as different viewers may see them (G3): an entry that is hidden has no event. What everybody sees alike is
/// written only once.
class SeenEntries {
public:
    /// Both must outlive it.
    SeenEntries(const engine::Rules& rules, std::span<const GameEntry> entries);

    /// Whether the viewer sees all of them just as everybody does.
    bool look_public(engine::Viewer viewer) const;
    std::vector<protocol::Entry> as_seen_by(engine::Viewer viewer) const;

private:
    const engine::Rules& rules_;
    std::span<const GameEntry> entries_;
    std::vector<std::optional<protocol::Entry>> public_;  // none: it depends on the viewer
};

/// Entries as a viewer may see them while the game is under way (G3).
std::vector<protocol::Entry> seen_entries(const engine::Rules& rules, std::span<const GameEntry> entries,
                                          engine::Viewer viewer);

/// The complete entries, as everybody may see them when the game is over.
std::vector<protocol::Entry> open_entries(const engine::Rules& rules, std::span<const GameEntry> entries);

}  // namespace crisscross::server
