#pragma once

#include <array>
#include <cstdint>

#include "engine/rules/names.hpp"

namespace crisscross::server {

/// A bound on what strangers may do or make grow, as the log and the metrics name it.
enum class Limit : std::uint8_t {
    connections,              ///< all of them
    connections_per_address,  ///< of one network
    new_connections,          ///< TCP and WebSockets, from one network
    disk,                     ///< guests, rooms and imported games while little of it is free
    guests,                   ///< new ones, from one network or in all
    rooms,                    ///< new ones, of a person, of a network or in all
    guesses,                  ///< wrong room codes
    entry_guesses,            ///< wrong passwords, invitations and hand-overs
    host_requests,            ///< to the host's page, from one network
    previews,                 ///< of links, that have to be made, for one network
    preview_requests,         ///< for previews of links, from one network
    previews_waiting,         ///< previews of links that wait to be made
    files,                    ///< of the page, and questions about health, from one network
    frames,                   ///< of one connection
    message_bytes,            ///< of one connection, until a message is complete
    answers,                  ///< bytes, to one connection
    joins,                    ///< of one connection, one person or one network
    joined_rooms,             ///< of one connection
    moves,                    ///< of a person or from one network
    game_bytes,               ///< that moves and other changes add to games, from one network
    side_changes,             ///< of a person, besides the moves of a game
    long_games,               ///< moves in games that are as long as a game may be
    open_games,               ///< of a person, that are not over
    open_journals,            ///< entries of games that are open at once, of one network, or of long ones in all
    inbox,                    ///< requests waiting in one room
    questions,                ///< hints and analyses waiting, of a person, of a network or in all
    word_questions,           ///< of a person
    history,                  ///< questions about finished games, of a person or from one network
    history_waiting,          ///< questions about finished games that wait
    imports,                  ///< of games, of a person or from one network
    imports_waiting,          ///< games that are sent or checked, of a person, from one network or in all
    notes,                    ///< bytes that are kept, from one network
    large_answers,            ///< over HTTP that are being sent, to one network or in all
    unread_bytes,             ///< that wait for the WebSockets of one network, or of all
    renames,                  ///< of a person
    device_changes,           ///< of a person
    room_changes,             ///< of a person, as the host of rooms
    room_passwords,           ///< wrong ones, of a person
    sign_ins,                 ///< to accounts, from one network or to one account
    passwords_waiting,        ///< pass-phrases and passwords of rooms that wait to be checked
    chat,                     ///< lines of a person, and reactions to a line
    laid_tiles,               ///< of one connection
    opened_entries,           ///< of games that have to be read for a join, a note or a line, for one network
    lists,                    ///< questions about own things, a chat and public games, of a person or a network
};

}  // namespace crisscross::server

template <>
struct crisscross::engine::Names<crisscross::server::Limit> {
    using E = server::Limit;
    static constexpr std::array<Name<E>, 44> all{{{E::connections, "connections"},
                                                  {E::connections_per_address, "connections_per_address"},
                                                  {E::new_connections, "new_connections"},
                                                  {E::disk, "disk"},
                                                  {E::guests, "guests"},
                                                  {E::rooms, "rooms"},
                                                  {E::guesses, "guesses"},
                                                  {E::entry_guesses, "entry_guesses"},
                                                  {E::host_requests, "host_requests"},
                                                  {E::previews, "previews"},
                                                  {E::preview_requests, "preview_requests"},
                                                  {E::previews_waiting, "previews_waiting"},
                                                  {E::files, "files"},
                                                  {E::frames, "frames"},
                                                  {E::message_bytes, "message_bytes"},
                                                  {E::answers, "answers"},
                                                  {E::joins, "joins"},
                                                  {E::joined_rooms, "joined_rooms"},
                                                  {E::moves, "moves"},
                                                  {E::game_bytes, "game_bytes"},
                                                  {E::side_changes, "side_changes"},
                                                  {E::long_games, "long_games"},
                                                  {E::open_games, "open_games"},
                                                  {E::open_journals, "open_journals"},
                                                  {E::inbox, "inbox"},
                                                  {E::questions, "questions"},
                                                  {E::word_questions, "word_questions"},
                                                  {E::history, "history"},
                                                  {E::history_waiting, "history_waiting"},
                                                  {E::imports, "imports"},
                                                  {E::imports_waiting, "imports_waiting"},
                                                  {E::notes, "notes"},
                                                  {E::large_answers, "large_answers"},
                                                  {E::unread_bytes, "unread_bytes"},
                                                  {E::renames, "renames"},
                                                  {E::device_changes, "device_changes"},
                                                  {E::room_changes, "room_changes"},
                                                  {E::room_passwords, "room_passwords"},
                                                  {E::sign_ins, "sign_ins"},
                                                  {E::passwords_waiting, "passwords_waiting"},
                                                  {E::chat, "chat"},
                                                  {E::laid_tiles, "laid_tiles"},
                                                  {E::opened_entries, "opened_entries"},
                                                  {E::lists, "lists"}}};
};
