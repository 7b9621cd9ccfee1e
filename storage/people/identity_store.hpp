#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "storage/failure.hpp"
#include "storage/people/deletion.hpp"
#include "storage/people/device.hpp"

namespace crisscross::storage {

/// What became of a request to sign a device out.
enum class SigningOut : std::uint8_t {
    done,
    unknown,  ///< the player has no such device, or it is signed out already
    last,     ///< the player would have no device left, and no account to sign in to
};

/// What players may look at and change about who they are. The verbs answer as those of `Store` do.
class IdentityStore {
public:
    virtual ~IdentityStore() = default;

    /// Replaces the player's hand-over. False, and no change, if they have as many devices as they may have.
    virtual void create_hand_over(NewHandOver hand_over, Completion<bool> done) = 0;
    /// When its player came first; nothing if it is unknown or too old at that time, or the player was removed.
    virtual void find_hand_over(TokenHash secret, std::int64_t at, Completion<std::optional<std::int64_t>> done) = 0;
    /// Ends the hand-over and signs the device in; nothing if it is unknown or too old, or the player was removed.
    virtual void use_hand_over(TokenHash secret, NewDevice device,
                               Completion<std::optional<PlayerOnDevice>> done) = 0;

    /// Those on which the player is signed in, the one that was seen last first.
    virtual void devices_of(PlayerId player, Completion<std::vector<DeviceRow>> done) = 0;
    /// False if the player is not signed in on such a device.
    virtual void name_device(PlayerId player, DeviceId device, std::string name, Completion<bool> done) = 0;
    virtual void sign_out_device(PlayerId player, DeviceId device, std::int64_t at, Completion<SigningOut> done) = 0;

    // The verbs of `storage/people/deletion.hpp`. `player` stands for the whole person.

    virtual void about_person(PlayerId player, Completion<AboutPerson> done) = 0;
    /// What they have said in chats, by room and number, after a place.
    virtual void own_lines(PlayerId player, LinePlace after, int limit, Completion<std::vector<OwnLine>> done) = 0;
    /// Their notes about games, by game and version, after a place.
    virtual void own_notes(PlayerId player, NotePlace after, int limit, Completion<OwnNotes> done) = 0;
    /// Their games, by game and seat, after a place.
    virtual void own_games(PlayerId player, SeatPlace after, int limit, Completion<std::vector<OwnGame>> done) = 0;
    /// Events of a game in another form, in which a name is missing.
    virtual void rewrite_events(GameId game, std::vector<RewrittenEvent> events, Completion<std::monostate> done) = 0;
    /// Their seats in games that they have played here and that somebody has imported, by copy and seat, after a
    /// place. A record does not count: its names may be those of other people.
    virtual void copied_seats(PlayerId player, CopyPlace after, int limit,
                              Completion<std::vector<CopiedSeat>> done) = 0;
    virtual void rewrite_copy(CopyWithoutPerson copy, Completion<std::monostate> done) = 0;
    /// Deletes the person: devices, account, chats, and their name wherever it is in rows. Nothing, and no change, if
    /// they still play and that matters.
    virtual void delete_person(PersonToDelete person, Completion<std::optional<DeletedPerson>> done) = 0;
    /// Writes the file anew if something was deleted since the last time, so that no unused part of it has any of
    /// that. Nobody can write meanwhile: seconds for a gigabyte. False if it is still due. Fails if the disk would
    /// have less than `reserve` bytes free meanwhile.
    virtual void clean(std::uintmax_t reserve, Completion<bool> done) = 0;
};

}  // namespace crisscross::storage
