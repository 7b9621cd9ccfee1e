#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "server/limits/rates/keyed_limit.hpp"
#include "server/metrics/limit.hpp"

namespace crisscross::server {

class Metrics;

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
    Rate preview_requests{.burst = 120, .per_second = 5};  ///< for links, pictures and feeds, from one network
    Rate files{.burst = 2000, .per_second = 200};          ///< and all other requests over HTTP, from one network
    Rate new_connections{.burst = 300, .per_second = 2};   ///< WebSockets, from one network
    Rate moves_per_person{.burst = 120, .per_second = 1};
    Rate moves_per_network{.burst = 1200, .per_second = 20};
    /// Bytes that moves and other changes add to games, from one network: never more than twice as much in a day.
    Rate game_bytes{.burst = 64 << 20, .per_second = (64 << 20) / 86'400.0};
    Rate scarce_moves{.burst = 60, .per_second = 0.5};  ///< of one network, while the disk is nearly full
    Rate joins{.burst = 20, .per_second = 2};           ///< of one connection
    /// Entries of games that nobody had open, read for one network. Reading 200,000 takes the one thread that does it
    /// about a second, so a network gets a quarter of its time.
    Rate opened_entries{.burst = 200'000, .per_second = 50'000};
    Rate answers{.burst = 4 << 20, .per_second = 256 << 10};  ///< bytes, to one connection
    Rate word_questions{.burst = 20, .per_second = 2};  ///< `word` and `lookup` of one person, in all rooms together
    Rate history_per_network{.burst = 100, .per_second = 10};  ///< questions about finished games, from one network
    Rate history_per_person{.burst = 30, .per_second = 2};     ///< the same, of one person
    Rate imports_per_network{.burst = 400, .per_second = 2};   ///< games, with those that are refused
    Rate imports_per_person{.burst = 200, .per_second = 1};    ///< the same, of one person
    /// Bytes that the store keeps of games imported from one network: never more than twice as much in a day.
    Rate imported_bytes{.burst = 128 << 20, .per_second = (128 << 20) / 86'400.0};
    /// Bytes of notes that are kept, from one network: likewise.
    Rate note_bytes{.burst = 16 << 20, .per_second = (16 << 20) / 86'400.0};
    Rate renames{.burst = 5, .per_second = 1 / 60.0};                      ///< of one person
    Rate device_changes{.burst = 20, .per_second = 1 / 60.0};              ///< of one person
    Rate room_changes{.burst = 30, .per_second = 0.5};                     ///< of one person, as the host of rooms
    Rate room_passwords{.burst = 10, .per_second = 0.05};                  ///< wrong ones of one person
    Rate sign_ins{.burst = 10, .per_second = 0.05};                        ///< that fail, from one network
    Rate sign_ins_per_name{.burst = 10, .per_second = 1 / 60.0};           ///< that fail, to the account of one name
    Rate right_sign_ins{.burst = 100, .per_second = 0.1};                  ///< that succeed, from one network
    Rate right_sign_ins_per_account{.burst = 20, .per_second = 1 / 60.0};  ///< that succeed, to one account
};

/// Whose share is used up.
enum class Whose : std::uint8_t { network, server };

/// What strangers send for the store to keep.
enum class KeptBytes : std::uint8_t { imports, notes, games };

/// Somebody who wants to make the server grow.
struct Requester {
    std::int64_t player = 0;
    std::string network{};
    bool is_new = true;  ///< a guest for less than a day
};

/// The limits that all connections share. Any thread. Where `take_` answers, it is whether there was as much left;
/// what `refuse_` answers is why there was not, or for how long, and nothing if there was.
class Limits {
public:
    Limits(const LimitRates& rates, Metrics& metrics);

    /// One more wrong room code. False if the network has guessed too often.
    bool take_guess(const std::string& network, Moment now);
    /// The code was right after all.
    void give_back_guess(const std::string& network, Moment now);
    /// One more wrong password, invitation or hand-over. False if there were too many, from this network or overall.
    bool take_entry_guess(const std::string& network, Moment now);
    /// It was right after all.
    void give_back_entry_guess(const std::string& network, Moment now);
    /// One more guest. If there were too many: from this network, or overall.
    std::optional<Whose> refuse_guest(const std::string& network, Moment now);
    /// Nothing came of it.
    void give_back_guest(const std::string& network, Moment now);
    /// One more room. False if there were too many, of this person, from this network or overall. A quarter of all
    /// rooms is kept for people who are not new.
    bool take_room(const Requester& requester, Moment now);
    /// Nothing came of it.
    void give_back_room(const Requester& requester, Moment now);

    /// One more link preview or picture that has to be made.
    bool take_preview(const std::string& network, Moment now);
    /// One more request for a link, a picture or a feed, before anything is read for it.
    bool take_preview_request(const std::string& network, Moment now);
    /// One more file of the page, or any other request over HTTP that has no limit of its own.
    bool take_file(const std::string& network, Moment now);
    /// One more WebSocket, which has limits of its own.
    bool take_new_connection(const std::string& network, Moment now);
    /// One more move, answer or other change of a game. If there were too many, of this person or from this network:
    /// in how many milliseconds to try again. While the disk is nearly full, a network may make only as many as
    /// people do.
    std::optional<Moment> refuse_move(const Requester& requester, Moment now, bool is_disk_scarce = false);
    /// So many more entries of a game that nobody had open, to be read because somebody joins it, or of one that is
    /// read for a note or a line. If there were too many, from this network: in how many milliseconds to try again.
    std::optional<Moment> refuse_opened_entries(const std::string& network, std::size_t entries, Moment now);
    /// One more question about a word, whose anagrams take a millisecond or two, or a lookup of several.
    bool take_word_question(const Requester& requester, Moment now);
    /// One more question about finished games, before it is known who asks.
    bool take_history(const std::string& network, Moment now);
    /// The same, of a person.
    bool take_history(const Requester& requester, Moment now);
    /// One more game to import, before it is known who wants to.
    bool take_import(const std::string& network, Moment now);
    /// The same, of a person.
    bool take_import(const Requester& requester, Moment now);
    /// So many more bytes that are kept. If there were too many: in how many milliseconds to try again.
    std::optional<Moment> refuse_bytes(KeptBytes kept, const std::string& network, std::int64_t bytes, Moment now);
    /// They were not kept.
    void give_back_bytes(KeptBytes kept, const std::string& network, std::int64_t bytes, Moment now);
    /// One more name for the guest, which each of their rooms stores.
    bool take_rename(const Requester& requester, Moment now);
    /// One more change of a person's devices or account: a hand-over, a name, a device signed out, a passkey.
    bool take_device_change(const Requester& requester, Moment now);
    /// One more change of a room by its host.
    bool take_room_change(const Requester& requester, Moment now);
    /// One more wrong password of a room. If there were too many, of this person, from this network or overall: the
    /// limit.
    std::optional<Limit> refuse_room_password(const Requester& requester, Moment now);
    /// It was right after all.
    void give_back_room_password(const Requester& requester, Moment now);
    /// One more try to sign in, with a name or without one. If there were too many, from this network or with this
    /// name: in how many milliseconds to try again.
    std::optional<Moment> refuse_sign_in(const std::string& network, const std::string& name, Moment now);
    /// It was right after all.
    void give_back_sign_in(const std::string& network, const std::string& name, Moment now);
    /// One more that was right, to the account with this name, or another mark of it. Otherwise as `refuse_sign_in`.
    std::optional<Moment> refuse_right_sign_in(const std::string& network, const std::string& account, Moment now);
    /// One more request to the host's page.
    bool take_host_request(const std::string& network, Moment now);

    /// Counts it, and logs it at most once a minute for each network.
    void reached(Limit limit, const std::string& network, Moment now);

private:
    Metrics& metrics_;
    KeyedLimit<std::string> guesses_;
    KeyedLimit<std::string> entry_guesses_;
    KeyedLimit<int> all_entry_guesses_;
    KeyedLimit<std::string> guests_;
    KeyedLimit<int> all_guests_;
    KeyedLimit<std::int64_t> rooms_per_person_;
    KeyedLimit<std::string> rooms_per_network_;
    KeyedLimit<int> new_people_rooms_;
    KeyedLimit<int> all_rooms_;
    KeyedLimit<std::string> host_requests_;
    KeyedLimit<std::string> previews_;
    KeyedLimit<std::string> preview_requests_;
    KeyedLimit<std::string> files_;
    KeyedLimit<std::string> new_connections_;
    KeyedLimit<std::int64_t> moves_per_person_;
    KeyedLimit<std::string> moves_per_network_;
    KeyedLimit<std::string> game_bytes_;
    KeyedLimit<std::string> scarce_moves_per_network_;
    double max_opened_at_once_;
    KeyedLimit<std::string> opened_entries_;
    KeyedLimit<std::int64_t> word_questions_;
    KeyedLimit<std::string> history_per_network_;
    KeyedLimit<std::int64_t> history_per_person_;
    KeyedLimit<std::string> imports_per_network_;
    KeyedLimit<std::int64_t> imports_per_person_;
    KeyedLimit<std::string> imported_bytes_;
    KeyedLimit<std::string> note_bytes_;
    KeyedLimit<std::string>& bytes_of(KeptBytes kept);
    KeyedLimit<std::int64_t> renames_;
    KeyedLimit<std::int64_t> device_changes_;
    KeyedLimit<std::int64_t> room_changes_;
    KeyedLimit<std::int64_t> room_passwords_;
    KeyedLimit<std::string> sign_ins_;
    KeyedLimit<std::string> sign_ins_per_name_;  // by short key, because a name can look longer than it is
    KeyedLimit<std::string> right_sign_ins_;
    KeyedLimit<std::string> right_sign_ins_per_account_;  // likewise
    KeyedLimit<std::string> log_lines_;
    KeyedLimit<int> all_log_lines_;
};

}  // namespace crisscross::server
