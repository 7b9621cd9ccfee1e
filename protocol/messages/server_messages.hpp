#pragma once

#include <variant>
#include <vector>

#include "engine/catalogue/settings.hpp"
#include "engine/computer/strength.hpp"
#include "engine/game/asked.hpp"
#include "engine/game/event.hpp"
#include "protocol/details.hpp"
#include "protocol/messages/games/clock_rules.hpp"
#include "protocol/messages/message_parts.hpp"
#include "protocol/messages/people/account_messages.hpp"
#include "protocol/messages/people/call_messages.hpp"
#include "protocol/messages/people/identity_messages.hpp"
#include "protocol/messages/rooms/chat_messages.hpp"
#include "protocol/messages/rooms/list_messages.hpp"
#include "protocol/messages/rooms/room_messages.hpp"

namespace crisscross::protocol {

namespace server {

struct Welcome {
    RequestId id{};
    int protocol = newest_version;
    std::string server{};                 ///< version of the server
    std::optional<std::string> token{};   ///< only for a device that is new, to keep and send in the next hello
    std::optional<std::string> name{};    ///< the name used last
    std::vector<LexiconNote> lexicons{};  ///< those of the server, its default first
    bool operator==(const Welcome&) const = default;
};
/// A room as a joining viewer sees it: a snapshot, or the versions missed since `seen`.
struct RoomView {
    int game = first_game;
    std::optional<engine::Seat> seat{};                ///< the player's own
    Json may{"[]"};                                    ///< what the viewer may do now; see `write_allowed`
    std::optional<engine::Asked> asked{};              ///< what the room is waiting for the viewer to do
    std::variant<Json, std::vector<Entry>> content{};  ///< a snapshot, or entries
    std::optional<Json> clocks{};                      ///< in a game that is timed; see `write_clocks`
    bool operator==(const RoomView&) const = default;
};
/// The command is done and on disk.
struct Ok {
    RequestId id{};
    std::optional<std::uint32_t> version{};  ///< last version of the room that it made
    bool operator==(const Ok&) const = default;
};
struct Created {
    RequestId id{};
    std::string room{};              ///< its code
    std::optional<RoomView> view{};  ///< if the request was to join it, too
    bool operator==(const Created&) const = default;
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
struct Joined {
    RequestId id{};
    std::string room{};
    RoomView view{};
    bool operator==(const Joined&) const = default;
};
/// All that one command made, as the viewer may see it.
struct Events {
    std::string room{};
    int game = first_game;
    std::vector<Entry> events{};
    Json may{"[]"};                        ///< what the viewer may do after the last of them; see `write_allowed`
    std::optional<engine::Asked> asked{};  ///< what the room is then waiting for the viewer to do
    std::optional<Json> clocks{};          ///< after the last of them, in a game that is timed; see `write_clocks`
    bool operator==(const Events&) const = default;
};
/// Others want a computer to play for an absent player.
struct StandInRequest {
    engine::Seat seat = 0;  ///< of the absent player
    engine::Strength strength = engine::Strength::casual;
    std::vector<engine::Seat> agreed{};   ///< who has agreed so far
    std::vector<engine::Seat> missing{};  ///< who still has to
    bool operator==(const StandInRequest&) const = default;
};
/// An absent player for whom the others may ask for a computer.
struct Away {
    engine::Seat seat = 0;
    std::int64_t stand_in_from = 0;                        ///< not before, milliseconds since 1970 UTC
    engine::Strength strength = engine::Strength::strong;  ///< the one that the player has agreed to, or strong
    bool operator==(const Away&) const = default;
};
/// Who is connected now. Not part of the room's versions.
struct Presence {
    std::string room{};
    int game = first_game;
    std::vector<bool> present{};  ///< by seat
    int watchers = 0;             ///< people without a seat
    std::vector<Away> away{};
    std::vector<StandInRequest> stand_in_requests{};
    bool operator==(const Presence&) const = default;
};
struct Preview {
    RequestId id{};
    Json play_score{};                     ///< as of a `played` event, as if all words were valid
    std::optional<bool> valid{};           ///< only where words are checked when laid
    std::vector<std::string> bad_words{};  ///< those that are not valid
    bool operator==(const Preview&) const = default;
};
/// A play that was possible.
struct PossiblePlay {
    Json placement{};                    ///< as of a `played` event
    std::optional<engine::Axis> line{};  ///< for one tile that lies on several
    Json play_score{};                   ///< as of a `played` event
    int equity = 0;                      ///< `engine::Evaluator::equity`, in tenths of a point
    std::optional<bool> wins{};          ///< true if it wins at once, else nothing
    bool operator==(const PossiblePlay&) const = default;
};
/// The best plays of the player's own rack, best first.
struct Hint {
    RequestId id{};
    engine::Seat seat = 0;
    std::vector<PossiblePlay> plays{};
    bool operator==(const Hint&) const = default;
};
/// The tiles that a player would best have exchanged.
struct PossibleExchange {
    std::vector<std::string> tiles{};  ///< spelt
    int equity = 0;                    ///< of what is kept, as of a play
    bool operator==(const PossibleExchange&) const = default;
};
/// The equity of the actual play, exchange or pass.
struct MoveMade {
    int equity = 0;
    std::optional<bool> wins{};
    bool operator==(const MoveMade&) const = default;
};
/// The best plays that a seat had at a moment, best first, and the move that it made.
struct Analysis {
    RequestId id{};
    engine::Seat seat = 0;
    std::vector<PossiblePlay> plays{};
    std::optional<PossibleExchange> exchange{};  ///< if it is among the best moves, and not the one that was made
    MoveMade move{};
    bool operator==(const Analysis&) const = default;
};
/// The analysis of a rack.
using PlaysFound = std::variant<Hint, Analysis>;

struct FoundWord {
    std::string word{};                      ///< as in the request
    std::vector<std::string> lexicon_ids{};  ///< of the word lists that have it
    bool operator==(const FoundWord&) const = default;
};
struct Lookup {
    RequestId id{};
    std::vector<FoundWord> found{};
    bool operator==(const Lookup&) const = default;
};
/// What a dictionary says about a word.
struct Definition {
    std::string part{};  ///< of speech
    std::string text{};
    std::optional<std::string> base{};  ///< the word that is defined, if the one asked for is a form of it
    bool operator==(const Definition&) const = default;
};
struct Word {
    RequestId id{};
    std::string word{};             ///< in capitals, as tiles spell it
    std::optional<bool> in_list{};  ///< none where words need not be in a list, or the list is gone
    std::vector<std::string> front_hooks{};
    std::vector<std::string> back_hooks{};
    std::vector<std::string> anagrams{};
    std::optional<std::vector<Definition>> definitions{};  ///< none if the server has no dictionary
    bool operator==(const Word&) const = default;
};
/// The clock of a player after a version, in milliseconds.
struct TimeLeft {
    std::int64_t left = 0;
    std::int64_t overtime = 0;  ///< used after the time was up
    bool operator==(const TimeLeft&) const = default;
};
/// A version of a finished game at which a player began or stopped to think.
struct ThinkTime {
    std::uint32_t version = 0;
    std::optional<std::int64_t> thought{};  ///< who stopped: for so many milliseconds in this turn
    std::vector<TimeLeft> clocks{};         ///< by seat; empty where nobody is timed
    bool operator==(const ThinkTime&) const = default;
};
/// A page of a room's versions.
struct Log {
    RequestId id{};
    std::vector<Entry> events{};
    std::optional<std::vector<ThinkTime>> times{};  ///< at these versions; only of a game that is over
    bool operator==(const Log&) const = default;
};

/// Every system with its rules, and every knob that a room may set; see `write_catalogue`.
struct Catalogue {
    RequestId id{};
    Json systems{};
    Json knobs{};
    bool operator==(const Catalogue&) const = default;
};

/// A game in the list of a room.
struct GameSummary {
    int game = first_game;
    std::string system{};
    std::string stage{};                  ///< waiting, playing, over
    std::vector<std::string> names{};     ///< by seat
    std::vector<int> scores{};            ///< by seat, the final ones of a game that is over
    std::vector<engine::Seat> winners{};  ///< likewise
    std::int64_t changed = 0;             ///< milliseconds since 1970 UTC
    bool operator==(const GameSummary&) const = default;
};
/// What somebody has reached in the games of a room that are over.
struct Standing {
    std::string name{};
    int games = 0;
    int won = 0;
    int drawn = 0;
    std::int64_t points = 0;  ///< final scores, added up
    bool operator==(const Standing&) const = default;
};
/// The next game that somebody proposes. Seats are those of the newest game.
struct ProposedGame {
    std::uint32_t proposal = 0;  ///< its number; each proposal of a room has another one
    engine::Seat by = 0;
    bool turned = false;
    std::optional<engine::Settings> settings{};  ///< if they differ from those of the newest game
    std::vector<engine::Seat> agreed{};
    std::vector<engine::Seat> missing{};  ///< who still has to agree
    std::optional<ClockRules> clock{};    ///< if it was proposed
    bool operator==(const ProposedGame&) const = default;
};
/// What a viewer may do about the next game, and the host about the room.
enum class RoomAct : std::uint8_t {
    propose_game,
    agree_to_game,
    decline_game,
    begin_game,
    take_part,
    step_back,
    leave_out,
    bring_back,
    name_room,
    set_entry,
    set_watching,
    set_rated,
    lock_room,
    hand_over_room,
    remove_person,
    close_room,
    keep_seat,
    free_seat,
};
/// A room and its games. Sent to those who join it, and whenever it changes; it replaces the last one.
struct Room {
    std::string room{};
    int newest = first_game;            ///< the number of its newest game
    std::vector<GameSummary> games{};   ///< the newest first
    std::vector<Standing> standings{};  ///< the best first
    std::optional<ProposedGame> next{};
    std::vector<RoomAct> may{};
    std::string name{};  ///< empty if it has none
    RoomEntry entry = RoomEntry::link;
    bool locked = false;
    Watching watching{};
    bool rated = true;                       ///< the games that will be made in it count for ratings
    std::optional<engine::Seat> host{};      ///< the seat of the room's host in the newest game
    std::vector<std::string> kept{};         ///< the names for which seats are kept
    std::vector<std::string> coming{};       ///< who else takes part in the next game
    std::vector<std::string> sitting_out{};  ///< players who do not want to play in the next game
    std::vector<std::string> left_out{};     ///< those whom the host leaves out of it
    bool closed = false;                     ///< for good: its finished games are only reviewed any more
    bool operator==(const Room&) const = default;
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
/// The host of the server, or of the room, has closed a room that the client has joined: it is left, and those who
/// had a seat in it can join it only to review its finished games.
struct RoomClosed {
    std::string room{};
    bool operator==(const RoomClosed&) const = default;
};

}  // namespace server

using ServerMessage =
    std::variant<server::Welcome, server::Ok, server::Created, server::Error, server::Joined, server::Events,
                 server::Presence, server::Preview, server::Hint, server::Analysis, server::Lookup, server::Word,
                 server::Log, server::Catalogue, server::Rooms, server::Ping, server::Pong, server::Restarting,
                 server::Announcement, server::RoomClosed, server::Room, server::HandOver, server::Devices,
                 server::Calls, server::Feed, server::Webhook, server::PublicGames, server::LineKept, server::Chat,
                 server::ChatLineNow, server::ChatLineDeleted, server::ChatNow, server::PasskeyChallenge,
                 server::SignedIn, server::Account, server::MyGames, server::LaidTiles>;

}  // namespace crisscross::protocol
