#include "server/sessions/session.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "protocol/messages/catalogue.hpp"
#include "protocol/messages/codec.hpp"
#include "server/access/auth.hpp"
#include "server/access/door.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/lexicons/lexicon_store.hpp"
#include "server/limits/limits.hpp"
#include "server/log/log.hpp"
#include "server/metrics/metrics.hpp"
#include "server/options/config.hpp"
#include "server/requests/request_id.hpp"
#include "server/rooms/lobby.hpp"
#include "server/rooms/room_code.hpp"
#include "server/rooms/view/lookup.hpp"
#include "server/runtime/services.hpp"
#include "server/sessions/sessions.hpp"

namespace crisscross::server {

namespace asio = boost::asio;
namespace client = protocol::client;

namespace {

constexpr std::int64_t retry_after_restart = 1000;

const Complaint not_authenticated{"NOT_AUTHENTICATED", "Say hello first."};
const Complaint already_authenticated{"ALREADY_AUTHENTICATED", "You have already said hello."};
const Complaint unsupported_protocol{"UNSUPPORTED_PROTOCOL", "This server speaks protocol version 1.", "/protocols"};
const Complaint unknown_token{"UNKNOWN_TOKEN", "This server does not know that token.", "/token"};
const Complaint removed{"REMOVED", "The host has removed you from this server.", "/token"};
const Complaint too_many_requests{"TOO_MANY_REQUESTS", "Too many requests. Wait a moment and send it again."};
const Complaint not_joined{"NOT_JOINED", "Join this room first.", "/room"};
const Complaint too_many_rooms{"TOO_MANY_ROOMS", "You have joined " + std::to_string(JoinedRooms::most) +
                                                     " rooms on this connection. Leave one of them first."};
const Complaint no_such_game{"NO_SUCH_GAME", "There is no such game in this room.", "/game"};

const Complaint too_many_connections{"TOO_MANY_CONNECTIONS", "You are connected " +
                                                                 std::to_string(PresentPeople::most_connections) +
                                                                 " times already. Close some of the tabs first."};
const Complaint server_full{"SERVER_FULL", "The server is full. Try again later."};
const Complaint too_many_guests{"TOO_MANY_GUESTS",
                                "Too many new players have come from your network. Try again later."};

/// How exactly the server knows when a guest was there last.
constexpr Moment one_hour = 3'600'000;

constexpr std::string_view not_json = "NOT_JSON";

/// When more is waiting to be sent, the client's next request waits, too.
constexpr std::size_t most_waiting_bytes = 256 * 1024;

void log_failure(std::uint64_t session, const std::optional<protocol::RequestId>& id, std::string_view why) {
    log::error("request failed", {{"session", session}, {"request", id.value_or("")}, {"why", why}});
}

}  // namespace

Session::Session(std::unique_ptr<WebSocket> socket, std::string network,
                 std::unique_ptr<OpenConnections::Place> place, Services& services)
    : socket_(std::move(socket)),
      network_(std::move(network)),
      place_(std::move(place)),
      services_(services),
      outbox_(std::make_shared<Outbox>(socket_->executor())),
      frames_(services.config.frames, services.clock.now()),
      joins_(services.config.limits.joins, services.clock.now()),
      hello_deadline_(socket_->executor()),
      next_ping_(socket_->executor()),
      sent_some_(socket_->executor(), asio::steady_timer::time_point::max()) {}

asio::awaitable<void> Session::run() {
    const auto self = shared_from_this();
    number_ = services_.sessions.add(self);
    const auto end_together = [self](std::exception_ptr failure) {
        if (failure) self->socket_->abort();
    };
    asio::co_spawn(socket_->executor(), write(), end_together);
    asio::co_spawn(socket_->executor(), ping(), end_together);
    await_hello();
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
    joined_rooms_.leave_all(number_);
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
        if (received.kind == WebSocket::Kind::closed) co_return;
        if (deaf_) continue;
        if (received.kind == WebSocket::Kind::binary)
            break_off();
        else
            co_await receive(received.text);
    }
}

void Session::break_off() {
    deaf_ = true;
    outbox_->close(CloseCode::policy);
}

// A client that does not read its answers is not read from: so it cannot make the server collect them.
asio::awaitable<void> Session::wait_until_sent() {
    while (!has_written_all_ && outbox_->waiting_bytes() > most_waiting_bytes)
        co_await sent_some_.async_wait(asio::as_tuple(asio::use_awaitable));
}

asio::awaitable<void> Session::write() {
    while (std::optional<Frame> frame = co_await outbox_->next()) {
        sent_some_.cancel();
        if (!co_await socket_->write(*frame, services_.config.write_limit)) break;
    }
    if (socket_->was_too_slow() || outbox_->close_code() == CloseCode::try_later) services_.metrics.slow_client();
    co_await socket_->close(outbox_->close_code(), services_.config.goodbye);
    has_written_all_ = true;
    sent_some_.cancel();
}

void Session::await_hello() {
    hello_deadline_.expires_after(services_.config.hello_within);
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
    if (!deaf_.exchange(true)) send(protocol::server::Restarting{retry_after_restart});
}

