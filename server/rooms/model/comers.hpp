#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/requests/complaint.hpp"
#include "server/rooms/model/about_room.hpp"

namespace crisscross::server {

/// Somebody without a seat who takes part in the next game.
struct Comer {
    PlayerId player = 0;
    std::string name{};
    bool operator==(const Comer&) const = default;
};

/// Who else takes part in the next game of a room. Not stored: they are forgotten when they leave.
class Comers {
public:
    /// `seen`: the newest game that they know of, as they see it, so that no refusal says more than that.
    /// NOT_STARTED, ALREADY_SEATED, ROOM_LOCKED, BAD_NAME, NAME_TAKEN, ROOM_FULL.
    std::optional<Complaint> add(const AboutRoom& about, const GameState& seen, const Comer& typed);
    /// NOT_SEATED.
    std::optional<Complaint> remove(PlayerId player);
    void keep_only(const std::vector<PlayerId>& present);
    void clear() { list_.clear(); }

    bool has(PlayerId player) const;
    const std::vector<Comer>& list() const { return list_; }
    std::vector<std::string> names() const;

private:
    std::vector<Comer> list_;
};

/// Whether somebody without a seat may take part in the game after `newest`, whatever their name: NOT_STARTED,
/// ALREADY_SEATED, ROOM_LOCKED.
std::optional<Complaint> check_take_part(const AboutRoom& about, const GameState& newest, PlayerId player);

}  // namespace crisscross::server
