#include "server/requests/complaint.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "protocol/sentence.hpp"
#include "server/metrics/limit.hpp"
#include "server/names/names.hpp"

namespace crisscross::server {

namespace {

// Enough to find it in a log, and short enough to read out.
constexpr std::size_t shown_id_length = 8;

Complaint busy() {
    return {"BUSY", "The server is busy. Try again."};
}

}  // namespace

void throw_exception_from_error(const Complaint& complaint, const boost::source_location&) {
    throw std::logic_error("unchecked complaint: " + complaint.code);
}

Complaint complaint(const engine::Refusal& refusal) {
    Complaint made(std::string(engine::name_of(refusal.code)), protocol::sentence(refusal));
    made.cells = refusal.cells;
    made.words = refusal.words;
    made.tiles = refusal.tiles;
    made.knobs = refusal.knobs;
    return made;
}

Complaint complaint(const protocol::Fault& fault) {
    Complaint made{fault.code, fault.why};
    if (!fault.field.empty()) made.field = fault.field;
    made.details = fault.details;
    return made;
}

Complaint game_not_joined() {
    return {"NOT_JOINED", "Join this game first."};
}

Complaint room_not_joined() {
    return {"NOT_JOINED", "Join this room first.", "/room"};
}

Complaint not_host() {
    return {"NOT_HOST", "Only the host of the room can do that."};
}

bool passes(const Complaint& why) {
    static constexpr std::array codes{"BUSY", "RESTARTING", "SERVER_FULL", "STORAGE_FAILED"};
    return std::ranges::find(codes, why.code) != codes.end();
}

Complaint no_watchers(const std::string& room) {
    Complaint made{"NO_WATCHERS", "Only its players may watch this game while it\u2019s under way."};
    made.room = room;
    return made;
}

Complaint with_details(Complaint complaint, protocol::Details details) {
    complaint.details = std::move(details);
    return complaint;
}

Complaint beyond(Limit limit, Complaint complaint) {
    complaint.limit = limit;
    return complaint;
}

Complaint storage_failed() {
    return {"STORAGE_FAILED", "The server\u2019s disk failed, so that may not have been saved. Try again."};
}

Complaint internal_mistake(const protocol::RequestId& id) {
    return {"INTERNAL", "Something went wrong on the server, so that may not have been saved. Try again. (Error " +
                            id.substr(0, shown_id_length) + ")"};
}

Complaint game_damaged() {
    return {"GAME_DAMAGED", "This game is damaged on the server\u2019s disk and can\u2019t be opened."};
}

Complaint room_closed() {
    return {"ROOM_CLOSED", "This room has been closed."};
}

Complaint too_many_requests(Limit limit) {
    return beyond(limit, {"TOO_MANY_REQUESTS", "Too many requests. Wait a moment and send it again."});
}

Complaint too_many_changes(Limit limit) {
    return beyond(limit,
                  {"TOO_MANY_CHANGES", "You have made too many changes in a short time. Try again in a minute."});
}

Complaint too_many_moves(std::int64_t retry_after, Limit limit) {
    return beyond(limit,
                  with_details({"TOO_MANY_MOVES", "You have made too many moves in a short time. Wait a moment."},
                               {.retry_after = retry_after}));
}

Complaint too_many_opened(std::int64_t retry_after) {
    return beyond(Limit::opened_entries,
                  with_details({"TOO_MANY_REQUESTS",
                                "Too many games have been opened from your network in a short time. Wait a moment."},
                               {.retry_after = retry_after}));
}

Complaint too_many_games(int max) {
    return beyond(
        Limit::open_games,
        with_details({"TOO_MANY_GAMES", "You have " + std::to_string(max) +
                                            " games that aren\u2019t over. Finish or leave one of them first."},
                     {.max = max}));
}

Complaint server_busy(Limit limit) {
    return beyond(limit, busy());
}

Complaint being_removed() {
    return busy();
}

Complaint server_full(Limit limit) {
    return beyond(limit, {"SERVER_FULL", "The server is full. Try again later."});
}

Complaint too_many_new_rooms() {
    return beyond(Limit::rooms,
                  {"TOO_MANY_NEW_ROOMS", "Too many new rooms have been created. Try again in a few minutes."});
}

Complaint history_full() {
    const Complaint why{"GAME_TOO_LONG", "This game can keep no more changes. Play on, agree to end it, or resign."};
    return beyond(Limit::long_games, with_details(why, {.reason = "history"}));
}

Complaint resigned() {
    return {"NOT_SEATED", "You resigned."};
}

Complaint not_seated() {
    return {"NOT_SEATED", "You aren\u2019t a player in this game."};
}

Complaint already_seated() {
    return {"ALREADY_SEATED", "You already have a seat in this game."};
}

Complaint all_seats_taken() {
    return {"ROOM_FULL", "All seats are taken."};
}

Complaint game_not_started() {
    return {"NOT_STARTED", "The game has not started yet."};
}

Complaint already_started() {
    return {"ALREADY_STARTED", "The game has already started."};
}

Complaint no_analysis_yet() {
    return with_details({"GAME_GOES_ON", "You can analyse the game once it is over."}, {.reason = "analysis"});
}

Complaint no_such_game_in_room() {
    return {"NO_SUCH_GAME", "This room has no such game.", "/game"};
}

Complaint removed_from_room() {
    return {"REMOVED_FROM_ROOM", "The host has removed you from this room."};
}

Complaint room_locked() {
    return {"ROOM_LOCKED", "This room is locked. Ask its host to unlock it."};
}

Complaint wrong_password() {
    return {"WRONG_PASSWORD", "That isn\u2019t the password.", "/password"};
}

Complaint too_many_entry_guesses(Limit limit) {
    return beyond(limit, {"TOO_MANY_GUESSES", "Too many wrong passwords or links. Try again in a minute."});
}

Complaint unknown_lexicon() {
    return {"UNKNOWN_LEXICON", "This server has no such word list.", "/settings/lexicon"};
}

Complaint bad_name() {
    return {"BAD_NAME",
            "Names have 1 to " + std::to_string(max_name_characters) +
                " visible characters, with at most four accents or other marks on each, none of them twice.",
            "/name"};
}

Complaint name_is_taken() {
    return {"NAME_TAKEN", "Someone in this game already has that name, or one that looks like it.", "/name"};
}

Complaint account_name() {
    return {"NAME_OF_ACCOUNT", "Someone else has an account with that name, or with one that looks like it.",
            "/name"};
}

Complaint unknown_token() {
    return {"UNKNOWN_TOKEN", "This server doesn\u2019t know that token.", "/token"};
}

Complaint device_signed_out() {
    return {"DEVICE_SIGNED_OUT", "You\u2019ve been signed out on this device.", "/token"};
}

Complaint player_removed() {
    return {"REMOVED", "The host has removed you from this server.", "/token"};
}

Complaint id_used() {
    return {"ID_USED", "This id was already used for another command.", "/id"};
}

protocol::Details sent_details(const Complaint& complaint) {
    protocol::Details details = complaint.details;
    if (complaint.limit) details.limit = engine::name_of(*complaint.limit);
    return details;
}

protocol::server::Error error_message(std::optional<protocol::RequestId> id, const Complaint& complaint) {
    return {std::move(id),   complaint.code,  complaint.message, complaint.field, complaint.cells,
            complaint.words, complaint.tiles, complaint.knobs,   complaint.room,  sent_details(complaint)};
}

}  // namespace crisscross::server
