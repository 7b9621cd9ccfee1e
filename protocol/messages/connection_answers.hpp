#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/board/cell.hpp"
#include "protocol/details.hpp"
#include "protocol/messages/message_parts.hpp"

/// What the server says to a connection, about no room.
namespace crisscross::protocol::server {

struct Welcome {
    RequestId id{};
    int protocol = newest_version;
    std::string server{};                 ///< version of the server
    std::optional<std::string> token{};   ///< only for a device that is new, to keep and send in the next hello
    std::optional<std::string> name{};    ///< the name used last
    std::vector<LexiconNote> lexicons{};  ///< those of the server, its default first
    bool operator==(const Welcome&) const = default;
};

/// The command is done and on disk.
struct Ok {
    RequestId id{};
    std::optional<std::uint32_t> version{};  ///< last version of the game that it made
    bool operator==(const Ok&) const = default;
};

struct Error {
    std::optional<RequestId> id{};  ///< none if the message had no readable id
    std::string code{};
    std::string message{};               ///< a sentence for people
    std::optional<std::string> field{};  ///< the field that is wrong, as a JSON pointer
    std::vector<engine::Cell> cells{};
    std::vector<std::string> words{};
    std::vector<std::string> tiles{};   ///< spelt
    std::vector<std::string> knobs{};   ///< by name
    std::optional<std::string> room{};  ///< the room that it is about, if the request names none
    Details details{};                  ///< sent as fields of the error
    bool operator==(const Error&) const = default;
};

/// Every system with its rules, and every knob that a room may set; see `catalogue_text`.
struct Catalogue {
    RequestId id{};
    Json systems{};
    Json knobs{};
    bool operator==(const Catalogue&) const = default;
};

/// Asks for a pong. `lag` is the round-trip time measured last, in milliseconds.
struct Ping {
    std::int64_t sent = 0;
    std::optional<std::int64_t> lag{};
    bool operator==(const Ping&) const = default;
};

struct Pong {
    std::int64_t sent = 0;
    std::int64_t at = 0;  ///< the server's clock, milliseconds since 1970 UTC
    bool operator==(const Pong&) const = default;
};

/// The server is about to stop; connect again after `retry_after` milliseconds.
struct Restarting {
    std::int64_t retry_after = 0;
    bool operator==(const Restarting&) const = default;
};

/// What the host of the server has to say to everybody; empty when it no longer holds.
struct Announcement {
    std::string text{};
    bool operator==(const Announcement&) const = default;
};

}  // namespace crisscross::protocol::server
