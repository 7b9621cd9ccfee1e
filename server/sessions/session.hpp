#pragma once

#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <memory>
#include <optional>
#include <string>

#include "protocol/messages/messages.hpp"
#include "server/net/outbox.hpp"
#include "server/net/rate_limit.hpp"
#include "server/net/websocket.hpp"
#include "server/rooms/room.hpp"
#include "server/sessions/complaint.hpp"

namespace crisscross::server {

struct Services;

/// One client's connection: says hello first, then its requests go to the lobby or to the room that it watches.
class Session : public std::enable_shared_from_this<Session> {
public:
    Session(std::unique_ptr<WebSocket> socket, std::string address, Services& services);

    /// Until the connection ends. On the socket's strand.
    boost::asio::awaitable<void> run();

    /// Says that the server is about to restart; requests that come later are left to the client to repeat. Any
    /// thread.
    void announce_restart();
    /// Ends the connection when what waits has gone out. Any thread.
    void close(CloseCode code) { outbox_->close(code); }

private:
    boost::asio::awaitable<void> read();
    boost::asio::awaitable<void> write();
    boost::asio::awaitable<void> ping();
    void break_off();
    void end();

    boost::asio::awaitable<void> take(const std::string& text);
    boost::asio::awaitable<void> dispatch(const protocol::ClientMessage& message);
    boost::asio::awaitable<void> greet(const protocol::client::Hello& hello);
    boost::asio::awaitable<void> make_guest(const protocol::client::Hello& hello);
    boost::asio::awaitable<void> create(const protocol::client::Create& request);
    boost::asio::awaitable<void> join(const protocol::client::Join& request);
    void leave(const protocol::client::Leave& request);
    boost::asio::awaitable<void> list_rooms(const protocol::client::Rooms& request);
    void measure(const protocol::client::Pong& pong);
    void pass_on(const protocol::RequestId& id, const protocol::ClientMessage& message);

    void offer(const protocol::RequestId& id, RoomInput input);
    void leave_room();
    Viewer viewer() const { return {number_, *player_, outbox_, watch_}; }
    void say(const protocol::ServerMessage& message);
    void refuse(std::optional<protocol::RequestId> id, const Complaint& complaint);

    std::unique_ptr<WebSocket> socket_;
    std::string address_;
    Services& services_;
    std::shared_ptr<Outbox> outbox_;
    TokenBucket frames_;
    boost::asio::steady_timer next_ping_;
    std::uint64_t number_ = 0;
    std::optional<PlayerId> player_;  // after hello
    std::shared_ptr<Room> room_;      // that is watched
    std::string code_;                // of that room
    Outbox::Watch watch_ = 0;
    std::atomic<bool> deaf_ = false;  // what comes is not listened to any more
    std::optional<Moment> pinged_;    // a ping that is not answered yet
    std::optional<Moment> lag_;
};

}  // namespace crisscross::server