void Session::remove() {
    deaf_ = true;
    refuse(std::nullopt, removed);
    close(CloseCode::policy);
}

void Session::send(const protocol::ServerMessage& message) {
    outbox_->answer(frame_of(message));
}

void Session::refuse(std::optional<protocol::RequestId> id, const Complaint& complaint) {
    measure(outcome_of(complaint.code));
    log::debug("refused", {{"session", number_}, {"request", id.value_or("")}, {"code", complaint.code}});
    send(error_message(std::move(id), complaint));
}

void Session::refuse_for(Limit limit, std::optional<protocol::RequestId> id, const Complaint& complaint) {
    services_.metrics.limit_reached(limit);
    refuse(std::move(id), complaint);
}

void Session::measure(Outcome outcome) {
    if (command_) services_.metrics.command(*std::exchange(command_, std::nullopt), outcome, since_read_.seconds());
}

asio::awaitable<void> Session::receive(const std::string& text) {
    const Stopwatch read;
    const auto message = protocol::read_client(text);
    if (!message && message.error().code == not_json) co_return break_off();
    const auto id = message ? request_id(*message) : message.error().id;
    since_read_ = read;
    command_ = message ? kind_of(*message) : std::nullopt;
    if (!frames_.take(services_.clock.now())) co_return refuse_for(Limit::frames, id, too_many_requests);
    if (!message) co_return refuse(id, complaint(message.error()));
    const bool needs_hello = !std::holds_alternative<protocol::ConnectionMessage>(*message);
    if (needs_hello && !player_) co_return refuse(id, not_authenticated);
    std::optional<Complaint> failure;
    try {
        co_await std::visit([this](const auto& sort) { return handle(sort); }, *message);
    } catch (const StorageFailed&) {
        failure = storage_failed();
        log_failure(number_, id, "the disk failed");
    } catch (const std::exception& problem) {
        failure = internal_mistake(id.value_or(""));
        log_failure(number_, id, problem.what());
    }
    if (failure) refuse(id, *failure);
}

asio::awaitable<void> Session::handle(const protocol::ConnectionMessage& message) {
    return std::visit([this](const auto& kind) { return handle(kind); }, message);
}

asio::awaitable<void> Session::handle(const protocol::LobbyMessage& message) {
    return std::visit([this](const auto& kind) { return handle(kind); }, message);
}

// Refuses requests about a room that is not joined, or about a game that the room does not have.
template <class Message>
JoinedRoom* Session::joined_room(const Message& message) {
    const auto& [code, game] = std::visit([](const auto& kind) { return std::pair{kind.room, kind.game}; }, message);
    JoinedRoom* room = joined_rooms_.find(code);
    if (!room) return refuse(request_id(message), not_joined), nullptr;
    if (game != protocol::only_game) return refuse(request_id(message), no_such_game), nullptr;
    return room;
}

asio::awaitable<void> Session::handle(const protocol::RoomQuestion& question) {
    if (const JoinedRoom* room = joined_room(question))
        pass_on(*room, request_id(question), Ask{caller(*room), question});
    co_return;
}

asio::awaitable<void> Session::handle(const protocol::RoomCommand& command) {
    if (const JoinedRoom* room = joined_room(command))
        pass_on(*room, request_id(command), Say{caller(*room), command});
    co_return;
}

asio::awaitable<void> Session::handle(const client::Ping& ping) {
    send(protocol::server::Pong{ping.sent, services_.clock.now()});
    co_return;
}

asio::awaitable<void> Session::handle(const client::Pong& pong) {
    if (pinged_ != pong.sent) co_return;
    lag_ = services_.clock.now() - *pinged_;
    pinged_.reset();
}

asio::awaitable<void> Session::handle(const client::Hello& hello) {
    if (player_) co_return refuse(hello.id, already_authenticated);
    if (hello.oldest > protocol::newest_version || hello.newest < protocol::oldest_version)
        co_return refuse(hello.id, unsupported_protocol);
    if (!hello.token) co_return co_await welcome_new_guest(hello);
    const auto hash = hash_of_token(*hello.token);
    if (!hash) co_return refuse(hello.id, unknown_token);
    const std::optional<storage::PlayerRow> player = co_await services_.store.find_player(*hash);
    if (!player) co_return refuse(hello.id, unknown_token);
    if (player->removed) co_return refuse(hello.id, removed);
    if (const auto refusal = know(player->id)) co_return refuse(hello.id, *refusal);
    if (const Moment now = services_.clock.now(); now - player->seen >= one_hour)
        services_.store.saw_player(player->id, now);
    protocol::server::Welcome welcome{
        .id = hello.id, .server = services_.version, .lexicons = lexicon_notes(services_.lexicons.list())};
    if (!player->name.empty()) welcome.name = player->name;
    greet(welcome);
}

void Session::greet(const protocol::server::Welcome& welcome) {
    send(welcome);
    if (const std::string text = services_.sessions.announcement(); !text.empty()) announce(text);
}

