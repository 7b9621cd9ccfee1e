#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace crisscross::server {

/// A bound on what strangers may do or make grow, as the log and the metrics name it.
enum class Limit : std::uint8_t {
    connections,              ///< all of them
    connections_per_address,  ///< of one network
    guests,                   ///< new ones, from one network or in all
    rooms,                    ///< new ones, of a person, of a network or in all
    guesses,                  ///< wrong room codes
    entry_guesses,            ///< wrong passwords and invitations
    host_requests,            ///< to the host's page, from one network
    frames,                   ///< of one connection
    joins,                    ///< of one connection
    joined_rooms,             ///< of one connection
    inbox,                    ///< requests waiting in one room
    questions,                ///< hints and analyses waiting, of a person or in all
};

/// Their names, in the same order.
inline constexpr std::array<std::string_view, 12> limit_names{"connections",   "connections_per_address",
                                                              "guests",        "rooms",
                                                              "guesses",       "entry_guesses",
                                                              "host_requests", "frames",
                                                              "joins",         "joined_rooms",
                                                              "inbox",         "questions"};

inline constexpr std::string_view name(Limit limit) {
    return limit_names[static_cast<std::size_t>(limit)];
}

}  // namespace crisscross::server
