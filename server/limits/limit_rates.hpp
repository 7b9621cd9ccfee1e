#pragma once

#include "server/limits/rates/token_bucket.hpp"

namespace crisscross::server {

/// How often strangers may do what costs the server something. What a network is, `network_of` says.
struct LimitRates {
    Rate guesses_per_network{.burst = 10, .per_second = 0.05};        ///< wrong room codes
    Rate entry_guesses_per_network{.burst = 10, .per_second = 0.05};  ///< wrong passwords and links
    Rate all_entry_guesses{.burst = 1000, .per_second = 1};           ///< the same, for the whole server
    Rate guests_per_network{.burst = 60, .per_second = 60 / 3600.0};
    Rate all_guests{.burst = 2000, .per_second = 2000 / 3600.0};
    Rate rooms_per_person{.burst = 20, .per_second = 30 / 3600.0};
    Rate rooms_per_network{.burst = 200, .per_second = 200 / 3600.0};
    Rate all_rooms{.burst = 2000, .per_second = 5000 / 3600.0};
    Rate host_requests_per_network{.burst = 60, .per_second = 5};      ///< to the host's page
    Rate previews_per_network{.burst = 30, .per_second = 0.5};         ///< of links, that have to be made
    Rate preview_requests_per_network{.burst = 120, .per_second = 5};  ///< for links and pictures
    Rate files_per_network{.burst = 2000, .per_second = 200};          ///< and all other requests over HTTP
    Rate new_connections_per_network{.burst = 300, .per_second = 2};   ///< WebSockets
    Rate moves_per_person{.burst = 120, .per_second = 1};
    Rate moves_per_network{.burst = 1200, .per_second = 20};
    /// Bytes that moves and other changes add to games: never more than twice as much in a day.
    Rate game_bytes_per_network{.burst = 64 << 20, .per_second = (64 << 20) / 86'400.0};
    Rate scarce_moves_per_network{.burst = 60, .per_second = 0.5};  ///< while the disk is nearly full
    Rate joins_per_connection{.burst = 20, .per_second = 2};
    Rate joins_per_person{.burst = 60, .per_second = 4};
    Rate joins_per_network{.burst = 1200, .per_second = 20};
    /// Entries of games that nobody had open, and other games of their rooms. Reading 200,000 takes the one thread
    /// that does it about a second, so a network gets a quarter of its time.
    Rate opened_entries_per_network{.burst = 200'000, .per_second = 50'000};
    Rate answers_per_connection{.burst = 4 << 20, .per_second = 256 << 10};  ///< bytes
    Rate word_questions_per_person{.burst = 20, .per_second = 2};  ///< `word` and `lookup`, in all rooms together
    /// Questions about what the store keeps for a person, a chat and public games. A page asks a few at each start.
    Rate lists_per_person{.burst = 30, .per_second = 2};
    Rate lists_per_network{.burst = 300, .per_second = 10};
    Rate history_per_network{.burst = 100, .per_second = 10};  ///< questions about finished games
    Rate history_per_person{.burst = 30, .per_second = 2};
    Rate imports_per_network{.burst = 400, .per_second = 2};  ///< games, with those that are refused
    Rate imports_per_person{.burst = 200, .per_second = 1};
    /// Bytes that the store keeps of imported games: never more than twice as much in a day.
    Rate imported_bytes_per_network{.burst = 128 << 20, .per_second = (128 << 20) / 86'400.0};
    /// Bytes of notes that are kept: likewise.
    Rate note_bytes_per_network{.burst = 16 << 20, .per_second = (16 << 20) / 86'400.0};
    Rate chats_per_person{.burst = 10, .per_second = 1 / 3.0};  ///< lines, reactions and deletions in chats
    Rate chats_per_network{.burst = 200, .per_second = 10};
    Rate renames_per_person{.burst = 5, .per_second = 1 / 60.0};
    Rate device_changes_per_person{.burst = 20, .per_second = 1 / 60.0};
    Rate room_changes_per_person{.burst = 30, .per_second = 0.5};  ///< as the host of rooms
    Rate wrong_room_passwords_per_person{.burst = 10, .per_second = 0.05};
    Rate failed_sign_ins_per_network{.burst = 10, .per_second = 0.05};
    Rate failed_sign_ins_per_name{.burst = 10, .per_second = 1 / 60.0};  ///< to the account of that name
    Rate successful_sign_ins_per_network{.burst = 100, .per_second = 0.1};
    Rate successful_sign_ins_per_account{.burst = 20, .per_second = 1 / 60.0};
};

}  // namespace crisscross::server
