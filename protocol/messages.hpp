#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/cell.hpp"
#include "engine/command.hpp"
#include "engine/event.hpp"
#include "engine/settings.hpp"

/// The messages of protocol version 1 as closed sums. Their JSON shapes are in protocol/schema and explained in
/// protocol/README.md; this file and the schema change together.
namespace crisscross::protocol {

inline constexpr int oldest_version = 1;
inline constexpr int newest_version = 1;

/// Made by the client, 1 to 64 characters of A-Z a-z 0-9 _ -. The answer carries it.
using RequestId = std::string;

/// A laid tile as it is written: spellings, not yet letters of an alphabet.
struct LayText {
    engine::Cell at{};
    std::string tile{};
    std::optional<std::string> as{};  ///< for a blank: the letter that it stands for
    bool operator==(const LayText&) const = default;
};

namespace client {

/// The first frame of a connection: which protocol versions the client speaks, and who it is.
struct Hello {
    RequestId id{};
    int oldest = oldest_version;
    int newest = newest_version;
    std::optional<std::string> token{};  ///< 64 hexadecimal digits, from an earlier welcome; none for a new guest
    bool operator==(const Hello&) const = default;
};
/// Makes a room and sits in its first seat.
struct Create {
    RequestId id{};
    std::string name{};
    engine::Settings settings{};
    bool operator==(const Create&) const = default;
};
/// Watches a room from now on; `seen` is the last version that the client has of it.
struct Join {
    RequestId id{};
    std::string room{};
    std::optional<std::uint32_t> seen{};
    bool operator==(const Join&) const = default;
};
/// Stops watching.
struct Leave {
    RequestId id{};
    bool operator==(const Leave&) const = default;
};
/// Takes the next free seat of the watched room.
struct Sit {
    RequestId id{};
    std::string name{};
    bool operator==(const Sit&) const = default;
};
/// Gives the seat up, before the game has started.
struct Stand {
    RequestId id{};
    bool operator==(const Stand&) const = default;
};
/// Starts the game; said by the first seat.
struct Start {
    RequestId id{};
    bool operator==(const Start&) const = default;
};
struct Play {
    RequestId id{};
    engine::Turn turn = 0;
    std::vector<LayText> placement{};
    bool operator==(const Play&) const = default;
};
struct Exchange {
    RequestId id{};
    engine::Turn turn = 0;
    std::vector<std::string> tiles{};
    bool operator==(const Exchange&) const = default;
};
struct Pass {
    RequestId id{};
    engine::Turn turn = 0;
    bool operator==(const Pass&) const = default;
};
struct Challenge {
    RequestId id{};
    engine::Turn play = 0;
    bool operator==(const Challenge&) const = default;
};
struct Accept {
    RequestId id{};
    engine::Turn play = 0;
    bool operator==(const Accept&) const = default;
};
struct Resign {
    RequestId id{};
    bool operator==(const Resign&) const = default;
};
/// Asks for the words and the score of a tentative placement. Changes nothing.
struct Preview {
    RequestId id{};
    std::vector<LayText> placement{};
    bool operator==(const Preview&) const = default;
};
/// Asks for the rooms in which one has a seat.
struct Rooms {
    RequestId id{};
    bool operator==(const Rooms&) const = default;
};
/// Asks for a pong; `sent` comes back unchanged.
struct Ping {
    std::int64_t sent = 0;
    bool operator==(const Ping&) const = default;
};
/// Answers the server's ping.
struct Pong {
    std::int64_t sent = 0;
    bool operator==(const Pong&) const = default;
};

}  // namespace client

using ClientMessage =
    std::variant<client::Hello, client::Create, client::Join, client::Leave, client::Sit, client::Stand,
                 client::Start, client::Play, client::Exchange, client::Pass, client::Challenge, client::Accept,
                 client::Resign, client::Preview, client::Rooms, client::Ping, client::Pong>;

/// JSON text made by another file of protocol/ (an event, a snapshot, ...), put into a message as it is.
struct Json {
    std::string text{};
    bool operator==(const Json&) const = default;
};

/// One version of a room as a viewer gets it: no event if it may not see it.
struct Entry {
    std::uint32_t version = 0;
    std::int64_t at = 0;  ///< when, in milliseconds since 1970 UTC
    std::optional<Json> event{};
    bool operator==(const Entry&) const = default;
};

namespace server {

struct Welcome {
    RequestId id{};
    int protocol = newest_version;
    std::string server{};                ///< version of the server
    std::optional<std::string> token{};  ///< only for a new guest: to be kept and said at the next hello
    std::optional<std::string> name{};   ///< the name used last
    bool operator==(const Welcome&) const = default;
};
/// The command is done and on disk.
struct Ok {
    RequestId id{};
    std::optional<std::uint32_t> version{};  ///< last version of the room that it made
    bool operator==(const Ok&) const = default;
};
struct Created {
    RequestId id{};
    std::string room{};  ///< its code
    bool operator==(const Created&) const = default;
};
struct Error {
    std::optional<RequestId> id{};  ///< none if the message had no readable one
    std::string code{};
    std::string message{};               ///< a sentence for people
    std::optional<std::string> field{};  ///< the field that is wrong, as a JSON pointer
    std::vector<engine::Cell> cells{};
    std::vector<std::string> words{};
    bool operator==(const Error&) const = default;
};
/// Either all of a room or the versions missed since `seen`.
struct Joined {
    RequestId id{};
    std::string room{};
    std::optional<engine::Seat> seat{};                ///< one's own
    std::variant<Json, std::vector<Entry>> content{};  ///< a snapshot, or entries
    bool operator==(const Joined&) const = default;
};
struct Event {
    Entry entry{};
    bool operator==(const Event&) const = default;
};
/// Which seats have somebody connected now. Not part of the room's versions.
struct Presence {
    std::vector<bool> seats{};
    bool operator==(const Presence&) const = default;
};
struct Preview {
    RequestId id{};
    Json score{};                 ///< as the score of a `played` event
    std::optional<bool> valid{};  ///< only where words are checked when laid
    bool operator==(const Preview&) const = default;
};
struct RoomSummary {
    std::string room{};
    std::string system{};
    std::string stage{};               ///< waiting, playing, over
    std::vector<std::string> names{};  ///< by seat
    engine::Seat seat = 0;             ///< one's own
    bool your_turn = false;
    std::int64_t changed = 0;  ///< milliseconds since 1970 UTC
    bool operator==(const RoomSummary&) const = default;
};
struct Rooms {
    RequestId id{};
    std::vector<RoomSummary> rooms{};  ///< last changed first
    bool operator==(const Rooms&) const = default;
};
/// Asks for a pong. `lag` is the last measured time to and fro in milliseconds.
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
/// The server is about to stop; connect again after so many milliseconds.
struct Restarting {
    std::int64_t retry_after = 0;
    bool operator==(const Restarting&) const = default;
};

}  // namespace server

using ServerMessage =
    std::variant<server::Welcome, server::Ok, server::Created, server::Error, server::Joined, server::Event,
                 server::Presence, server::Preview, server::Rooms, server::Ping, server::Pong, server::Restarting>;

}  // namespace crisscross::protocol
