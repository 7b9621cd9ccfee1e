#pragma once

#include "server/limits/rates/token_bucket.hpp"

namespace crisscross::server {

/// How often strangers may do what costs the server something. "Network" is what `network_of` says.
struct LimitRates {
    Rate guesses{.burst = 10, .per_second = 0.05};                ///< wrong room codes from one network
    Rate entry_guesses{.burst = 10, .per_second = 0.05};          ///< wrong passwords and links from one network
    Rate all_entry_guesses{.burst = 1000, .per_second = 1};       ///< the same, for the whole server
    Rate guests{.burst = 60, .per_second = 60 / 3600.0};          ///< new guests from one network
    Rate all_guests{.burst = 2000, .per_second = 2000 / 3600.0};  ///< new guests in all
    Rate rooms_per_person{.burst = 20, .per_second = 30 / 3600.0};
    Rate rooms_per_network{.burst = 200, .per_second = 200 / 3600.0};
    Rate all_rooms{.burst = 2000, .per_second = 5000 / 3600.0};
    Rate host_requests{.burst = 60, .per_second = 5};      ///< to the host's page, from one network
    Rate previews{.burst = 30, .per_second = 0.5};         ///< of links, that have to be made, for one network
    Rate preview_requests{.burst = 120, .per_second = 5};  ///< for links and pictures, from one network
    Rate files{.burst = 2000, .per_second = 200};          ///< and all other requests over HTTP, from one network
    Rate new_connections{.burst = 300, .per_second = 2};   ///< WebSockets, from one network
    Rate moves_per_person{.burst = 120, .per_second = 1};
    Rate moves_per_network{.burst = 1200, .per_second = 20};
    /// Bytes that moves and other changes add to games, from one network: never more than twice as much in a day.
    Rate game_bytes{.burst = 64 << 20, .per_second = (64 << 20) / 86'400.0};
    Rate scarce_moves{.burst = 60, .per_second = 0.5};  ///< of one network, while the disk is nearly full
    Rate joins{.burst = 20, .per_second = 2};           ///< of one connection
    Rate joins_per_person{.burst = 60, .per_second = 4};
    Rate joins_per_network{.burst = 1200, .per_second = 20};
    /// Entries of games that nobody had open, read for one network. Reading 200,000 takes the one thread that does it
    /// about a second, so a network gets a quarter of its time.
    Rate opened_entries{.burst = 200'000, .per_second = 50'000};
    Rate answers{.burst = 4 << 20, .per_second = 256 << 10};  ///< bytes, to one connection
    Rate word_questions{.burst = 20, .per_second = 2};  ///< `word` and `lookup` of one person, in all rooms together
    /// Questions about what the store keeps for a person, or in a chat. A page asks a few at each start.
    Rate lists_per_person{.burst = 30, .per_second = 2};
    Rate lists_per_network{.burst = 300, .per_second = 10};
    Rate history_per_network{.burst = 100, .per_second = 10};  ///< questions about finished games, from one network
    Rate history_per_person{.burst = 30, .per_second = 2};     ///< the same, of one person
    Rate imports_per_network{.burst = 400, .per_second = 2};   ///< games, with those that are refused
    Rate imports_per_person{.burst = 200, .per_second = 1};    ///< the same, of one person
    /// Bytes that the store keeps of games imported from one network: never more than twice as much in a day.
    Rate imported_bytes{.burst = 128 << 20, .per_second = (128 << 20) / 86'400.0};
    /// Bytes of notes that are kept, from one network: likewise.
    Rate note_bytes{.burst = 16 << 20, .per_second = (16 << 20) / 86'400.0};
    Rate chats_per_person{.burst = 10, .per_second = 1 / 3.0};  ///< lines, reactions and deletions in chats
    Rate chats_per_network{.burst = 200, .per_second = 10};
    Rate renames{.burst = 5, .per_second = 1 / 60.0};                      ///< of one person
    Rate device_changes{.burst = 20, .per_second = 1 / 60.0};              ///< of one person
    Rate room_changes{.burst = 30, .per_second = 0.5};                     ///< of one person, as the host of rooms
    Rate room_passwords{.burst = 10, .per_second = 0.05};                  ///< wrong ones of one person
    Rate sign_ins{.burst = 10, .per_second = 0.05};                        ///< that fail, from one network
    Rate sign_ins_per_name{.burst = 10, .per_second = 1 / 60.0};           ///< that fail, to the account of one name
    Rate right_sign_ins{.burst = 100, .per_second = 0.1};                  ///< that succeed, from one network
    Rate right_sign_ins_per_account{.burst = 20, .per_second = 1 / 60.0};  ///< that succeed, to one account
};

}  // namespace crisscross::server
