#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "server/limits/limits.hpp"
#include "server/limits/token_bucket.hpp"

namespace crisscross::server {

/// What a host can set, with its defaults. The command line reads it from flags and `CRISSCROSS_*` variables.
struct Config {
    std::string bind = "127.0.0.1";
    std::uint16_t port = 8080;            ///< 0: any free one
    std::string metrics_bind{};           ///< ADDRESS:PORT of the metrics; empty: served nowhere
    std::filesystem::path data = "data";  ///< folder of the database
    std::filesystem::path web{};          ///< folder of the web client; empty: serve none
    std::filesystem::path lexicon{};      ///< the default word list, compiled
    unsigned threads = 0;                 ///< 0: one for each processor
    unsigned analysis_threads = 0;        ///< 0: one for each two processors
    std::optional<std::string>
        public_origin{};       ///< the address that browsers use, if their Host header does not say it
    bool trust_proxy = false;  ///< believe the last hop of X-Forwarded-For
    Rate frames{.burst = 100, .per_second = 50};  ///< of one connection
    LimitRates limits{};
    std::size_t connections = 0;                     ///< at once; 0: as many as the machine allows
    std::size_t connections_of_network = 256;        ///< at once
    std::chrono::milliseconds idle_limit{40'000};    ///< without a byte from a client; half of that without a ping
    std::chrono::milliseconds hello_within{10'000};  ///< how long a connection may wait before it says hello
    std::int64_t computer_pause = 1200;              ///< milliseconds that a computer player appears to think
    std::int64_t stand_in_after = 60'000;  ///< milliseconds that a player must be away before a stand-in may play
    std::filesystem::path common_words = "/usr/share/dict/scowl";  ///< the words that beginners know, if it exists
    std::chrono::milliseconds ping_every{15000};
    std::chrono::milliseconds goodbye{1000};  ///< how long to wait for the answer to a close
};

/// The name of the database file in the data folder.
inline constexpr const char* database_file = "crisscross.db";

/// The word list that comes with the program: beside it or, once installed, in ../share/crisscross.
std::filesystem::path installed_lexicon();

/// The web client that comes with the program: in the same places, or in the build. Empty if there is none.
std::filesystem::path installed_web_client();

}  // namespace crisscross::server
