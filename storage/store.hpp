#pragma once

#include <cstddef>
#include <cstdint>

#include "storage/calls/alarm.hpp"
#include "storage/failure.hpp"
#include "storage/games/game.hpp"
#include "storage/games/journal.hpp"
#include "storage/people/device.hpp"
#include "storage/rooms/room.hpp"
#include "storage/upkeep/upkeep.hpp"

namespace crisscross::storage {

class ChatStore;
class AccountStore;
class DeliveryStore;
class HistoryStore;
class HostStore;
class IdentityStore;
class ImportStore;

/// Everything that is kept, behind verbs that answer later. When a verb's completion is called, what it stored is
/// durable, and every later read sees it. Any thread may call. Other programs may write to the same data: expected
/// versions and receipts show when they have.
class Store {
public:
    virtual ~Store() = default;

    /// A new player without a name, on their first device. The token must be new.
    virtual void create_player(NewDevice device, Completion<PlayerOnDevice> done) = 0;
    /// The same, and uses the invitation with this secret once; nothing if it cannot be used by then.
    virtual void create_invited_player(NewDevice device, const TokenHash& invitation,
                                       Completion<std::optional<PlayerOnDevice>> done) = 0;
    /// The player has said hello on this device, which gets this name if it has none.
    virtual void saw_device(DeviceId device, std::string name, std::int64_t at, Completion<std::monostate> done) = 0;
    /// The name that the player used last.
    virtual void rename_player(PlayerId player, std::string name, Completion<std::monostate> done) = 0;
    /// By the token of one of their devices, even one that was signed out.
    virtual void find_player(const TokenHash& token, Completion<std::optional<PlayerOnDevice>> done) = 0;

    virtual void create_room(CreateRoom room, Completion<CreateRoomOutcome> done) = 0;
    virtual void find_room(std::string code, Completion<std::optional<RoomRow>> done) = 0;
    virtual void change_room(ChangeRoom change, Completion<std::monostate> done) = 0;
    virtual void create_game(CreateGame game, Completion<CreateGameOutcome> done) = 0;
    /// The newest games of a room and its best standings, at most `limit` of each.
    virtual void load_series(RoomId room, int limit, Completion<Series> done) = 0;
    /// The games where the player, or a guest who is the same person, has a seat: the newest of each room, and those
    /// that are not over, without rooms that are closed, in the order of `PlaceInList`.
    virtual void rooms_of(RoomsQuery query, Completion<std::vector<RoomListing>> done) = 0;

    /// The game of a room with this number, or the newest, with the events that follow version `from`; nothing if
    /// there is no such game.
    virtual void load_game(RoomId room, std::optional<int> number, std::uint32_t from,
                           Completion<std::optional<StoredGame>> done) = 0;
    /// The same with all events and without receipts, for those who only look: on the thread of searches.
    virtual void read_game(RoomId room, std::optional<int> number, Completion<std::optional<StoredGame>> done) = 0;
    /// How far the game with this number is, or the newest; nothing if there is no such game.
    virtual void find_version(RoomId room, std::optional<int> number,
                              Completion<std::optional<GameVersion>> done) = 0;
    /// How many seats a person has in games that are not over, as any of their guests, and no more than `max`.
    virtual void count_games(PlayerId player, int max, Completion<int> done) = 0;
    /// Everybody who has ever had a seat in the room.
    virtual void players_in(RoomId room, Completion<std::vector<PlayerId>> done) = 0;
    virtual void append(Append append, Completion<AppendOutcome> done) = 0;
    /// Nothing if no such command was accepted.
    virtual void find_receipt(CommandId command, Completion<std::optional<Receipt>> done) = 0;
    /// The games in which something has happened since `at`, but nobody has been called since then, at most `limit`.
    virtual void find_uncalled(std::int64_t at, int limit, Completion<std::vector<ChangedGame>> done) = 0;
    /// The games whose clocks do something by `query.until`, without rooms that are closed.
    virtual void find_alarms(AlarmQuery query, Completion<std::vector<GameAlarm>> done) = 0;

    /// The verbs about one subject each. They live as long as the store.
    virtual HostStore& host() = 0;
    virtual IdentityStore& identities() = 0;
    virtual AccountStore& accounts() = 0;
    virtual DeliveryStore& deliveries() = 0;
    virtual ChatStore& chat() = 0;
    virtual HistoryStore& history() = 0;
    virtual ImportStore& imports() = 0;

    /// Copies everything to a new file, without holding up any other verb. See `storage/upkeep/backup.hpp`.
    virtual void back_up(BackupOrder order, Completion<BackupSummary> done) = 0;

    /// Rooms and players that nobody has used since `query.before`: a limited number of each, oldest first.
    virtual void find_unused(UnusedQuery query, Completion<Unused> done) = 0;
    /// Removes rooms and players that were found unused, except those that have been used since.
    virtual void remove_unused(Unused unused, Completion<RemovedCount> done) = 0;

    /// How many requests it has not answered yet, of all verbs but `back_up`.
    virtual std::size_t unanswered() const = 0;
    /// False after a write or a read for which the disk failed, until the next one of its kind has succeeded.
    virtual bool healthy() const = 0;
    /// Writes and reads something that changes nothing and is larger than a move, so that `healthy` tells how it is
    /// now. Fails if either does.
    virtual void probe(Completion<std::monostate> done) = 0;
    /// Finishes the requests that wait; later ones fail.
    virtual void stop() = 0;
};

}  // namespace crisscross::storage
