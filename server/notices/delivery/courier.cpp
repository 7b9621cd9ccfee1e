#include "server/notices/delivery/courier.hpp"

#include <boost/asio/cancellation_state.hpp>
#include <boost/asio/this_coro.hpp>

#include "server/data/await_completion.hpp"
#include "server/log/log.hpp"
#include "server/log/once_a_minute.hpp"
#include "server/notices/delivery/courier_bell.hpp"
#include "server/notices/delivery/delivery_attempt.hpp"
#include "server/notices/delivery/delivery_request.hpp"
#include "server/outgoing/outgoing_client.hpp"
#include "server/runtime/keep_running.hpp"
#include "server/time/clock.hpp"
#include "server/time/span.hpp"
#include "storage/calls/delivery_store.hpp"

namespace crisscross::server {

namespace asio = boost::asio;
using protocol::Notice;

namespace {

/// After this a delivery that was taken is due again. An attempt takes less.
constexpr Span lease = 5 * span::minute;
constexpr Span after_failure = span::minute;

std::optional<std::string> why_not_arrived(const engine::Result<OutgoingAnswer, OutgoingFault>& answer) {
    if (!answer) return answer.error().why;
    if (answer->status >= 200 && answer->status < 300) return std::nullopt;
    return "answered with status " + std::to_string(answer->status);
}

// Every player who moves or comes back may run into it.
void log_failure(std::string_view event, const std::string& why) {
    static OnceAMinute failures;
    if (failures.allows(std::string(event) + ' ' + why)) log::warning(event, {{"why", why}});
}

}  // namespace

Courier::Courier(asio::any_io_executor strand, CourierServices services)
    : strand_(std::move(strand)), services_(std::move(services)), bell_(std::make_shared<CourierBell>(strand_)) {}

Courier::~Courier() = default;

// Rings once something waits.
storage::Completion<storage::QueuedCount> Courier::when_queued() const {
    return [bell = bell_](const storage::Result<storage::QueuedCount>& count) {
        if (!count) return log_failure("notice not stored", count.error().why);
        if (count->refused > 0) log::warning("too many notices wait", {{"dropped", count->refused}});
        if (count->queued > 0) CourierBell::ring(bell);
    };
}

void Courier::call(storage::RoomId room, const Notice& notice, const std::vector<CalledPlayer>& players,
                   const WebhookCall& webhook) {
    services_.store.queue(new_notice(room, notice, players, webhook, services_.clock.now()), {}, when_queued());
}

void Courier::call(storage::RoomId room, const Notice& notice, const std::vector<storage::PlayerId>& players,
                   CalledAtTimes called, const WebhookCall& webhook) {
    auto made = [=, called = std::move(called),
                 now = services_.clock.now()](const std::vector<storage::CallTimes>& times) {
        return new_notice(room, notice, called(times), webhook, now);
    };
    services_.store.queue_at_times(players, std::move(made), {}, when_queued());
}

void Courier::withdraw(storage::PlayerId player, storage::RoomId room, int game) {
    services_.store.withdraw(player, room, game, [](const storage::Result<int>& count) {
        if (!count) log_failure("notice not withdrawn", count.error().why);
    });
}

void Courier::try_out(const std::variant<storage::PushDevice, storage::Webhook>& target, const Notice& notice,
                      Tried done) {
    storage::Delivery delivery{
        .expires = services_.clock.now() + lifetime(notice.what), .notice = write_notice(notice), .target = target};
    tasks_.spawn(strand_, try_now(std::move(delivery), std::move(done)));
}

asio::awaitable<void> Courier::try_now(storage::Delivery delivery, Tried done) {
    const auto request = delivery_request(delivery, services_);
    if (!request) co_return done("the target cannot be read");
    const std::string host = request->to.host;
    if (!slots_.enter_test(host)) co_return done("too many others are on their way");
    std::exception_ptr failure;
    try {
        const auto answer = co_await services_.client.send(*request);
        done(why_not_arrived(answer));
    } catch (...) {
        failure = std::current_exception();
    }
    slots_.leave_test(host);
    if (failure) std::rethrow_exception(failure);
}

// The alarm ends with what waits for it, even when that is cancelled: a server that stops waits for all tasks.
asio::awaitable<void> Courier::run() {
    for (;;) {
        struct Alarm {
            std::function<void()> cancel = [] {};
            ~Alarm() { cancel(); }
        } alarm;
        const auto next = co_await start_or_rest();
        const auto ring = [this, next] { return ring_at(*next); };
        if (next) alarm.cancel = tasks_.spawn(strand_, keep_running("courier's alarm", ring));
        co_await bell_->wait();
    }
}

// When to go on; nothing: when the bell rings.
asio::awaitable<std::optional<Moment>> Courier::start_or_rest() {
    try {
        co_return co_await start_what_is_due();
    } catch (const StorageFailed&) {
        // The store has said so.
    }
    co_return services_.clock.now() + after_failure;
}

asio::awaitable<std::optional<Moment>> Courier::start_what_is_due() {
    const Moment now = services_.clock.now();
    const auto take = [this, now](auto done) {
        services_.store.take_due(now, now + lease, slots_.free(), std::move(done));
    };
    if (slots_.free() > 0) {
        auto taken = co_await await<std::vector<storage::Delivery>>(take);
        // A stop has cancelled all attempts. What is taken is due again after its lease.
        const asio::cancellation_state state = co_await asio::this_coro::cancellation_state;
        if (state.cancelled() != asio::cancellation_type::none) co_return std::nullopt;
        for (storage::Delivery& delivery : taken) begin(std::move(delivery));
    }
    if (slots_.free() == 0) co_return std::nullopt;
    const auto count = [this](auto done) { services_.store.count_waiting(std::move(done)); };
    waiting_ = static_cast<std::size_t>(co_await await<int>(count));
    const auto next = [this](auto done) { services_.store.next_due(std::move(done)); };
    co_return co_await await<std::optional<std::int64_t>>(next);
}

asio::awaitable<void> Courier::ring_at(Moment moment) {
    co_await services_.clock.until(moment);
    CourierBell::ring(bell_);
}

void Courier::begin(storage::Delivery delivery) {
    slots_.begin();
    try {
        tasks_.spawn(strand_, attempt(std::move(delivery)));
    } catch (...) {
        slots_.end();
        throw;
    }
}

// However the attempt ends, another may begin. A stop may drop it without ending it: then nothing begins any more.
asio::awaitable<void> Courier::attempt(storage::Delivery delivery) {
    std::exception_ptr failure;
    try {
        DeliveryAttempt one(delivery, services_, slots_);
        co_await one.make();
    } catch (...) {
        failure = std::current_exception();
    }
    slots_.end();
    CourierBell::ring(bell_);
    if (failure) std::rethrow_exception(failure);
}

}  // namespace crisscross::server
