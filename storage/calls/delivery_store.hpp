#pragma once

#include <functional>
#include <optional>
#include <variant>
#include <vector>

#include "storage/calls/delivery.hpp"
#include "storage/failure.hpp"
#include "storage/people/device.hpp"

namespace crisscross::storage {

/// Push devices, webhooks, and the queue of deliveries to them. The verbs answer as those of `Store` do.
class DeliveryStore {
public:
    virtual ~DeliveryStore() = default;

    /// How many push devices a player may have; a further one takes the place of the oldest.
    static constexpr int max_push_devices = 10;

    /// That of the browser in which the player is signed in as `signed_in`; it goes when they sign that out, and is
    /// not added if they have done so. One that is known already stays, with all that waits for it. A device with
    /// this address that belongs to another player changes hands: a browser has one address.
    virtual void add_device(PlayerId player, DeviceId signed_in, PushDevice device, std::int64_t at,
                            Completion<std::monostate> done) = 0;
    /// False if the player has no such device.
    virtual void remove_device(PlayerId player, std::string address, Completion<bool> done) = 0;
    virtual void devices_of(PlayerId player, Completion<std::vector<PushDevice>> done) = 0;

    virtual void set_call_times(PlayerId player, CallTimes times, Completion<std::monostate> done) = 0;
    /// In the order of the players.
    virtual void call_times_of(std::vector<PlayerId> players, Completion<std::vector<CallTimes>> done) = 0;
    /// Whose digests are due at `now`, at most `limit`, the earliest first.
    virtual void due_digests(std::int64_t now, int limit, Completion<std::vector<DueDigest>> done) = 0;
    /// The player gets the next digest then, and has just got one if `sent` says when; nothing changes if they want
    /// none any more.
    virtual void set_next_digest(PlayerId player, std::int64_t at, std::optional<std::int64_t> sent,
                                 Completion<std::monostate> done) = 0;
    virtual void settings_of(PlayerId player, Completion<CallSettings> done) = 0;

    /// The player's feed, in place of the one before; nothing: the feed ends.
    virtual void set_feed(PlayerId player, std::optional<NewFeed> feed, Completion<std::monostate> done) = 0;
    /// Nothing for an unknown secret, and for a player whom the host of the server has removed.
    virtual void find_feed(TokenHash secret, Completion<std::optional<Feed>> done) = 0;

    /// Nothing: the room has none any more. What waits for the one before is dropped. False, and nothing changes, if
    /// this is not, or no longer, the host of the room.
    virtual void set_webhook(RoomId room, PlayerId host, std::optional<Webhook> webhook, std::int64_t at,
                             Completion<bool> done) = 0;
    virtual void find_webhook(RoomId room, Completion<std::optional<Webhook>> done) = 0;

    virtual void queue(NewNotice notice, DeliveryBounds bounds, Completion<QueuedCount> done) = 0;
    /// A notice for players by their call times, which come in the order of the players. It may be made twice, on a
    /// thread of the store.
    using NoticeAtTimes = std::function<NewNotice(const std::vector<CallTimes>&)>;
    /// Reads the times and queues the notice at once, so that a `withdraw` that comes later finds it.
    virtual void queue_at_times(std::vector<PlayerId> players, NoticeAtTimes notice, DeliveryBounds bounds,
                                Completion<QueuedCount> done) = 0;
    /// Drops what waits for the push devices of a player about a game, and for a webhook unless they come back. Says
    /// how many deliveries that were.
    virtual void withdraw(PlayerId player, RoomId room, int game, Completion<int> done) = 0;
    /// How many deliveries wait.
    virtual void count_waiting(Completion<int> done) = 0;

    /// Takes up to `limit` deliveries that are due at `now`, the earliest first, and drops those that have expired.
    /// Each that is taken is due again at `again`, unless it is settled before: a killed server tries it again.
    virtual void take_due(std::int64_t now, std::int64_t again, int limit,
                          Completion<std::vector<Delivery>> done) = 0;
    /// When the next delivery is due; nothing if none waits.
    virtual void next_due(Completion<std::optional<std::int64_t>> done) = 0;

    /// It has arrived, or never will.
    virtual void finish(DeliveryId delivery, Completion<std::monostate> done) = 0;
    /// It is tried again. `attempts`: how many there have been.
    virtual void postpone(DeliveryId delivery, int attempts, std::int64_t due, Completion<std::monostate> done) = 0;
    /// Its device or webhook does not exist any more: forgets it, and everything that waits for it.
    virtual void forget_target(DeliveryId delivery, Completion<std::monostate> done) = 0;
};

}  // namespace crisscross::storage
