#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace crisscross::load {

/// What the players do on their turns.
enum class Mix : std::uint8_t { exchanges, plays };

enum class Check : std::uint8_t { none, every_frame };

/// What is asked for on the command line; `--help` says what each option means.
struct Options {
    std::vector<std::filesystem::path> servers{};  ///< programs to compare, in the same run
    std::filesystem::path lexicon{};               ///< empty: a list of short words
    int rooms = 500;                               ///< with four players each
    double seconds = 5;
    double warm_up = 1;  ///< seconds before anything is counted
    int repeats = 5;
    std::optional<double> rate{};  ///< commands a second; none: as fast as answers come
    Mix mix = Mix::exchanges;
    int games = 1;     ///< that each four players have ready
    int idle = 0;      ///< idle connections, and as many idle rooms, whose memory is measured
    int stored = 0;    ///< rooms in the database with which a server starts
    int turns = 0;     ///< of the long game that somebody joins after a start
    int flooders = 0;  ///< clients that flood the server with questions while others play
    int server_core = 0;
    int client_core = 1;
    Check check = Check::none;
    bool json = false;
    std::optional<std::uint16_t> bare{};  ///< be the bare broadcast server on this port
};

/// Reads the command line. Prints help or the mistake and ends the program where CLI11 would.
Options read_options(int count, char** arguments);

}  // namespace crisscross::load
