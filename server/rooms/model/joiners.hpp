#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/requests/complaint.hpp"
#include "server/rooms/model/about_room.hpp"

namespace crisscross::server {

/// Somebody without a seat who takes part in the next game.
struct Joiner {
    PlayerId player = 0;
    std::string name{};
    bool operator==(const Joiner&) const = default;
};

/// Who else takes part in the next game of a room. Not stored: they are forgotten when they leave.
class Joiners {
public:
    /// `seen`: the newest game that they know of, as they see it, so that no refusal says more than that.
    /// NOT_STARTED, ALREADY_SEATED, ROOM_LOCKED, BAD_NAME, NAME_TAKEN, ROOM_FULL.
    std::optional<Complaint> add(const AboutRoom& about, const GameState& seen, const Joiner& typed);
    /// NOT_SEATED.
    std::optional<Complaint> remove(PlayerId player);
    void keep_only(const std::vector<PlayerId>& present);
    void clear() { list_.clear(); }

    bool has(PlayerId player) const;
    const std::vector<Joiner>& list() const { return list_; }
    std::vector<std::string> names() const;

private:
    std::vector<Joiner> list_;
};

/// Whether somebody without a seat may take part in the game after `newest`, whatever their name: NOT_STARTED,
/// ALREADY_SEATED, ROOM_LOCKED.
std::optional<Complaint> check_take_part(const AboutRoom& about, const GameState& newest, PlayerId player);

}  // namespace crisscross::server
