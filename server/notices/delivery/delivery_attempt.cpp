#include "server/notices/delivery/delivery_attempt.hpp"

#include <array>

#include "server/data/await_completion.hpp"
#include "server/log/log.hpp"
#include "server/metrics/metrics.hpp"
#include "server/notices/delivery/delivery_request.hpp"
#include "server/outgoing/outgoing_client.hpp"
#include "server/runtime/entropy.hpp"
#include "server/time/clock.hpp"
#include "server/time/span.hpp"
#include "storage/calls/delivery_store.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

constexpr Span until_slot_is_free = 10 * span::second;

DeliveryTarget target_of(const storage::Delivery& delivery) {
    return std::holds_alternative<storage::Webhook>(delivery.target) ? DeliveryTarget::webhook : DeliveryTarget::push;
}

}  // namespace

DeliveryAttempt::DeliveryAttempt(const storage::Delivery& delivery, const CourierServices& services,
                                 DeliverySlots& slots)
    : delivery_(delivery), services_(services), slots_(slots), target_(target_of(delivery)) {}

// However it ends, others may send to that server.
asio::awaitable<void> DeliveryAttempt::make() {
    const auto request = delivery_request(delivery_, services_);
    const std::string host = request ? request->to.host : std::string();
    slots_.enter(host, target_);
    std::exception_ptr failure;
    try {
        co_await deliver(request);
    } catch (...) {
        failure = std::current_exception();
    }
    slots_.leave(host, target_);
    if (failure) std::rethrow_exception(failure);
}

asio::awaitable<void> DeliveryAttempt::deliver(const std::optional<OutgoingRequest>& request) {
    if (const auto morning = end_of_night()) {
        co_await postpone(delivery_.attempt - 1, *morning);
        co_return;
    }
    if (request && !slots_.may_send(request->to.host, target_)) {
        co_await postpone(delivery_.attempt - 1, services_.clock.now() + until_slot_is_free);
        co_return;
    }
    DeliveryVerdict verdict = GiveUp{"the target or the notice cannot be read"};
    if (request) {
        const auto answer = co_await services_.client.send(*request);
        verdict = verdict_on(target_, answer, delivery_.attempt, services_.clock.now(), chance());
    }
    // Named, because GCC 12 destroys a temporary of `?:` in an awaited call twice.
    const std::string origin = request ? origin_of(request->to) : std::string();
    co_await settle(verdict, origin);
}

// What is tried again, or was due while the server did not run, may come up at any hour. A digest has its own.
std::optional<Moment> DeliveryAttempt::end_of_night() const {
    const auto notice = protocol::read_notice(delivery_.notice);
    if (!notice || notice->what == protocol::Notice::What::digest) return std::nullopt;
    const Moment now = services_.clock.now();
    const storage::CallTimes& times = delivery_.times;
    const LocalNight night{{times.night_from, times.night_to}, offset_in(times.zone)};
    const Moment morning = after_nights(now, nights_of(night, delivery_.clock_night));
    return morning > now ? std::optional(morning) : std::nullopt;
}

asio::awaitable<void> DeliveryAttempt::settle(const DeliveryVerdict& verdict, const std::string& origin) {
    count(verdict);
    if (const auto* again = std::get_if<TryAgain>(&verdict)) {
        co_await postpone(delivery_.attempt, again->at);
        co_return;
    }
    const bool is_gone = std::holds_alternative<TargetGone>(verdict);
    if (is_gone) log::info("push device or webhook gone", {{"server", origin}});
    if (const auto* given_up = std::get_if<GiveUp>(&verdict))
        log::warning("notice not delivered", {{"server", origin}, {"why", given_up->why}});
    const auto finish = [&](auto done) {
        is_gone ? services_.store.forget_target(delivery_.id, std::move(done))
                : services_.store.finish(delivery_.id, std::move(done));
    };
    co_await await<std::monostate>(finish);
}

void DeliveryAttempt::count(const DeliveryVerdict& verdict) {
    constexpr std::array outcomes{DeliveryOutcome::delivered, DeliveryOutcome::again, DeliveryOutcome::given_up,
                                  DeliveryOutcome::gone};  // in the order of the verdicts
    static_assert(outcomes.size() == std::variant_size_v<DeliveryVerdict>);
    if (services_.metrics) services_.metrics->delivery(target_, outcomes.at(verdict.index()));
}

asio::awaitable<void> DeliveryAttempt::postpone(int attempts, Moment at) {
    const auto start = [&](auto done) { services_.store.postpone(delivery_.id, attempts, at, std::move(done)); };
    co_await await<std::monostate>(start);
}

double DeliveryAttempt::chance() {
    std::array<std::uint8_t, 1> byte{};
    services_.entropy.fill(byte);
    return byte[0] / 255.0;
}

}  // namespace crisscross::server
