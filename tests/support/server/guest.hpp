#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "protocol/messages/codec.hpp"
#include "tests/support/server/websocket_client.hpp"

namespace crisscross::test {

/// Somebody at the table who speaks the protocol: connects, says hello, asks and waits for the answer. Throws if
/// anything else happens than what is asked for. Answers the server's pings, and keeps what it tells.
class Guest {
public:
    /// A new guest, or with a token the one that it belongs to.
    explicit Guest(std::uint16_t port, std::optional<std::string> token = std::nullopt);

    /// What the server said at hello.
    protocol::server::Welcome welcome{};
    /// The proof of identity, for another connection.
    std::string token{};

    /// Sends a request, with a new id and the joined room if it has none, and waits for its answer. Told that it asks
    /// too much, it waits a little and asks again.
    protocol::ServerMessage ask(protocol::ClientMessage request);
    /// The same where the answer must be of this kind.
    template <class Answer>
    Answer ask_for(const protocol::ClientMessage& request);
    /// Sends a command that must be done; the version that it made.
    std::uint32_t say(const protocol::ClientMessage& command);
    /// Sends a request that must be refused; why it is.
    protocol::server::Error refused(const protocol::ClientMessage& request);

    std::string create(const std::string& name, const engine::Settings& settings = {});
    protocol::server::Joined join(const std::string& room, std::optional<std::uint32_t> seen = std::nullopt);
    /// Joins anew to see everything: the snapshot.
    nlohmann::json snapshot();
    /// The tiles that one has, from a snapshot, as they are spelt.
    std::vector<std::string> rack();

    /// What has been told since the last join: the versions since then, in order.
    std::vector<protocol::Entry> entries{};
    /// The last version that is known.
    std::uint32_t version = 0;
    std::optional<protocol::server::Presence> presence{};
    bool restarting = false;

    /// Reads until this version has been told.
    void wait_for(std::uint32_t wanted);
    /// Reads until exactly these seats have somebody connected.
    void wait_for_presence(const std::vector<bool>& seats);
    /// The event of a version that has been told since the last join.
    nlohmann::json event(std::uint32_t wanted) const;
    /// Reads one frame.
    protocol::ServerMessage next();
    /// Reads what has come already.
    void catch_up();
    /// An id that no request of this run has had.
    static std::string new_id();

    WebSocketClient socket;

private:
    protocol::ServerMessage answer_to(const protocol::ClientMessage& request);
    void note(const protocol::ServerMessage& message);
    void note(const protocol::Entry& entry);

    std::string room_{};
};

/// A request with this id.
protocol::ClientMessage with_id(protocol::ClientMessage request, const std::string& id);
/// A request about this room, unless it names one.
protocol::ClientMessage with_room(protocol::ClientMessage request, const std::string& room);
/// The id that an answer carries; nothing if the message is none.
std::optional<std::string> answered_id(const protocol::ServerMessage& message);
/// What a message is called on the wire, and why if it is an error.
std::string described(const protocol::ServerMessage& message);

template <class Answer>
Answer Guest::ask_for(const protocol::ClientMessage& request) {
    protocol::ServerMessage answer = ask(request);
    if (auto* wanted = std::get_if<Answer>(&answer)) return std::move(*wanted);
    throw std::runtime_error("another answer than the one wanted: " + described(answer));
}

}  // namespace crisscross::test
