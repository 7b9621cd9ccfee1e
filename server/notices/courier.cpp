#include "server/notices/courier.hpp"

#include <array>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "server/data/await_completion.hpp"
#include "server/log/log.hpp"
#include "server/metrics/metrics.hpp"
#include "server/notices/delivery_request.hpp"
#include "server/outgoing/outgoing_client.hpp"
#include "server/runtime/entropy.hpp"
#include "server/runtime/keep_running.hpp"
#include "server/time/clock.hpp"
#include "server/time/span.hpp"
#include "storage/calls/delivery_store.hpp"

namespace crisscross::server {

namespace asio = boost::asio;
using protocol::Notice;
using What = Notice::What;

namespace {

/// After this a delivery that was taken is due again. An attempt takes less.
constexpr Moment lease = 300 * span::second;
constexpr Moment until_slot_is_free = 10 * span::second;
constexpr Moment after_failure = 60 * span::second;

DeliveryTarget target_of(const storage::Delivery& delivery) {
    return std::holds_alternative<storage::Webhook>(delivery.target) ? DeliveryTarget::webhook : DeliveryTarget::push;
}

std::optional<Moment> when_informed(Courier::Webhook webhook, Moment now) {
    return webhook == Courier::Webhook::informed ? std::optional(now) : std::nullopt;
}

std::optional<std::string> why_not_arrived(const engine::Result<OutgoingAnswer, OutgoingFault>& answer) {
    if (!answer) return answer.error().why;
    if (answer->status >= 200 && answer->status < 300) return std::nullopt;
    return "answered with status " + std::to_string(answer->status);
}

}  // namespace

/// Wakes the courier. Completions of the store hold it, too, so it may outlive the courier.
struct Courier::Bell {
    explicit Bell(const asio::any_io_executor& strand) : timer(strand, asio::steady_timer::time_point::max()) {}

    asio::steady_timer timer;
    bool has_rung = false;  // touched on the strand only

