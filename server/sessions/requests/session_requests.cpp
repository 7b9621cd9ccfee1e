#include "server/data/awaitable_store.hpp"
#include "server/games/core/limits/side_changes.hpp"
#include "server/games/view/lookup.hpp"
#include "server/lexicons/lexicon_store.hpp"
#include "server/limits/disk_reserve.hpp"
#include "server/limits/permission.hpp"
#include "server/log/log.hpp"
#include "server/metrics/metrics.hpp"
#include "server/requests/game_number.hpp"
#include "server/requests/request_id.hpp"
#include "server/rooms/lists/my_games.hpp"
#include "server/runtime/services.hpp"
#include "server/sessions/identify.hpp"
#include "server/sessions/requests/call_requests.hpp"
#include "server/sessions/session.hpp"
#include "server/sessions/sessions.hpp"
#include "server/time/clock.hpp"
#include "server/time/span.hpp"

// What a session does with each request of its client.

namespace crisscross::server {

namespace asio = boost::asio;
namespace client = protocol::client;

namespace {

const Complaint already_authenticated{"ALREADY_AUTHENTICATED", "You have already said hello."};
const Complaint unsupported_protocol{"UNSUPPORTED_PROTOCOL", "This server speaks protocol version 1.", "/protocols"};
const Complaint too_many_connections =
    with_details({"TOO_MANY_CONNECTIONS", "You are connected " + std::to_string(PresentPeople::max_connections) +
                                              " times already. Close some of the tabs first."},
                 {.max = PresentPeople::max_connections});

}  // namespace

asio::awaitable<void> Session::handle(const protocol::ConnectionMessage& message) {
    return std::visit([this](const auto& kind) { return handle(kind); }, message);
}

// Refuses requests about a room that is not joined. Whether it has the game is known only to the room.
template <class Message>
JoinedRoom* Session::joined_room(const Message& message) {
    JoinedRoom* room = joined_rooms_.find(std::visit([](const auto& kind) { return kind.room; }, message));
    if (!room) refuse(request_id(message), room_not_joined());
    return room;
}

// Questions about words cost more than others: anagrams of one word, or up to 64 words in each list.
asio::awaitable<void> Session::handle(const protocol::GameQuestion& question) {
    const JoinedRoom* room = joined_room(question);
    if (!room) co_return;
    if (protocol::is_about_words(question) &&
        !services_.limits.games.take_word_question(requester(), services_.clock.now()))
        co_return refuse(request_id(question), too_many_requests(Limit::word_questions));
    pass_on(*room, request_id(question), ToGame{game_of(question), Ask{caller(*room), question}});
}

asio::awaitable<void> Session::handle(const protocol::GameCommand& command) {
    if (is_move(command) || is_side_change(command))
        if (const auto wait = refuse_move()) co_return refuse(request_id(command), too_many_moves(*wait));
    const auto* seat = std::get_if<client::TakeSeat>(&command);
    if (seat && co_await is_name_of_another(seat->name)) co_return refuse(seat->id, account_name());
    if (seat)
        if (const auto refusal = co_await refuse_another_game()) co_return refuse(seat->id, *refusal);
    if (const JoinedRoom* room = joined_room(command))
        pass_on(*room, request_id(command), ToGame{game_of(command), Say{caller(*room), command, lag_.value_or(0)}});
}

asio::awaitable<void> Session::handle(const protocol::RoomCommand& command) {
    const auto* part = std::get_if<client::TakePart>(&command);
    if (part && !part->name.empty() && co_await is_name_of_another(part->name))
        co_return refuse(part->id, account_name());
    if (!joined_room(command)) co_return;
    Answer<Permission> permission = Permission();
    if (std::holds_alternative<client::ProposeGame>(command)) permission = co_await permit_game();
    if (const JoinedRoom* room = joined_room(command))
        pass_on(*room, request_id(command), SayInRoom{caller(*room), command, std::move(permission)});
}

// A game that is proposed counts as a new room: it makes the server grow as much. One that is refused does not.
asio::awaitable<Answer<Permission>> Session::permit_game() {
    if (services_.disk_reserve.refuses(services_.clock.now())) co_return server_full(Limit::disk);
    auto permission = services_.limits.growth.permit_room(requester(), services_.clock);
    if (!permission) co_return too_many_new_rooms();
    if (const auto refusal = co_await refuse_another_game()) co_return *refusal;
    co_return *std::move(permission);
}

// A test is answered when another server has answered, and the client may say something else meanwhile.
asio::awaitable<void> Session::handle(const protocol::CallMessage& message) {
    const auto answered = [outbox = outbox_, session = number_, id = request_id(message)](const auto& answer) {
        if (!answer) log::debug("refused", {{"session", session}, {"request", id}, {"code", answer.error().code}});
        outbox->answer(frame_of(answer ? *answer : error_message(id, answer.error())));
    };
    co_await answer_call(message, requester(), device_, services_, answered);
}

asio::awaitable<void> Session::handle(const client::Ping& ping) {
    send(protocol::server::Pong{ping.sent, services_.clock.now()});
    co_return;
}

asio::awaitable<void> Session::handle(const client::Pong& pong) {
    if (pinged_ != pong.sent) co_return;
    lag_ = services_.clock.now() - *pinged_;
    pinged_.reset();
    report_page();
}

asio::awaitable<void> Session::handle(const client::PageHidden& now) {
    page_ = now.hidden ? Visibility::hidden : Visibility::visible;
    report_page();
    co_return;
}

// What a room cannot hear now, because it comes too often or the room has too much to do, it hears after one of the
// next pings.
void Session::report_page() {
    if (joined_rooms_.know(page_) || !page_changes_.take(services_.clock.now())) return;
    joined_rooms_.report(page_, number_);
}

asio::awaitable<void> Session::handle(const client::Hello& hello) {
    if (player_) co_return refuse(hello.id, already_authenticated);
    if (hello.oldest > protocol::newest_version || hello.newest < protocol::oldest_version)
        co_return refuse(hello.id, unsupported_protocol);
    Permission reserved([this] { place_->unreserve(); });
    const auto guest = co_await identify(hello, network_, *place_, services_);
    if (!guest) co_return refuse(hello.id, guest.error());
    if (const auto refusal = know(*guest)) co_return refuse(hello.id, *refusal);
    reserved.use();
    created_ = guest->created;
    same_as_ = guest->same_as;
    greet({.id = hello.id,
           .server = services_.version,
           .token = guest->token,
           .name = name_.empty() ? std::nullopt : std::optional(name_),
           .lexicons = lexicon_notes(services_.lexicons.list())});
}

void Session::greet(const protocol::server::Welcome& welcome) {
    send(welcome);
    if (const std::string text = services_.sessions.announcement(); !text.empty()) announce(text);
}

// Notes who the client is; or why they may not go on: they have too many connections, a sweep is about to remove
// them, or in the meantime the host of the server has removed them or their device was signed out.
std::optional<Complaint> Session::know(const Identity& guest) {
    switch (services_.sessions.people().enter(guest.id)) {
        case PresentPeople::Entering::entered:
            break;
        case PresentPeople::Entering::unknown:
            return unknown_token();
        case PresentPeople::Entering::too_many:
            return too_many_connections;
    }
    const auto name = services_.sessions.greet(number_, guest.id, guest.device, guest.name.value_or(""));
    if (!name) {
        services_.sessions.people().leave(guest.id);
        return name.error();
    }
    player_ = guest.id;
    device_ = guest.device;
    name_ = *name;
    hello_deadline_.cancel();
    place_->greet();
    return std::nullopt;
}

Requester Session::requester() const {
    return {*player_, network_, services_.clock.now() - created_ < span::day};
}

std::optional<Span> Session::refuse_move() {
    const Moment now = services_.clock.now();
    const DiskSpace disk = services_.disk_reserve.is_reached(now) ? DiskSpace::scarce : DiskSpace::enough;
    return services_.limits.games.refuse_move(requester(), now, disk);
}

// Those of all guests who are the same person count.
asio::awaitable<std::optional<Complaint>> Session::refuse_another_game() {
    const int games = co_await services_.store.count_games(*player_, max_open_games);
    if (games < max_open_games) co_return std::nullopt;
    const Complaint refusal = too_many_games(max_open_games);
    services_.metrics.limit_reached(refusal.limit.value());
    co_return refusal;
}

// Passes a request on to a room, which may just have closed or have too much to do.
Offered Session::pass_on(const JoinedRoom& room, const protocol::RequestId& id, RoomRequest request) {
    const Offered offered = room.room().offer(std::move(request), since_read_);
    if (offered == Offered::full) refuse_for(id, too_many_requests(Limit::inbox));
    if (offered == Offered::closed) refuse(id, room_not_joined());
    return offered;
}

}  // namespace crisscross::server
