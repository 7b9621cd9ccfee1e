#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "protocol/messages/codec.hpp"
#include "tests/support/clients/websocket_client.hpp"

namespace crisscross::test {

/// A client that speaks the protocol: connects, says hello, sends requests and waits for their answers. Throws if
/// anything unexpected happens. Answers the server's pings and keeps what the server sends.
class Guest {
public:
    /// A new guest, or the one to whom the token belongs.
    explicit Guest(std::uint16_t port, std::optional<std::string> token = std::nullopt);

    /// The server's answer to hello.
    protocol::server::Welcome welcome{};
    /// The proof of identity, for another connection.
    std::string token{};

    /// Sends a request, with a new id and the joined room and game if it has none, and waits for its answer. If the
    /// server says that it sends too much, it waits a little and tries again.
    protocol::ServerMessage ask(protocol::ClientMessage request);
    /// Sends a request whose answer must be of this kind.
    template <class Answer>
    Answer ask_for(const protocol::ClientMessage& request);
    /// Sends a command that must succeed; returns the version that it made.
    std::uint32_t say(const protocol::ClientMessage& command);
    /// Sends a request that must be refused; returns the reason.
    protocol::server::Error refused(const protocol::ClientMessage& request);

    std::string create(const std::string& name, const engine::Settings& settings = {});
    /// Creates a room and joins it at once.
    protocol::server::Created create_and_join(protocol::client::Create request);
    protocol::server::Joined join(const std::string& room, std::optional<std::uint32_t> seen = std::nullopt);
    /// Joins again and returns the snapshot.
    nlohmann::json snapshot();
    /// All versions as the guest may see them now, asked for page by page.
    nlohmann::json log();
    /// The spellings of the guest's own tiles, from a snapshot.
    std::vector<std::string> rack();

    /// What the server has sent since the last join about that room, in the order of versions.
    std::vector<protocol::Entry> entries{};
    /// The latest known version.
    std::uint32_t version = 0;
    /// What it has sent about rooms that were joined before.
    std::vector<protocol::server::Events> elsewhere{};
    /// What the server said last that the guest may do, as JSON.
    std::string may{};
    /// What the server said last that the room is waiting for the guest to do.
    std::optional<engine::Asked> asked{};
    std::optional<protocol::server::Presence> presence{};
    /// The joined room, as the server described it last.
    std::optional<protocol::server::Room> room_now{};
    bool restarting = false;

    /// Reads until this version has arrived.
    void wait_for(std::uint32_t wanted);
    /// Reads until the room's newest game has this number, and joins that game.
    void follow_to(int game);
    /// Reads until exactly these seats are connected.
    void wait_for_presence(const std::vector<bool>& seats);
    /// The event with this version, received since the last join.
    nlohmann::json event(std::uint32_t wanted) const;
    /// Reads one frame.
    protocol::ServerMessage next();
    /// Reads what has already arrived.
    void catch_up();
    /// An id that no request has used, not even in earlier runs, whose data may be a fixture.
    static std::string new_id();

    WebSocketClient socket;

private:
    protocol::ServerMessage answer_to(const protocol::ClientMessage& request);
    void note(const protocol::ServerMessage& message);
    void note(const protocol::server::Events& events);
    void note(const protocol::Entry& entry);
    void adopt(const std::string& room, const protocol::server::RoomView& view, std::optional<std::uint32_t> seen);

    std::string room_{};
    int game_ = protocol::first_game;
};

/// A request with this id.
protocol::ClientMessage with_id(protocol::ClientMessage request, const std::string& id);
/// A request about this room, unless it names one.
protocol::ClientMessage with_room(protocol::ClientMessage request, const std::string& room);
/// A request about this game, unless it names another one than the first.
protocol::ClientMessage with_game(protocol::ClientMessage request, int game);
/// The id in an answer; nothing if the message is not an answer.
std::optional<std::string> answered_id(const protocol::ServerMessage& message);
/// The wire name of a message, with the reason if it is an error.
std::string described(const protocol::ServerMessage& message);

template <class Answer>
Answer Guest::ask_for(const protocol::ClientMessage& request) {
    protocol::ServerMessage answer = ask(request);
    if (auto* wanted = std::get_if<Answer>(&answer)) return std::move(*wanted);
    throw std::runtime_error("another answer than the one wanted: " + described(answer));
}

}  // namespace crisscross::test
