#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "server/games/core/step/caller.hpp"
#include "server/rooms/core/room_lease.hpp"
#include "server/rooms/core/room_view.hpp"
#include "server/rooms/model/chat_rights.hpp"
#include "server/rooms/model/next_game.hpp"

namespace crisscross::server {

/// Somebody in a room, with one of their connections.
struct PersonHere {
    Caller caller{};
    RoomLease lease;
    int game = 0;                              ///< that they watch
    std::string name{};                        ///< as far as the room knows it; empty if they have none
    Visibility page = Visibility::visible;     ///< of the connection
    bool only_reviews = false;                 ///< that game, which is over: the host has removed them from the room
    std::int64_t number = 0;                   ///< of the person, while they are in the room
    std::optional<NextGame::Acts> told_may{};  ///< what they may do, as they heard it last
    std::optional<ChatRights> told_chat{};     ///< likewise, in the chat
    std::optional<RoomView> told_view{};       ///< how they see the room, likewise
};

/// Everybody in a room, and who has been let in since it was opened.
class PeopleHere {
public:
    using ByConnection = std::map<std::uint64_t, PersonHere>;

    bool empty() const { return here_.empty(); }
    /// Whether somebody takes part in the room with this connection, and does not only review a game.
    bool has(std::uint64_t connection) const;
    /// Null if nobody is here with this connection.
    const PersonHere* find(std::uint64_t connection) const;
    const ByConnection& all() const { return here_; }
    ByConnection& all() { return here_; }
    std::vector<Caller> callers() const;
    std::vector<Caller> callers_of(PlayerId player) const;
    /// Of those who do not only review a game.
    std::vector<Caller> members() const;
    /// Likewise, once for each connection.
    std::vector<PlayerId> players() const;
    /// With their names, as far as the room knows them.
    std::map<PlayerId, std::string> names() const;
    /// Whether one of their pages is visible.
    bool is_visible(PlayerId player) const;

    /// In place of the person who was here with this connection. Gives them the number that they have already, or one
    /// that nobody has had, even before a restart: the moment at which they came, or a later one.
    void add(PersonHere person, Moment now);
    /// Nothing if nobody was here with this connection. They may still be here with another.
    std::optional<PersonHere> remove(std::uint64_t connection);
    /// False if they are not here.
    bool rename(PlayerId player, const std::string& name);
    /// Nobody is here any more.
    void clear() { here_.clear(); }

    /// Beyond the most that it keeps, somebody counts as let in while they are here.
    bool was_let_in(PlayerId player) const;
    /// False if they had been let in before.
    bool let_in(PlayerId player);
    /// False if they had not been let in.
    bool no_longer_let_in(PlayerId player) { return let_in_.erase(player) > 0; }
    /// Only those who are here count as let in from now on. Returns the others.
    std::set<PlayerId> forget_absent();

private:
    static constexpr std::size_t max_let_in = 1000;

    ByConnection here_;
    std::set<PlayerId> let_in_;
    std::int64_t last_number_ = 0;
};

}  // namespace crisscross::server
