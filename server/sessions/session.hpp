#pragma once

#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <memory>
#include <optional>
#include <string>

#include "protocol/messages/messages.hpp"
#include "server/limits/limits.hpp"
#include "server/limits/places/open_connections.hpp"
#include "server/limits/rates/token_bucket.hpp"
#include "server/metrics/command_kind.hpp"
#include "server/metrics/limit.hpp"
#include "server/metrics/outcome.hpp"
#include "server/metrics/stopwatch.hpp"
#include "server/net/outbox.hpp"
#include "server/net/websocket.hpp"
#include "server/passkeys/passkey.hpp"
#include "server/passkeys/passkey_challenge.hpp"
#include "server/passkeys/passkey_site.hpp"
#include "server/requests/complaint.hpp"
#include "server/rooms/room.hpp"
#include "server/sessions/joined_rooms.hpp"
#include "server/sessions/request_budget.hpp"
#include "server/sessions/requests_under_way.hpp"
#include "server/time/span.hpp"
#include "storage/people/account.hpp"

namespace crisscross::server {

struct Services;
struct Identity;

/// One client's connection. After its hello its requests go to the lobby, or to one of the rooms that it has joined.
class Session : public std::enable_shared_from_this<Session> {
public:
    /// How often a connection may show what its player has laid.
    static constexpr Rate laid_tiles_rate{.burst = 10, .per_second = 0.5};
    /// How often its rooms hear that its page is hidden or visible. More is put off.
    static constexpr Rate page_changes_rate{.burst = 20, .per_second = 0.1};

    /// `site`: of the page that has opened the socket, if passkeys can be made for it.
    Session(std::unique_ptr<WebSocket> socket, std::string network, std::unique_ptr<OpenConnections::Place> place,
            std::optional<PasskeySite> site, Services& services);

    /// Runs until the connection ends, on the socket's strand.
    boost::asio::awaitable<void> run();

    /// Announces to the client that the server is about to restart; later requests are ignored, and the client
    /// repeats them. Any thread.
    void announce_restart();
    /// Passes on what the host announces. Any thread.
    void announce(const std::string& text) { send(protocol::server::Announcement{text}); }
    /// Shows what the player has laid on another device. Any thread.
    void show(const protocol::server::LaidTiles& tiles) { send(tiles); }
    /// The player has another name, even in the rooms that they have joined. Any thread.
    void set_name(const std::string& name);
    /// Ends the connection, and says why. Any thread.
    void expel(const Complaint& why);
    /// Ends the connection when all waiting frames are sent. Any thread.
    void close(CloseCode code) { outbox_->close(code); }

private:
    boost::asio::awaitable<void> read();
    boost::asio::awaitable<void> write();
    void write_no_more();
    boost::asio::awaitable<void> ping();
    void await_hello(std::chrono::milliseconds within);
    boost::asio::awaitable<void> wait_until_sent();
    boost::asio::awaitable<void> wait_until_allowed();
    void break_off();
    void end();

    boost::asio::awaitable<void> receive(const std::string& text);
    boost::asio::awaitable<std::unique_ptr<RequestsUnderWay::Request>> begin(const protocol::ClientMessage& message);
    // One for each kind of message: those that the connection, the lobby and the room handle.
    boost::asio::awaitable<void> handle(const protocol::ConnectionMessage& message);
    boost::asio::awaitable<void> handle(const protocol::LobbyMessage& message);
    boost::asio::awaitable<void> handle(const protocol::IdentityMessage& message);
    boost::asio::awaitable<void> handle(const protocol::GameQuestion& question);
    boost::asio::awaitable<void> handle(const protocol::GameCommand& command);
    boost::asio::awaitable<void> handle(const protocol::RoomCommand& command);
    boost::asio::awaitable<void> handle(const protocol::ChatMessage& message);
    boost::asio::awaitable<void> handle(const protocol::CallMessage& message);
    boost::asio::awaitable<void> handle(const protocol::RoomChange& change);

