#pragma once

#include <cstdint>

#include "storage/failure.hpp"
#include "storage/game.hpp"
#include "storage/journal.hpp"
#include "storage/player.hpp"
#include "storage/room.hpp"
#include "storage/upkeep.hpp"

namespace crisscross::storage {

class DeliveryStore;
class HostStore;

/// Everything that is kept, behind verbs that answer later. When a verb's completion is called, what it stored is
/// durable, and every later read sees it. Any thread may call. Other programs may write to the same data: expected
/// versions and receipts show when they have.
class Store {
public:
    virtual ~Store() = default;

    /// A new player without a name. The token must be new.
    virtual void create_player(const TokenHash& token, std::int64_t at, Completion<PlayerRow> done) = 0;
    /// The same, and uses the invitation with this secret once; nothing if it cannot be used at `at`.
    virtual void create_invited_player(const TokenHash& token, const TokenHash& invitation, std::int64_t at,
                                       Completion<std::optional<PlayerRow>> done) = 0;
    /// The player has said hello.
    virtual void saw_player(PlayerId player, std::int64_t at, Completion<std::monostate> done) = 0;
    virtual void find_player(const TokenHash& token, Completion<std::optional<PlayerRow>> done) = 0;

    virtual void create_room(CreateRoom room, Completion<CreateRoomOutcome> done) = 0;
    virtual void find_room(std::string code, Completion<std::optional<RoomRow>> done) = 0;
    /// The rooms where the player has a seat, without those that are closed, the last changed first, at most `limit`.
    virtual void rooms_of(PlayerId player, int limit, Completion<std::vector<RoomListing>> done) = 0;

    /// The latest game of a room, with the events that follow version `from`; nothing if there is no such room.
    virtual void load_game(RoomId room, std::uint32_t from, Completion<std::optional<StoredGame>> done) = 0;
    virtual void append(Append append, Completion<AppendOutcome> done) = 0;

    /// The verbs of the host; it lives as long as the store.
    virtual HostStore& host() = 0;
    /// The verbs of deliveries; it lives as long, too.
    virtual DeliveryStore& deliveries() = 0;
    /// Copies everything to a new file, without holding up any other verb. See `storage/backup.hpp`.
    virtual void back_up(BackupOrder order, Completion<BackupSummary> done) = 0;

    /// What nobody has used since `query.before`: at most so many rooms and so many players, oldest first.
    virtual void find_unused(UnusedQuery query, Completion<Unused> done) = 0;
    /// Removes rooms and players that were found unused, except those that have been used since.
    virtual void remove_unused(Unused unused, Completion<RemovedCount> done) = 0;
    /// Removes games that ended before `before`, with their rooms, at most `limit`. Only when the host asks for it.
    virtual void remove_finished(std::int64_t before, int limit, Completion<RemovedCount> done) = 0;

    /// False after a write or a read for which the disk failed, until the next one of its kind has succeeded.
    virtual bool healthy() const = 0;
    /// Writes and reads something that changes nothing, so that `healthy` tells how it is now. Succeeds always.
    virtual void probe(Completion<std::monostate> done) = 0;
    /// Finishes the requests that wait; later ones fail.
    virtual void stop() = 0;
};

}  // namespace crisscross::storage
