#include "server/sessions/session.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "protocol/messages/codec.hpp"
#include "server/data/await_completion.hpp"
#include "server/log/log.hpp"
#include "server/log/once_a_minute.hpp"
#include "server/metrics/metrics.hpp"
#include "server/options/config.hpp"
#include "server/requests/request_id.hpp"
#include "server/rooms/lists/followed_games.hpp"
#include "server/rooms/lists/public_rooms.hpp"
#include "server/runtime/services.hpp"
#include "server/sessions/list_questions.hpp"
#include "server/sessions/sessions.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

constexpr std::int64_t retry_after_restart = 1000;

const Complaint not_authenticated{"NOT_AUTHENTICATED", "Say hello first."};

constexpr std::string_view not_json = "NOT_JSON";

/// When more is waiting to be sent, the client's next request waits, too.
constexpr std::size_t max_waiting_bytes = 256 * 1024;

bool may_come_before_hello(const protocol::ClientMessage& message) {
    return std::holds_alternative<protocol::ConnectionMessage>(message) ||
           std::holds_alternative<protocol::SignInMessage>(message);
}

void log_failure(std::uint64_t session, const std::optional<protocol::RequestId>& id, const std::string& why) {
    static OnceAMinute reasons;
    if (!reasons.allows(why)) return;
    log::error("request failed", {{"session", session}, {"request", id.value_or("")}, {"why", why}});
}

}  // namespace

Session::Session(std::unique_ptr<WebSocket> socket, std::string network,
                 std::unique_ptr<OpenConnections::Place> place, std::optional<PasskeySite> site, Services& services)
    : socket_(std::move(socket)),
      network_(std::move(network)),
      place_(std::move(place)),
      site_(std::move(site)),
      services_(services),
      outbox_(
          std::make_shared<Outbox>(socket_->executor(), OutboxLimits{}, services.unread_bytes.share_of(network_))),
      budget_(services.config.frames, services.config.limits.answers_per_connection, services.clock.now()),
      joins_(services.config.limits.joins_per_connection, services.clock.now()),
      laid_tiles_(laid_tiles_rate, services.clock.now()),
      page_changes_(page_changes_rate, services.clock.now()),
      hello_deadline_(socket_->executor()),
      next_ping_(socket_->executor()),
      sent_some_(socket_->executor(), asio::steady_timer::time_point::max()),
      next_read_(socket_->executor()) {}

asio::awaitable<void> Session::run() {
    const auto self = shared_from_this();
    number_ = services_.sessions.add(self);
    const auto end_together = [self](std::exception_ptr failure) {
        if (!failure) return;
        self->socket_->abort();
        self->write_no_more();
    };
    asio::co_spawn(socket_->executor(), write(), end_together);
    asio::co_spawn(socket_->executor(), ping(), end_together);
    await_hello(services_.config.hello_within);
    std::exception_ptr failure;
    try {
        co_await read();
    } catch (...) {
        failure = std::current_exception();
    }
    end();
    if (failure) std::rethrow_exception(failure);
}

void Session::end() {
    ended_ = true;
    joined_rooms_.leave_all(number_, expelled_ ? Leaving::on_purpose : Leaving::connection_lost);
    services_.public_rooms.unfollow(number_);
    services_.followed_games.unfollow(number_);
    if (player_) services_.sessions.people().leave(*player_);
    outbox_->close(CloseCode::normal);
    next_ping_.cancel();
    hello_deadline_.cancel();
    sent_some_.cancel();
    socket_->abort();
    services_.sessions.remove(number_);
    place_.reset();
}

asio::awaitable<void> Session::read() {
    for (;;) {
        co_await wait_until_sent();
        const WebSocket::Received received = co_await socket_->read();
        if (received.kind == WebSocket::Kind::closed) break;
        co_await wait_until_allowed();
        if (ignores_requests_ || has_written_all_) continue;
        if (received.kind == WebSocket::Kind::binary)
            break_off();
        else
            co_await receive(received.text);
    }
    if (socket_->sent_too_much()) services_.limits.reached.add(Limit::message_bytes, network_, services_.clock.now());
}

void Session::break_off() {
    ignores_requests_ = true;
    outbox_->close(CloseCode::policy);
}

// A client that does not read its answers is not read from: so it cannot make the server collect them.
asio::awaitable<void> Session::wait_until_sent() {
    while (!has_written_all_ && outbox_->waiting_bytes() > max_waiting_bytes)
        co_await sent_some_.async_wait(asio::as_tuple(asio::use_awaitable));
}

// A refusal would cost as much as an answer, so a client that asks too often is read more slowly.
asio::awaitable<void> Session::wait_until_allowed() {
    if (budget_.take(services_.clock.now(), outbox_->answered_bytes())) co_return;
    services_.metrics.limit_reached(budget_.reached());
    do {
        next_read_.expires_after(std::chrono::milliseconds(budget_.wait(services_.clock.now())));
        co_await next_read_.async_wait(asio::as_tuple(asio::use_awaitable));
    } while (!has_written_all_ && !budget_.take(services_.clock.now(), outbox_->answered_bytes()));
}

