#pragma once

#include "storage/calls/delivery_store.hpp"
#include "storage/sqlite/jobs/readers.hpp"
#include "storage/sqlite/jobs/writer.hpp"

namespace crisscross::storage {

/// The verbs of deliveries, on the threads of a `SqliteStore`.
class SqliteDeliveryStore final : public DeliveryStore {
public:
    SqliteDeliveryStore(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

    void add_device(PlayerId player, DeviceId signed_in, PushDevice device, std::int64_t at,
                    Completion<std::monostate> done) override;
    void remove_device(PlayerId player, std::string address, Completion<bool> done) override;
    void devices_of(PlayerId player, Completion<std::vector<PushDevice>> done) override;
    void set_call_times(PlayerId player, CallTimes times, Completion<std::monostate> done) override;
    void call_times_of(std::vector<PlayerId> players, Completion<std::vector<CallTimes>> done) override;
    void due_digests(std::int64_t now, int limit, Completion<std::vector<DueDigest>> done) override;
    void set_next_digest(PlayerId player, std::int64_t at, std::optional<std::int64_t> sent,
                         Completion<std::monostate> done) override;
    void settings_of(PlayerId player, Completion<CallSettings> done) override;
    void set_feed(PlayerId player, std::optional<NewFeed> feed, Completion<std::monostate> done) override;
    void find_feed(TokenHash secret, Completion<std::optional<Feed>> done) override;
    void set_webhook(RoomId room, PlayerId host, std::optional<Webhook> webhook, std::int64_t at,
                     Completion<bool> done) override;
    void find_webhook(RoomId room, Completion<std::optional<Webhook>> done) override;
    void queue(NewNotice notice, DeliveryBounds bounds, Completion<QueuedCount> done) override;
    void queue_at_times(std::vector<PlayerId> players, NoticeAtTimes notice, DeliveryBounds bounds,
                        Completion<QueuedCount> done) override;
    void withdraw(PlayerId player, RoomId room, int game, Completion<int> done) override;
    void count_waiting(Completion<int> done) override;
    void take_due(std::int64_t now, std::int64_t again, int limit, Completion<std::vector<Delivery>> done) override;
    void next_due(Completion<std::optional<std::int64_t>> done) override;
    void finish(DeliveryId delivery, Completion<std::monostate> done) override;
    void postpone(DeliveryId delivery, int attempts, std::int64_t due, Completion<std::monostate> done) override;
    void forget_target(DeliveryId delivery, Completion<std::monostate> done) override;

private:
    /// A change that has no result.
    template <class Change>
    void write(Change change, Completion<std::monostate> done);

    Writer& writer_;
    Readers& readers_;
};

}  // namespace crisscross::storage
