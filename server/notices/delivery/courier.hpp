#pragma once

#include <atomic>
#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "protocol/notices/notice.hpp"
#include "server/notices/delivery/delivery_slots.hpp"
#include "server/notices/delivery/retry.hpp"
#include "server/notices/new_notice.hpp"
#include "server/push/p256_key.hpp"
#include "server/runtime/task_group.hpp"
#include "storage/calls/delivery.hpp"
#include "storage/failure.hpp"

namespace crisscross::storage {
class DeliveryStore;
}

namespace crisscross::server {

class Clock;
class CourierBell;
class Entropy;
class Metrics;
class OutgoingClient;

/// What a courier uses. All of it outlives the courier.
struct CourierServices {
    Clock& clock;
    Entropy& entropy;
    storage::DeliveryStore& store;
    OutgoingClient& client;
    P256Key key;            ///< by which push services know this server
    std::string contact{};  ///< how they reach its host; may be empty
    std::string page{};     ///< the address of the page, without a slash at its end, for links
    Metrics* metrics = nullptr;
};

/// Brings notices to the push devices of players and to the webhooks of rooms. What it has accepted is on disk, and
/// is tried again until it arrives, fails for good or expires. It knows no rooms.
class Courier {
public:
    Courier(boost::asio::any_io_executor strand, CourierServices services);
    ~Courier();

    /// Replaces what waits for these players about this game. Does not wait; may be called from any thread.
    void call(storage::RoomId room, const protocol::Notice& notice, const std::vector<CalledPlayer>& players,
              const WebhookCall& webhook = {});
    /// The same for those who are called by their own times. These are read when the notice is queued, so it keeps
    /// its place among the calls and withdrawals. `called` may be asked twice, on a thread of the store.
    using CalledAtTimes = std::function<std::vector<CalledPlayer>(const std::vector<storage::CallTimes>&)>;
    void call(storage::RoomId room, const protocol::Notice& notice, const std::vector<storage::PlayerId>& players,
              CalledAtTimes called, const WebhookCall& webhook);
    /// The player has moved: what waits for them about this game is out of date. From any thread, too.
    void withdraw(storage::PlayerId player, storage::RoomId room, int game);
    /// Sends a notice at once, without the queue, and tells `done` why it did not arrive, or nothing. From any
    /// thread, too; `done` is called on the strand, and not if the server stops before. A test beyond those that may
    /// be under way is not sent.
    using Tried = std::function<void(const std::optional<std::string>& why)>;
    void try_out(const std::variant<storage::PushDevice, storage::Webhook>& target, const protocol::Notice& notice,
                 Tried done);
    /// How many deliveries waited when it looked last.
    std::size_t waiting() const { return waiting_; }

    /// Delivers until it is cancelled. On the strand.
    boost::asio::awaitable<void> run();
    const boost::asio::any_io_executor& strand() const { return strand_; }
    /// The attempts under way, which a stop cancels.
    TaskGroup& tasks() { return tasks_; }

private:
    storage::Completion<storage::QueuedCount> when_queued() const;
    boost::asio::awaitable<std::optional<Moment>> start_what_is_due();
    boost::asio::awaitable<std::optional<Moment>> start_or_rest();
    boost::asio::awaitable<void> ring_at(Moment moment);
    void begin(storage::Delivery delivery);
    boost::asio::awaitable<void> attempt(storage::Delivery delivery);
    boost::asio::awaitable<void> try_now(storage::Delivery delivery, Tried done);

    boost::asio::any_io_executor strand_;
    CourierServices services_;
    std::shared_ptr<CourierBell> bell_;
    TaskGroup tasks_{"delivery"};
    std::atomic<std::size_t> waiting_ = 0;
    DeliverySlots slots_;
};

}  // namespace crisscross::server
