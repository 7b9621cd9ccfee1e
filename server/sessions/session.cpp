#include "server/sessions/session.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "protocol/messages/catalogue.hpp"
#include "protocol/messages/codec.hpp"
#include "server/rooms/lobby.hpp"
#include "server/rooms/lookup.hpp"
#include "server/runtime/awaitable_store.hpp"
#include "server/runtime/config.hpp"
#include "server/runtime/log.hpp"
#include "server/runtime/services.hpp"
#include "server/sessions/auth.hpp"
#include "server/sessions/request_id.hpp"
#include "server/sessions/sessions.hpp"

namespace crisscross::server {

namespace asio = boost::asio;
namespace asked = protocol::client;
namespace said = protocol::server;

namespace {

constexpr std::int64_t retry_after_restart = 1000;

const Complaint not_authenticated{"NOT_AUTHENTICATED", "Say hello first."};
const Complaint already_authenticated{"ALREADY_AUTHENTICATED", "You have already said hello."};
const Complaint unsupported_protocol{"UNSUPPORTED_PROTOCOL", "This server speaks protocol version 1.", "/protocols"};
const Complaint unknown_token{"UNKNOWN_TOKEN", "This server does not know that token.", "/token"};
const Complaint too_many_requests{"TOO_MANY_REQUESTS", "Too many requests. Wait a moment and send it again."};
const Complaint not_joined{"NOT_JOINED", "Join a room first."};
const Complaint storage_failed{"STORAGE_FAILED",
                               "The server couldn\u2019t save that. Nothing has changed. Try again."};
const Complaint internal{"INTERNAL", "Something went wrong on the server. Nothing has changed."};

constexpr std::string_view not_json = "NOT_JSON";

}  // namespace

Session::Session(std::unique_ptr<WebSocket> socket, std::string address, Services& services)
    : socket_(std::move(socket)),
      address_(std::move(address)),
      services_(services),
      outbox_(std::make_shared<Outbox>(socket_->executor())),
      frames_(services.config.frames, services.clock.now()),
      next_ping_(socket_->executor()) {}

asio::awaitable<void> Session::run() {
    const auto self = shared_from_this();
    number_ = services_.sessions.add(self);
    const auto end_together = [self](std::exception_ptr failure) {
        if (failure) self->socket_->abort();
    };
    asio::co_spawn(socket_->executor(), write(), end_together);
    asio::co_spawn(socket_->executor(), ping(), end_together);
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
    leave_room();
    outbox_->close(CloseCode::normal);
    next_ping_.cancel();
    socket_->abort();
    services_.sessions.remove(number_);
}

asio::awaitable<void> Session::read() {
    for (;;) {
        const WebSocket::Received received = co_await socket_->read();
        if (received.kind == WebSocket::Kind::closed) co_return;
        if (deaf_) continue;
        if (received.kind == WebSocket::Kind::binary)
            break_off();
        else
            co_await take(received.text);
    }
}

void Session::break_off() {
    deaf_ = true;
    outbox_->close(CloseCode::policy);
}

asio::awaitable<void> Session::write() {
    while (std::optional<Frame> frame = co_await outbox_->next())
        if (!co_await socket_->write(*frame)) break;
    co_await socket_->close(outbox_->close_code(), services_.config.goodbye);
}

asio::awaitable<void> Session::ping() {
    for (;;) {
        next_ping_.expires_after(services_.config.ping_every);
        const auto [stopped] = co_await next_ping_.async_wait(asio::as_tuple(asio::use_awaitable));
        if (stopped) co_return;
        pinged_ = services_.clock.now();
        say(said::Ping{*pinged_, lag_});
    }
}

void Session::measure(const asked::Pong& pong) {
    if (pinged_ != pong.sent) return;
    lag_ = services_.clock.now() - *pinged_;
    pinged_.reset();
}

void Session::announce_restart() {
    if (!deaf_.exchange(true)) say(said::Restarting{retry_after_restart});
}

void Session::say(const protocol::ServerMessage& message) {
    outbox_->answer(make_frame(protocol::write(message)));
}

void Session::refuse(std::optional<protocol::RequestId> id, const Complaint& complaint) {
    say(error_message(std::move(id), complaint));
}

asio::awaitable<void> Session::take(const std::string& text) {
    const auto message = protocol::read_client(text);
    if (!message && message.error().code == not_json) co_return break_off();
    const auto id = message ? request_id(*message) : message.error().id;
    if (!frames_.take(services_.clock.now())) co_return refuse(id, too_many_requests);
    if (!message) co_return refuse(id, complaint(message.error()));
    std::optional<Complaint> failure;
    try {
        co_await dispatch(*message);
    } catch (const StorageFailed&) {
        failure = storage_failed;
    } catch (const std::exception& problem) {
        log::error("request failed", {{"session", number_}, {"why", problem.what()}});
        failure = internal;
    }
    if (failure) refuse(id, *failure);
}

asio::awaitable<void> Session::dispatch(const protocol::ClientMessage& message) {
    if (const auto* ping = std::get_if<asked::Ping>(&message)) {
        say(said::Pong{ping->sent, services_.clock.now()});
    } else if (const auto* pong = std::get_if<asked::Pong>(&message)) {
        measure(*pong);
    } else if (const auto* hello = std::get_if<asked::Hello>(&message)) {
        co_await greet(*hello);
    } else if (!player_) {
        refuse(request_id(message), not_authenticated);
    } else if (const auto* request = std::get_if<asked::Create>(&message)) {
        co_await create(*request);
    } else if (const auto* room = std::get_if<asked::Join>(&message)) {
        co_await join(*room);
    } else if (const auto* going = std::get_if<asked::Leave>(&message)) {
        leave(*going);
    } else if (const auto* question = std::get_if<asked::Catalogue>(&message)) {
        const protocol::CatalogueText& text = protocol::catalogue_text();
        say(said::Catalogue{question->id, text.systems, text.knobs});
    } else if (const auto* list = std::get_if<asked::Rooms>(&message)) {
        co_await list_rooms(*list);
    } else {
        pass_on(request_id(message).value(), message);
    }
}

asio::awaitable<void> Session::greet(const asked::Hello& hello) {
    if (player_) co_return refuse(hello.id, already_authenticated);
    if (hello.oldest > protocol::newest_version || hello.newest < protocol::oldest_version)
        co_return refuse(hello.id, unsupported_protocol);
    if (!hello.token) co_return co_await make_guest(hello);
    const auto hash = hash_of_token(*hello.token);
    if (!hash) co_return refuse(hello.id, unknown_token);
    const auto player = co_await services_.store.find_player(*hash);
    if (!player) co_return refuse(hello.id, unknown_token);
    player_ = player->id;
    said::Welcome welcome{.id = hello.id, .server = services_.version, .lexicons = lexicon_notes(services_.lexicons)};
    if (!player->name.empty()) welcome.name = player->name;
    say(welcome);
}

asio::awaitable<void> Session::make_guest(const asked::Hello& hello) {
    const std::string token = new_token(services_.entropy);
    const storage::TokenHash hash = hash_of_token(token).value();
    const storage::PlayerRow player = co_await services_.store.create_player(hash, services_.clock.now());
    player_ = player.id;
    say(said::Welcome{
        .id = hello.id, .server = services_.version, .token = token, .lexicons = lexicon_notes(services_.lexicons)});
}

asio::awaitable<void> Session::create(const asked::Create& request) {
    const auto code = co_await services_.lobby.create(*player_, request);
    code ? say(said::Created{request.id, *code}) : refuse(request.id, code.error());
}

asio::awaitable<void> Session::join(const asked::Join& request) {
    auto entered = co_await services_.lobby.enter(request.room, *player_, address_);
    if (!entered) co_return refuse(request.id, entered.error());
    if (room_ != entered->room) leave_room();
    room_ = entered->room;
    watch_ = outbox_->change_watch();
    offer(request.id, Enter{viewer(), std::move(entered->lease), request.id, request.seen});
}

void Session::leave(const asked::Leave& request) {
    if (!room_) return refuse(request.id, not_joined);
    leave_room();
    say(said::Ok{request.id});
}

void Session::leave_room() {
    if (!room_) return;
    watch_ = outbox_->change_watch();
    room_->insist(Exit{number_});
    room_.reset();
}

asio::awaitable<void> Session::list_rooms(const asked::Rooms& request) {
    said::Rooms rooms{request.id};
    rooms.rooms = co_await services_.lobby.rooms_of(*player_);
    say(rooms);
}

void Session::pass_on(const protocol::RequestId& id, const protocol::ClientMessage& message) {
    if (!room_) return refuse(id, not_joined);
    offer(id, Say{viewer(), id, message});
}

// A room is closed if it could not be read when we came: then nobody was let in.
void Session::offer(const protocol::RequestId& id, RoomInput input) {
    const Offered offered = room_->offer(std::move(input));
    if (offered == Offered::full) refuse(id, too_many_requests);
    if (offered == Offered::closed) refuse(id, not_joined);
}

}  // namespace crisscross::server
