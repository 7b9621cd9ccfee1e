#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "storage/games/journal.hpp"
#include "storage/people/device.hpp"
#include "storage/rooms/room.hpp"

/// People who delete themselves, and what they can download before. A person is a player with all the guests that
/// they have been.
namespace crisscross::storage {

/// A game in which a person has a seat. It comes once for each of their seats: they may have sat down as several
/// guests.
struct OwnGame {
    GameId id = 0;
    RoomId room = 0;
    std::string code{};  ///< of the room
    int number = 0;      ///< in the room
    std::string stage{};
    PlayerId player = 0;  ///< as whom they sit there
    int seat = 0;
    bool operator==(const OwnGame&) const = default;
};

/// The seat with which a page of games ended.
struct SeatPlace {
    GameId game = 0;
    int seat = 0;
};

/// A stored event in another form.
struct RewrittenEvent {
    std::uint32_t version = 0;
    std::string body{};
    bool operator==(const RewrittenEvent&) const = default;
};

/// A seat that a person had in a game of which somebody else has imported the file.
struct CopiedSeat {
    GameId copy = 0;  ///< the imported game
    RoomId room = 0;
    std::string code{};  ///< of the room
    int number = 0;      ///< in the room
    int seat = 0;
    bool operator==(const CopiedSeat&) const = default;
};

/// The seat with which a page of them ended.
struct CopyPlace {
    GameId copy = 0;
    int seat = 0;
};

/// What an imported game is without the person who had a seat in it.
struct CopyWithoutPerson {
    GameId copy = 0;
    int seat = 0;
    std::vector<RewrittenEvent> events{};
    std::optional<std::string> annotations{};  ///< those of its file, if they have changed
};

struct PersonToDelete {
    PlayerId player = 0;
    std::vector<std::string> names{};  ///< all that they have had, so that notices with one of them go, too
    std::int64_t at = 0;
    /// Not while they have a seat in a game that has not begun, or a name in one that goes on, in a room that is
    /// open. Otherwise a game that is damaged would keep them.
    bool unless_playing = true;
};

/// What is left to do once a person is deleted.
struct DeletedPerson {
    std::vector<DeviceId> devices{};    ///< on which they were signed in
    std::vector<std::string> rooms{};   ///< whose rows have changed
    std::vector<std::string> closed{};  ///< rooms that they hosted, in which nobody else plays
    bool operator==(const DeletedPerson&) const = default;
};

struct OwnAccount {
    std::string name{};
    std::int64_t created = 0;
    bool has_pass_phrase = false;
    std::vector<std::string> passkeys{};  ///< their names
};

struct OwnDevice {
    std::string name{};
    std::int64_t created = 0;
    std::int64_t seen = 0;
    bool signed_out = false;
};

struct OwnRoom {
    std::string code{};
    std::string name{};
};

/// What is stored about a person besides games and chats.
struct AboutPerson {
    std::string name{};
    std::int64_t created = 0;
    std::int64_t seen = 0;
    std::optional<OwnAccount> account{};
    std::vector<OwnDevice> devices{};
    std::vector<std::string> browsers{};  ///< addresses to which messages are pushed
    std::vector<OwnRoom> rooms{};         ///< that they host
    std::optional<std::string> zone{};    ///< the time zone of their nights
};

/// A line that a person has said, and the reactions that they have given.
struct OwnLine {
    std::string room{};  ///< its code
    std::int64_t number = 0;
    std::string channel{};
    std::int64_t at = 0;
    std::string text{};
    bool operator==(const OwnLine&) const = default;
};

/// A note that a person has made about a finished game.
struct OwnNote {
    std::string room{};  ///< its code
    int game = 0;        ///< in the room
    std::uint32_t version = 0;
    std::int64_t changed = 0;
    bool shared = false;  ///< with the players of the game
    std::string body{};
    bool operator==(const OwnNote&) const = default;
};

/// The note with which a page ended.
struct NotePlace {
    std::string room{};
    int game = 0;
    std::uint32_t version = 0;
    PlayerId player = 0;  ///< they may have made others about this moment as a guest
    bool operator==(const NotePlace&) const = default;
};
struct OwnNotes {
    std::vector<OwnNote> notes{};
    std::optional<NotePlace> next{};  ///< the place of the last of them, if there are more
    bool operator==(const OwnNotes&) const = default;
};

/// The line with which a page ended.
struct LinePlace {
    std::string room{};
    std::int64_t number = 0;
    bool operator==(const LinePlace&) const = default;
};

}  // namespace crisscross::storage