    boost::asio::awaitable<void> handle(const protocol::client::Hello& hello);
    boost::asio::awaitable<void> handle(const protocol::client::Ping& ping);
    boost::asio::awaitable<void> handle(const protocol::client::Pong& pong);
    boost::asio::awaitable<void> handle(const protocol::client::PageHidden& now);
    boost::asio::awaitable<void> handle(const protocol::client::Create& request);
    boost::asio::awaitable<void> handle(const protocol::client::Join& request);
    boost::asio::awaitable<void> handle(const protocol::client::Leave& request);
    boost::asio::awaitable<void> handle(const protocol::client::Catalogue& request);
    boost::asio::awaitable<void> handle(const protocol::client::Rename& request);
    boost::asio::awaitable<void> handle(const protocol::client::Rooms& request);
    boost::asio::awaitable<void> handle(const protocol::client::FollowPublicGames& request);
    boost::asio::awaitable<void> handle(const protocol::client::UnfollowPublicGames& request);
    boost::asio::awaitable<void> handle(const protocol::client::FollowMyGames& request);
    boost::asio::awaitable<void> handle(const protocol::client::UnfollowMyGames& request);
    boost::asio::awaitable<void> handle(const protocol::client::ReadChat& request);
    boost::asio::awaitable<void> handle(const protocol::client::HandOver& request);
    boost::asio::awaitable<void> handle(const protocol::client::Devices& request);
    boost::asio::awaitable<void> handle(const protocol::client::NameDevice& request);
    boost::asio::awaitable<void> handle(const protocol::client::SignOut& request);
    boost::asio::awaitable<void> handle(const protocol::SignInMessage& message);
    boost::asio::awaitable<void> handle(const protocol::client::PasskeyChallenge& request);
    boost::asio::awaitable<void> handle(const protocol::client::SignIn& request);
    boost::asio::awaitable<void> handle(const protocol::client::SignInWithPasskey& request);
    boost::asio::awaitable<void> handle(const protocol::AccountMessage& message);
    boost::asio::awaitable<void> handle(const protocol::client::Account& request);
    boost::asio::awaitable<void> handle(const protocol::client::MakeAccount& request);
    boost::asio::awaitable<void> handle(const protocol::client::ChangePassPhrase& request);
    boost::asio::awaitable<void> handle(const protocol::client::AddPasskey& request);
    boost::asio::awaitable<void> handle(const protocol::client::RemovePasskey& request);
    boost::asio::awaitable<void> handle(const protocol::client::SendLaidTiles& request);
    std::optional<Complaint> know(const Identity& guest);
    void greet(const protocol::server::Welcome& welcome);

    using ShownPassword = Answer<std::optional<std::string>>;
    boost::asio::awaitable<ShownPassword> shown_password(std::string code, const std::optional<std::string>& typed);
    boost::asio::awaitable<Answer<std::string>> password_hash(const protocol::RoomChange& change);
    boost::asio::awaitable<bool> has_closed_before(const protocol::RoomChange& change);
    boost::asio::awaitable<void> sign_in(protocol::RequestId id, storage::NewSignIn wanted,
                                         const std::optional<std::string>& device_name);
    Answer<Asked> take_challenge();
    Answer<storage::NewPasskey> made_passkey(const protocol::MadePasskey& made);
    /// In how many milliseconds the player may make the next move; nothing: now.
    std::optional<Span> refuse_move();
    boost::asio::awaitable<Answer<std::string>> create_room(const protocol::client::Create& request);
    boost::asio::awaitable<Answer<Permission>> permit_game();
    boost::asio::awaitable<std::optional<Complaint>> refuse_another_game();
    boost::asio::awaitable<bool> is_name_of_another(const std::string& typed_name);
    boost::asio::awaitable<PlayerId> player_in(const std::string& code);

    void enter(const std::string& code, std::shared_ptr<Room> room, PlayerId player, Enter to_enter);
    template <class Message>
    JoinedRoom* joined_room(const Message& message);
    Offered pass_on(const JoinedRoom& room, const protocol::RequestId& id, RoomRequest request);
    Requester requester() const;
    Caller caller(const JoinedRoom& room) const { return {number_, room.player(), room.subscriber(), network_}; }
    void report_page();
    void send(const protocol::ServerMessage& message);
    void refuse(std::optional<protocol::RequestId> id, const Complaint& complaint);
    /// The same where the connection itself has reached a limit, which is counted, too.
    void refuse_for(std::optional<protocol::RequestId> id, const Complaint& complaint);
    void measure(Outcome outcome);

    std::unique_ptr<WebSocket> socket_;
    std::string network_;
    std::unique_ptr<OpenConnections::Place> place_;
    std::optional<PasskeySite> site_;
    Services& services_;
    std::shared_ptr<Outbox> outbox_;
    RequestBudget budget_;
    TokenBucket joins_;
    TokenBucket laid_tiles_;
    TokenBucket page_changes_;
    boost::asio::steady_timer hello_deadline_;
    boost::asio::steady_timer next_ping_;
    boost::asio::steady_timer sent_some_;  // rings when less is waiting to be sent
    boost::asio::steady_timer next_read_;  // while the client asks more often than it may
    bool ended_ = false;
    bool has_written_all_ = false;  // nothing more is sent, even if frames wait
    std::uint64_t number_ = 0;
    std::optional<PasskeyChallenge> challenge_;
    bool has_more_time_ = false;          // until its hello, to confirm a passkey
    std::optional<PlayerId> player_;      // after hello
    std::optional<PlayerId> same_as_;     // likewise: whose account this guest has signed in to
    storage::DeviceId device_ = 0;        // likewise
    std::string name_{};                  // likewise: the guest's, as far as this connection knows it
    Moment created_ = 0;                  // likewise: when the guest said hello first
    std::optional<CommandKind> command_;  // until it is answered or with a room
    Stopwatch since_read_;                // since the last frame was read
    JoinedRooms joined_rooms_;
    Visibility page_ = Visibility::visible;
    std::atomic<bool> ignores_requests_ = false;
    std::atomic<bool> expelled_ = false;  // for good
    std::optional<Moment> pinged_;        // when the unanswered ping was sent
    std::optional<Span> lag_;
};

}  // namespace crisscross::server