    static void ring(const std::shared_ptr<Bell>& bell) {
        asio::dispatch(bell->timer.get_executor(), [bell] {
            bell->has_rung = true;
            bell->timer.cancel();
        });
    }
    asio::awaitable<void> wait() {
        if (!has_rung) co_await timer.async_wait(asio::as_tuple(asio::use_awaitable));
        has_rung = false;
    }
};

Courier::Courier(asio::any_io_executor strand, Means means)
    : strand_(std::move(strand)), means_(std::move(means)), bell_(std::make_shared<Bell>(strand_)) {}

Courier::~Courier() = default;

// Rings once something waits.
storage::Completion<storage::QueuedCount> Courier::when_queued() const {
    return [bell = bell_](const storage::Result<storage::QueuedCount>& count) {
        if (!count) return log::warning("notice not stored", {{"why", count.error().why}});
        if (count->refused > 0) log::warning("too many notices wait", {{"dropped", count->refused}});
        if (count->queued > 0) Bell::ring(bell);
    };
}

void Courier::call(storage::RoomId room, const Notice& notice, const std::vector<CalledPlayer>& players,
                   Webhook webhook) {
    const Moment now = means_.clock.now();
    means_.store.queue(new_notice(room, notice, players, when_informed(webhook, now), now), {}, when_queued());
}

void Courier::call(storage::RoomId room, const Notice& notice, const std::vector<storage::PlayerId>& players,
                   CalledAtTimes called, Webhook webhook) {
    auto made = [=, called = std::move(called),
                 now = means_.clock.now()](const std::vector<storage::CallTimes>& times) {
        return new_notice(room, notice, called(times), when_informed(webhook, now), now);
    };
    means_.store.queue_at_times(players, std::move(made), {}, when_queued());
}

void Courier::withdraw(storage::PlayerId player, storage::RoomId room, int game) {
    means_.store.withdraw(player, room, game, [](const storage::Result<int>& count) {
        if (!count) log::warning("notice not withdrawn", {{"why", count.error().why}});
    });
}

void Courier::try_out(const std::variant<storage::PushDevice, storage::Webhook>& target, const Notice& notice,
                      Tried done) {
    storage::Delivery delivery{
        .expires = means_.clock.now() + lifetime(notice.what), .notice = write_notice(notice), .target = target};
    tasks_.spawn(strand_, try_now(std::move(delivery), std::move(done)));
}

asio::awaitable<void> Courier::try_now(storage::Delivery delivery, Tried done) {
    const auto request = delivery_request(delivery, means_);
    if (!request) co_return done("the target cannot be read");
    const std::string host = request->to.host;
    if (tests_ >= max_tests || busy_with_[host] >= max_per_server) co_return done("too many others are on their way");
    ++busy_with_[host];
    ++tests_;
    std::exception_ptr failure;
    try {
        const auto answer = co_await means_.client.send(*request);
        done(why_not_arrived(answer));
    } catch (...) {
        failure = std::current_exception();
    }
    --tests_;
    leave(host);
    if (failure) std::rethrow_exception(failure);
}

void Courier::leave(const std::string& host) {
    if (--busy_with_[host] == 0) busy_with_.erase(host);
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
    co_return means_.clock.now() + after_failure;
}

asio::awaitable<std::optional<Moment>> Courier::start_what_is_due() {
    const Moment now = means_.clock.now();
    const auto take = [this, now](auto done) {
        means_.store.take_due(now, now + lease, max_at_once - busy_, std::move(done));
    };
    if (busy_ < max_at_once) {
        auto taken = co_await await<std::vector<storage::Delivery>>(take);
        for (storage::Delivery& delivery : taken) begin(std::move(delivery));
    }
    if (busy_ >= max_at_once) co_return std::nullopt;
    const auto count = [this](auto done) { means_.store.count_waiting(std::move(done)); };
    waiting_ = static_cast<std::size_t>(co_await await<int>(count));
    const auto next = [this](auto done) { means_.store.next_due(std::move(done)); };
    co_return co_await await<std::optional<std::int64_t>>(next);
}

asio::awaitable<void> Courier::ring_at(Moment moment) {
    co_await means_.clock.until(moment);
    Bell::ring(bell_);
}

void Courier::begin(storage::Delivery delivery) {
    ++busy_;
    try {
        tasks_.spawn(strand_, attempt(std::move(delivery)));
    } catch (...) {
        --busy_;
        throw;
    }
}

// However the attempt ends, another may begin. A stop may drop it without ending it: then nothing begins any more.
asio::awaitable<void> Courier::attempt(storage::Delivery delivery) {
    std::exception_ptr failure;
    try {
        co_await deliver_in_slot(delivery);
    } catch (...) {
        failure = std::current_exception();
    }
    --busy_;
    Bell::ring(bell_);
    if (failure) std::rethrow_exception(failure);
}

asio::awaitable<void> Courier::deliver_in_slot(const storage::Delivery& delivery) {
    const auto request = delivery_request(delivery, means_);
    const std::string host = request ? request->to.host : std::string();
    const int webhooks = target_of(delivery) == DeliveryTarget::webhook ? 1 : 0;
    ++busy_with_[host];
    busy_webhooks_ += webhooks;
    std::exception_ptr failure;
    try {
        co_await deliver(delivery, request);
    } catch (...) {
        failure = std::current_exception();
    }
    leave(host);
    busy_webhooks_ -= webhooks;
    if (failure) std::rethrow_exception(failure);
}

// The delivery is counted already. Slow webhooks, which anybody can set, are not to hold up what goes to browsers.
bool Courier::has_slot(const storage::Delivery& delivery, const WebAddress& to) const {
    if (busy_with_.at(to.host) > max_per_server) return false;
    return target_of(delivery) != DeliveryTarget::webhook || busy_webhooks_ <= max_webhooks;
}

asio::awaitable<void> Courier::deliver(const storage::Delivery& delivery,
                                       const std::optional<OutgoingRequest>& request) {
    if (const auto morning = end_of_night(delivery)) {
        co_await postpone(delivery, delivery.attempt - 1, *morning);
        co_return;
    }
    if (request && !has_slot(delivery, request->to)) {
        co_await postpone(delivery, delivery.attempt - 1, means_.clock.now() + until_slot_is_free);
        co_return;
    }
    DeliveryVerdict verdict = GiveUp{"the target or the notice cannot be read"};
    if (request) {
        const auto answer = co_await means_.client.send(*request);
        verdict = verdict_on(target_of(delivery), answer, delivery.attempt, means_.clock.now(), chance());
    }
    // Named, because GCC 12 destroys a temporary of `?:` in an awaited call twice.
    const std::string origin = request ? origin_of(request->to) : std::string();
    co_await settle(delivery, verdict, origin);
}

// What is tried again, or was due while the server did not run, may come up at any hour. A digest has its own.
std::optional<Moment> Courier::end_of_night(const storage::Delivery& delivery) const {
    const auto notice = protocol::read_notice(delivery.notice);
    if (!notice || notice->what == What::digest) return std::nullopt;
    const Moment now = means_.clock.now();
    const storage::CallTimes& times = delivery.times;
    const Moment morning = after_night(now, {times.night_from, times.night_to}, offset_in(times.zone));
    return morning > now ? std::optional(morning) : std::nullopt;
}

asio::awaitable<void> Courier::settle(const storage::Delivery& delivery, const DeliveryVerdict& verdict,
                                      const std::string& origin) {
    count(delivery, verdict);
    if (const auto* again = std::get_if<TryAgain>(&verdict)) {
        co_await postpone(delivery, delivery.attempt, again->at);
        co_return;
    }
    const bool is_gone = std::holds_alternative<TargetGone>(verdict);
    if (is_gone) log::info("push device or webhook gone", {{"server", origin}});
    if (const auto* given_up = std::get_if<GiveUp>(&verdict))
        log::warning("notice not delivered", {{"server", origin}, {"why", given_up->why}});
    const auto finish = [&](auto done) {
        is_gone ? means_.store.forget_target(delivery.id, std::move(done))
                : means_.store.finish(delivery.id, std::move(done));
    };
    co_await await<std::monostate>(finish);
}

void Courier::count(const storage::Delivery& delivery, const DeliveryVerdict& verdict) {
    constexpr std::array outcomes{DeliveryOutcome::delivered, DeliveryOutcome::again, DeliveryOutcome::given_up,
                                  DeliveryOutcome::gone};  // in the order of the verdicts
    static_assert(outcomes.size() == std::variant_size_v<DeliveryVerdict>);
    if (means_.metrics) means_.metrics->delivery(target_of(delivery), outcomes.at(verdict.index()));
}

asio::awaitable<void> Courier::postpone(const storage::Delivery& delivery, int attempts, Moment at) {
    const auto start = [&](auto done) { means_.store.postpone(delivery.id, attempts, at, std::move(done)); };
    co_await await<std::monostate>(start);
}

double Courier::chance() {
    std::array<std::uint8_t, 1> byte{};
    means_.entropy.fill(byte);
    return byte[0] / 255.0;
}

}  // namespace crisscross::server
