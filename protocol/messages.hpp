#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/cell.hpp"
#include "engine/command.hpp"
#include "engine/computer/strength.hpp"
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
    std::optional<std::string> level{};  ///< of the maker, where the rules have levels (F1)
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
    std::optional<std::string> level{};
    bool operator==(const Sit&) const = default;
};
/// Gives the seat up, before the game has started.
struct Stand {
    RequestId id{};
    bool operator==(const Stand&) const = default;
};
/// Seats a computer; said by the first seat before the start.
struct AddComputer {
    RequestId id{};
    engine::Strength strength = engine::Strength::casual;
    bool operator==(const AddComputer&) const = default;
};
/// Takes a computer's seat away again.
struct RemoveComputer {
    RequestId id{};
    engine::Seat seat = 0;
    bool operator==(const RemoveComputer&) const = default;
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
    std::optional<engine::Axis> line{};  ///< which a play of one tile names (R3)
    bool operator==(const Play&) const = default;
};

/// Puts the seed on the board and sets the options: the whole first turn, where the rules have one (X2).
struct Seed {
    RequestId id{};
    engine::Turn turn = 0;
    engine::Cell at{};
    engine::Options options{};
    bool operator==(const Seed&) const = default;
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
/// Shows a text or a link for the own play that is voted on (R8).
struct Evidence {
    RequestId id{};
    engine::Turn play = 0;
    std::string text{};
    bool operator==(const Evidence&) const = default;
};

/// Takes the own play back that is voted on (R8).
struct Concede {
    RequestId id{};
    engine::Turn play = 0;
    bool operator==(const Concede&) const = default;
};

struct Vote {
    RequestId id{};
    engine::Turn play = 0;
    engine::Opinion opinion = engine::Opinion::convinced;
    bool operator==(const Vote&) const = default;
};

struct Resign {
    RequestId id{};
    bool operator==(const Resign&) const = default;
};
/// Asks for the words and the score of a tentative placement. Changes nothing.
struct Preview {
    RequestId id{};
    std::vector<LayText> placement{};
    std::optional<engine::Axis> line{};
    bool operator==(const Preview&) const = default;
};
/// Asks which of the server's word lists have these words, as a help while a vote runs (R8).
struct Lookup {
    RequestId id{};
    std::vector<std::string> words{};
    bool operator==(const Lookup&) const = default;
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

using ClientMessage = std::variant<client::Hello, client::Create, client::Join, client::Leave, client::Sit,
                                   client::Stand, client::AddComputer, client::RemoveComputer, client::Start,
                                   client::Play, client::Seed, client::Exchange, client::Pass, client::Challenge,
                                   client::Accept, client::Evidence, client::Concede, client::Vote, client::Resign,
                                   client::Preview, client::Lookup, client::Rooms, client::Ping, client::Pong>;

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

/// A word list of the server (K16).
struct LexiconNote {
    std::string id{};
    std::string name{};
    std::size_t words = 0;
    engine::Lexicon::Hash hash{};
    bool operator==(const LexiconNote&) const = default;
};

namespace server {

struct Welcome {
    RequestId id{};
    int protocol = newest_version;
    std::string server{};                 ///< version of the server
    std::optional<std::string> token{};   ///< only for a new guest: to be kept and said at the next hello
    std::optional<std::string> name{};    ///< the name used last
    std::vector<LexiconNote> lexicons{};  ///< those of the server, its default first
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
struct FoundWord {
    std::string text{};                ///< as it was asked
    std::vector<std::string> lists{};  ///< ids of the word lists that have it
    bool operator==(const FoundWord&) const = default;
};

struct Found {
    RequestId id{};
    std::vector<FoundWord> words{};
    bool operator==(const Found&) const = default;
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

using ServerMessage = std::variant<server::Welcome, server::Ok, server::Created, server::Error, server::Joined,
                                   server::Event, server::Presence, server::Preview, server::Found, server::Rooms,
                                   server::Ping, server::Pong, server::Restarting>;

}  // namespace crisscross::protocol
