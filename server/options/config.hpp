#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "server/addresses/trusted_proxies.hpp"
#include "server/limits/limit_rates.hpp"
#include "server/limits/memory/large_answers.hpp"
#include "server/limits/memory/open_journals.hpp"
#include "server/limits/memory/unread_bytes.hpp"
#include "server/limits/rates/token_bucket.hpp"
#include "server/options/entry_rule.hpp"
#include "server/options/upkeep_options.hpp"

namespace crisscross::server {

/// What a host can set, with its defaults. `configure` reads it from flags, variables and a file.
struct Config {
    std::filesystem::path configuration{};  ///< the file that some of it comes from; empty: none
    std::string bind = "127.0.0.1";         ///< an IP address, or `unix:` and a path
    std::optional<int> inherited_socket{};  ///< listens already, so `bind` and `port` do not matter
    std::uint16_t port = 8080;              ///< 0: any free one
    std::string metrics_bind{};             ///< ADDRESS:PORT of the metrics; empty: served nowhere
    std::filesystem::path data = "data";    ///< folder of the database
    std::filesystem::path web{};            ///< folder of the web client; empty: serve none
    std::filesystem::path lexicon{};        ///< the default word list, compiled
    unsigned threads = 0;                   ///< 0: one for each processor
    unsigned analysis_threads = 0;          ///< 0: one for each two processors
    std::optional<std::string>
        public_origin{};                     ///< the address that browsers use, if their Host header does not say it
    std::string base_path{};                 ///< under which everything is served: `/games`; empty: at the root
    std::string embed_sites = "everybody";   ///< who may show games on pages of their own, or nobody, or origins
    TrustedProxies trusted_proxies{};        ///< whose X-Forwarded-For is believed
    EntryRule entry = EntryRule::everybody;  ///< who may become a guest
    std::string password{};                  ///< of new guests, where `entry` asks for one
    Rate frames{.burst = 100, .per_second = 50};  ///< of one connection
    LimitRates limits{};
    OpenJournals::Capacity journals{};
    LargeAnswers::Capacity large_answers{};
    UnreadBytes::Capacity unread_bytes{};
    UpkeepOptions upkeep{};
    std::size_t disk_reserve = 256;                  ///< MB that new guests, rooms and imports leave free; 0: none
    std::size_t connections = 0;                     ///< at once; 0: as many as the machine allows
    std::size_t connections_per_network = 256;       ///< at once
    std::chrono::milliseconds idle_limit{40'000};    ///< without a byte from a client; half of that without a ping
    std::chrono::milliseconds hello_within{10'000};  ///< how long a connection may wait before it says hello
    std::chrono::milliseconds request_within{
        30'000};  ///< how long the head of a request over HTTP may take, and once more its body
    std::chrono::milliseconds answer_within{60'000};  ///< until a client must have read the answer to it
    std::size_t bytes_per_second = 64 * 1024;         ///< that are read from a connection
    std::chrono::milliseconds write_limit{20'000};    ///< until a client must have read a frame
    std::int64_t computer_pause = 1200;               ///< milliseconds that a computer player appears to think
    std::int64_t stand_in_after =
        180'000;  ///< milliseconds that a player must be away before a stand-in may play, at most
    std::int64_t presence_grace = 3'000;   ///< milliseconds that somebody without a connection is still present
    std::string log_level = "info";        ///< debug, info, warning, error or off
    std::string log_format = "text";       ///< text or json
    std::filesystem::path common_words{};  ///< the words that most people know, compiled; empty: short ones
    std::filesystem::path definitions{};   ///< the dictionary; empty: none
    std::string outgoing = "public";       ///< where requests to other servers may go: public, private or off
    std::string push_contact{};            ///< how push services reach the host; empty: not at all
    std::chrono::milliseconds ping_every{15000};
    std::chrono::milliseconds goodbye{1000};  ///< how long to wait for the answer to a close
};

/// The name of the database file in the data folder.
inline constexpr const char* database_file = "crisscross.db";

/// The word list that comes with the program: beside it or, once installed, in ../share/crisscross.
std::filesystem::path installed_lexicon();

/// The common words that come with the program, in the same places. Empty if there are none.
std::filesystem::path installed_common_words();

/// The web client that comes with the program: in the same places, or in the build. Empty if there is none.
std::filesystem::path installed_web_client();

}  // namespace crisscross::server
