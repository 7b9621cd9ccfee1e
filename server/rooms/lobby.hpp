#pragma once

#include <atomic>
#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <memory>
#include <optional>
#include <string>

#include "protocol/messages/messages.hpp"
#include "server/games/core/limits/side_changes.hpp"
#include "server/limits/rates/keyed_limit.hpp"
#include "server/requests/complaint.hpp"
#include "server/rooms/open_rooms.hpp"
#include "server/runtime/task_group.hpp"
#include "server/time/span.hpp"

namespace crisscross::server {

struct Services;
struct Requester;

/// Finds rooms by their codes: creates new ones, opens those that are asked for, and forgets those that nobody
/// watches any more. Any thread may call it.
class Lobby {
public:
    Lobby(boost::asio::io_context& context, Services& services) : context_(context), services_(services) {}
    Lobby(const Lobby&) = delete;
    Lobby& operator=(const Lobby&) = delete;

    /// Creates a room with its creator in the first seat, and returns its code. The same command again returns the
    /// same room; an id that was used for a command in a room is refused. `permission`: as
    /// `GrowthLimits::permit_room` gives it.
    boost::asio::awaitable<Answer<std::string>> create(const Requester& requester,
                                                       const protocol::client::Create& request,
                                                       Permission permission);
    /// The room that this command has created before, whatever it would be refused for now; otherwise the refusal.
    boost::asio::awaitable<Answer<std::string>> created_before(storage::CommandId command, Complaint refusal);

    /// The room with this code. Wrong codes count against `network`; too many block it for a while, except from rooms
    /// where the player has a seat. Rooms that nobody has open count against it, too, by their games.
    boost::asio::awaitable<Answer<Entrance>> enter(const std::string& typed_code, PlayerId player,
                                                   const std::string& network);
    /// What becomes of rooms that are closed; an open one refuses everything but reviews of its finished games.
    enum class ClosedRooms : std::uint8_t { refused, opened };
    /// The room with this code, for callers that cannot be guessing.
    boost::asio::awaitable<Answer<Entrance>> find(const std::string& code, ClosedRooms closed = ClosedRooms::refused);

    /// In one of the room's games.
    boost::asio::awaitable<bool> has_seat(const std::string& code, PlayerId player);
    /// A page of the rooms where the player has a seat: the first, or what comes after a place in the list.
    boost::asio::awaitable<protocol::server::Rooms> rooms_of(PlayerId player,
                                                             std::optional<protocol::PlaceInList> after);

    /// Forgets a room, unless somebody is in it or about to join it.
    bool retire(const std::string& code) { return rooms_.retire(code); }

    /// Forgets a room that has failed, even if somebody is in it.
    void forget(const Room& room) { rooms_.forget(room); }
    /// Ends a room that the store has closed, if it is open.
    boost::asio::awaitable<void> close_room(std::string code);
    /// Returns once the rooms that are open have done what they have been asked for so far. Throws `StorageFailed` if
    /// that takes too long.
    boost::asio::awaitable<void> catch_up();
    /// What is stored of a room has changed: it reads that again, if it is open.
    void reread(const std::string& code);
    /// How often that has happened to any room. What was made of a room before no longer holds.
    std::uint64_t rereads() const { return rereads_; }
    /// The store has more finished games of the room, which may be open.
    void games_added(const std::string& code);
    /// Games of the room are gone from the store: it is read again, or closed if it went with the last of them.
    boost::asio::awaitable<void> games_removed(std::string code);
    /// Frees the seat of a player whom the host of the server has removed, if the room's game has not started, and
    /// returns once that is stored. Throws `StorageFailed` if the room refuses it for a reason that passes.
    boost::asio::awaitable<void> unseat(const std::string& code, PlayerId player);
    bool is_open(const std::string& code) const { return rooms_.contains(code); }
    /// Whether the room is open and has let this player in since then: they may come in again without a password.
    bool has_let_in(const std::string& code, PlayerId player) const;

    /// As `TakeSideChange`: remembered when the room is forgotten.
    bool take_side_change(const std::string& code, int game, PlayerId player, Moment now);

    /// False if the room is open; otherwise it cannot be opened until the claims are released, so that it can be
    /// removed.
    bool claim(const std::string& code) { return rooms_.claim(code); }
    void release_claims() { rooms_.release_claims(); }

    /// Closes all rooms; no more are opened.
    void close() { rooms_.close(); }
    /// Ends the rooms that are still open, whatever they are waiting for.
    void cancel();
    /// The rooms that are open.
    const TaskGroup& tasks() const { return tasks_; }
    /// How many requests wait in the inboxes of all open rooms.
    std::size_t waiting() const;

private:
    boost::asio::awaitable<storage::CreateRoomOutcome> store(storage::CreateRoom& room);
    boost::asio::awaitable<std::optional<Span>> has_to_wait(const std::string& code, const std::string& network);
    std::shared_ptr<Room> open(const std::string& code, storage::RoomId id);

    boost::asio::io_context& context_;
    Services& services_;
    std::atomic<std::uint64_t> rereads_ = 0;
    KeyedLimit<std::string> side_changes_{SideChanges::rate_per_person};
    TaskGroup tasks_{"room"};
    OpenRooms rooms_;
};

}  // namespace crisscross::server