asio::awaitable<void> Session::write() {
    while (std::optional<Frame> frame = co_await outbox_->next()) {
        sent_some_.cancel();
        if (!co_await socket_->write(*frame, services_.config.write_limit)) break;
    }
    if (socket_->was_too_slow() || outbox_->close_code() == CloseCode::try_later) services_.metrics.slow_client();
    co_await socket_->close(outbox_->close_code(), outbox_->close_reason(), services_.config.goodbye);
    write_no_more();
}

// What waits until frames have been sent goes on.
void Session::write_no_more() {
    has_written_all_ = true;
    sent_some_.cancel();
    next_read_.cancel();
}

void Session::await_hello(std::chrono::milliseconds within) {
    hello_deadline_.expires_after(within);
    hello_deadline_.async_wait([weak = weak_from_this()](const boost::system::error_code& stopped) {
        if (const auto self = weak.lock(); self && !stopped) self->break_off();
    });
}

// It may begin only after a session that had to make way has ended.
asio::awaitable<void> Session::ping() {
    while (!ended_) {
        next_ping_.expires_after(services_.config.ping_every);
        const auto [stopped] = co_await next_ping_.async_wait(asio::as_tuple(asio::use_awaitable));
        if (stopped || ended_) co_return;
        pinged_ = services_.clock.now();
        send(protocol::server::Ping{*pinged_, lag_});
    }
}

void Session::announce_restart() {
    if (!ignores_requests_.exchange(true)) send(protocol::server::Restarting{retry_after_restart});
}

void Session::expel(const Complaint& why) {
    ignores_requests_ = true;
    expelled_ = true;
    send(error_message(std::nullopt, why));
    close(CloseCode::policy);
}

void Session::set_name(const std::string& name) {
    asio::dispatch(socket_->executor(), [self = shared_from_this(), name] {
        self->name_ = name;
        self->joined_rooms_.tell_name(name);
    });
}

void Session::send(const protocol::ServerMessage& message) {
    outbox_->answer(frame_of(message));
}

void Session::refuse(std::optional<protocol::RequestId> id, const Complaint& complaint) {
    measure(outcome_of(complaint.code));
    if (complaint.limit == Limit::passwords_waiting) services_.metrics.limit_reached(Limit::passwords_waiting);
    log::debug("refused", {{"session", number_}, {"request", id.value_or("")}, {"code", complaint.code}});
    send(error_message(std::move(id), complaint));
}

void Session::refuse_for(std::optional<protocol::RequestId> id, const Complaint& complaint) {
    services_.metrics.limit_reached(complaint.limit.value());
    refuse(std::move(id), complaint);
}

void Session::measure(Outcome outcome) {
    if (command_) services_.metrics.command(*std::exchange(command_, std::nullopt), outcome, since_read_.seconds());
}

// Somebody may say hello while they are being deleted; what they ask for then waits. A `sign_in` begins later, for
// the person of the account as well.
asio::awaitable<std::unique_ptr<RequestsUnderWay::Request>> Session::begin(const protocol::ClientMessage& message) {
    std::unique_ptr<RequestsUnderWay::Request> request;
    if (!player_ || may_come_before_hello(message)) co_return request;
    RequestsUnderWay::People people{*player_};
    request = co_await services_.sessions.requests().begin(std::move(people));
    co_return request;
}

asio::awaitable<void> Session::receive(const std::string& text) {
    const Stopwatch read;
    const auto message = protocol::read_client(text);
    if (!message && message.error().code == not_json) co_return break_off();
    const auto id = message ? request_id(*message) : message.error().id;
    since_read_ = read;
    command_ = message ? kind_of(*message) : std::nullopt;
    if (!message) co_return refuse(id, complaint(message.error()));
    if (!may_come_before_hello(*message) && !player_) co_return refuse(id, not_authenticated);
    if (asks_for_list(*message) && !services_.limits.lists.take(requester(), services_.clock.now()))
        co_return refuse(id, too_many_requests(Limit::lists));
    std::optional<Complaint> failure;
    try {
        const auto under_way = co_await begin(*message);
        if (ignores_requests_ || has_written_all_) co_return;
        co_await std::visit([this](const auto& kind) { return handle(kind); }, *message);
    } catch (const StorageFailed&) {
        failure = storage_failed();
        log_failure(number_, id, "the disk failed");
    } catch (const std::exception& problem) {
        failure = internal_mistake(id.value_or(""));
        log_failure(number_, id, problem.what());
    }
    if (failure) refuse(id, *failure);
}

}  // namespace crisscross::server