// Why not: they have too many connections, a sweep is about to remove them, or the host has removed them in the
// meantime.
std::optional<Complaint> Session::know(PlayerId player) {
    switch (services_.sessions.people().enter(player)) {
        case PresentPeople::Entering::entered:
            break;
        case PresentPeople::Entering::unknown:
            return unknown_token;
        case PresentPeople::Entering::too_many:
            return too_many_connections;
    }
    if (!services_.sessions.greet(number_, player)) {
        services_.sessions.people().leave(player);
        return removed;
    }
    player_ = player;
    hello_deadline_.cancel();
    place_->greet();
    return std::nullopt;
}

asio::awaitable<void> Session::welcome_new_guest(const client::Hello& hello) {
    const std::string token = new_token(services_.entropy);
    const auto player = co_await new_player(hello, hash_of_token(token).value());
    if (!player) co_return refuse(hello.id, player.error());
    if (const auto refusal = know(player->id)) co_return refuse(hello.id, *refusal);
    greet(protocol::server::Welcome{.id = hello.id,
                                    .server = services_.version,
                                    .token = token,
                                    .lexicons = lexicon_notes(services_.lexicons.list())});
}

asio::awaitable<Answer<storage::PlayerRow>> Session::new_player(const client::Hello& hello,
                                                                const storage::TokenHash& token) {
    const Moment now = services_.clock.now();
    if (services_.connections.is_nearly_full()) {
        services_.metrics.limit_reached(Limit::connections);
        co_return server_full;
    }
    const auto admission = services_.door.admit(hello, network_, now);
    if (!admission) co_return admission.error();
    if (!services_.limits.take_guest(network_, now)) co_return too_many_guests;
    const auto* invited = std::get_if<Invited>(&*admission);
    if (!invited) co_return co_await services_.store.create_player(token, now);
    std::optional<storage::PlayerRow> player =
        co_await services_.store.create_invited_player(token, invited->secret, now);
    if (!player) co_return Door::bad_invitation();
    services_.door.invitation_was_right(network_, now);
    co_return *std::move(player);
}

asio::awaitable<void> Session::handle(const client::Create& request) {
    if (request.join && !joined_rooms_.has_space())
        co_return refuse_for(Limit::joined_rooms, request.id, too_many_rooms);
    const auto code = co_await services_.lobby.create(*player_, network_, request);
    if (!code) co_return refuse(request.id, code.error());
    if (!request.join) {
        send(protocol::server::Created{request.id, *code});
        co_return measure(Outcome::ok);
    }
    auto entered = co_await services_.lobby.find(*code);
    if (!entered) co_return refuse(request.id, entered.error());
    Join join{{}, std::move(entered->lease), request.id, {}, Join::Request::create};
    enter(*code, entered->room, std::move(join));
}

asio::awaitable<void> Session::handle(const client::Join& request) {
    if (!joins_.take(services_.clock.now())) co_return refuse_for(Limit::joins, request.id, too_many_requests);
    const auto code = read_room_code(request.room);
    const bool again = code && joined_rooms_.find(*code);
    if (!again && !joined_rooms_.has_space()) co_return refuse_for(Limit::joined_rooms, request.id, too_many_rooms);
    auto entered = co_await services_.lobby.enter(request.room, *player_, network_);
    if (!entered) co_return refuse(request.id, entered.error());
    Join join{{}, std::move(entered->lease), request.id, request.seen};
    enter(*code, entered->room, std::move(join));
}

// If the room takes no more requests, a client that has already joined it stays joined.
void Session::enter(const std::string& code, std::shared_ptr<Room> room, Join join) {
    const protocol::RequestId id = join.id;
    auto joined = std::make_unique<JoinedRoom>(std::move(room), join.lease, outbox_);
    join.caller = caller(*joined);
    if (pass_on(*joined, id, std::move(join)) == Offered::taken) joined_rooms_.put(code, std::move(joined));
}

asio::awaitable<void> Session::handle(const client::Leave& request) {
    const bool left = joined_rooms_.leave(request.room, number_);
    left ? send(protocol::server::Ok{request.id}) : refuse(request.id, not_joined);
    co_return;
}

asio::awaitable<void> Session::handle(const client::Catalogue& request) {
    const protocol::CatalogueText& text = protocol::catalogue_text();
    send(protocol::server::Catalogue{request.id, text.systems, text.knobs});
    co_return;
}

asio::awaitable<void> Session::handle(const client::Rooms& request) {
    protocol::server::Rooms rooms{request.id};
    rooms.rooms = co_await services_.lobby.rooms_of(*player_);
    send(rooms);
}

// A room may just have closed.
Offered Session::pass_on(const JoinedRoom& room, const protocol::RequestId& id, RoomRequest request) {
    const Offered offered = room.room().offer(std::move(request), since_read_);
    if (offered == Offered::full) refuse_for(Limit::inbox, id, too_many_requests);
    if (offered == Offered::closed) refuse(id, not_joined);
    return offered;
}

}  // namespace crisscross::server
