#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/play/refusal.hpp"
#include "protocol/fault.hpp"
#include "protocol/messages/messages.hpp"
#include "server/metrics/limit.hpp"

namespace crisscross::server {

/// Why a request is refused, in the words of the answer.
struct Complaint {
    Complaint() = default;
    Complaint(std::string name, std::string sentence, std::optional<std::string> pointer = std::nullopt)
        : code(std::move(name)), message(std::move(sentence)), field(std::move(pointer)) {}

    std::string code;
    std::string message;               ///< a sentence for people
    std::optional<std::string> field;  ///< JSON pointer into the request
    std::vector<engine::Cell> cells{};
    std::vector<std::string> words{};
    std::vector<std::string> tiles{};   ///< spelt
    std::vector<std::string> knobs{};   ///< by name
    std::optional<std::string> room{};  ///< the room that it is about, if the request names none
    protocol::Details details{};
    std::optional<Limit> limit{};  ///< that was reached
    bool operator==(const Complaint&) const = default;
};

[[noreturn]] void throw_exception_from_error(const Complaint& complaint, const boost::source_location&);

Complaint complaint(const engine::Refusal& refusal);
Complaint complaint(const protocol::Fault& fault);

/// The disk has failed. It is not known whether what was to be stored is on it.
Complaint storage_failed();
/// Any other failure of the server. It may have happened after something was stored, too. The sentence has the
/// beginning of the request's id, by which the host finds the failure in the log, if it is the first in a minute.
Complaint internal_mistake(const protocol::RequestId& id);
/// What is stored of the game cannot be used.
Complaint game_damaged();
/// The host of the server, or of the room, has closed the room.
Complaint room_closed();
/// The connection does not watch this game. It is the same for a game that is not open, or does not exist: one that
/// began while another was under way is hidden from those who watch with a delay.
Complaint game_not_joined();
/// The connection has not joined the room.
Complaint room_not_joined();
/// Only the host of the room can do that.
Complaint not_host();
/// Whether the same request may succeed in a while, without anybody changing anything: the server is about to
/// restart, busy or full, or its disk failed.
bool passes(const Complaint& why);
/// Others may not watch games under way in this room.
Complaint no_watchers(const std::string& room);
/// The complaint, with what an exact sentence needs.
Complaint with_details(Complaint complaint, protocol::Details details);
/// The complaint, with the limit that was reached, which the answer names.
Complaint beyond(Limit limit, Complaint complaint);

/// The limit is for a short time.
Complaint too_many_requests(Limit limit);
/// The same, of changes that somebody makes to who they are, to a game or to a room.
Complaint too_many_changes(Limit limit);
/// Moves, in any game, or what they add to games. `retry_after`: in how many milliseconds there may be another one.
Complaint too_many_moves(std::int64_t retry_after, Limit limit = Limit::moves);
/// The game has as many entries as a history may have, so it takes nothing but moves and their answers.
Complaint history_full();
/// Games that nobody had open, from one network. `retry_after`: as above.
Complaint too_many_opened(std::int64_t retry_after);
/// The player has as many games that are not over as a person may have.
Complaint too_many_games(int max);
/// Too much that takes long is waiting.
Complaint server_busy(Limit limit);
/// What is wanted is being removed at this moment, or only a part of it.
Complaint being_removed();
/// The last connections are kept for people whom the server knows, and the last of the disk for games that are there;
/// or a game is too long to be opened while the others are open.
Complaint server_full(Limit limit);
/// Rooms, and games that are proposed in them.
Complaint too_many_new_rooms();
/// The player is out of the game.
Complaint resigned();
Complaint not_seated();
Complaint already_seated();
Complaint all_seats_taken();
Complaint game_not_started();
Complaint already_started();
/// A game is analysed once it is over.
Complaint no_analysis_yet();
/// The room has no game with this number.
Complaint no_such_game_in_room();
Complaint removed_from_room();
Complaint room_locked();
/// Of the server, or of the room.
Complaint wrong_password();
/// Passwords, invitations and hand-overs.
Complaint too_many_entry_guesses(Limit limit);
Complaint unknown_lexicon();
/// Nobody can have such a name.
Complaint bad_name();
/// Somebody in the room has the name, or one that looks like it.
Complaint name_is_taken();
/// Somebody has an account with that name, or with one that looks like it.
Complaint account_name();
/// No guest has that token.
Complaint unknown_token();
/// The player has signed the device out.
Complaint device_signed_out();
/// The host of the server has removed the player.
Complaint player_removed();
/// The guest has given the id to another command before.
Complaint id_used();

/// What the answer has of it besides the sentence.
protocol::Details sent_details(const Complaint& complaint);
protocol::server::Error error_message(std::optional<protocol::RequestId> id, const Complaint& complaint);

/// The requested value, or why there is none.
template <class Value>
using Answer = engine::Result<Value, Complaint>;

}  // namespace crisscross::server
