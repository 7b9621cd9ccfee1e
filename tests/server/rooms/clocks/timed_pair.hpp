#pragma once

#include <list>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "server/time/span.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/guest.hpp"

/// What tests of clocks over WebSockets share.
namespace crisscross::test {

inline constexpr server::Span second = server::span::second;
inline constexpr server::Span day = server::span::day;

/// Two players in a game with a clock that has just begun.
struct TimedPair {
    TimedPair(std::uint16_t port, const protocol::ClockRules& rules) : guests{} {
        for (int seat = 0; seat < 2; ++seat) tokens.push_back(guests.emplace_back(port).token);
        room = guests.front()
                   .ask_for<protocol::server::Created>(protocol::client::Create{.name = "Mara", .clock = rules})
                   .room;
        for (Guest& guest : guests) guest.join(room);
        guests.back().say(protocol::client::TakeSeat{.name = "Jonas"});
        began = guests.front().say(protocol::client::Start{});
        for (Guest& guest : guests) guest.wait_for(began);
        to_move = guests.front().event(began - 1).at("seat");
    }

    Guest& mover() { return to_move == 0 ? guests.front() : guests.back(); }
    Guest& other() { return to_move == 0 ? guests.back() : guests.front(); }

    std::list<Guest> guests;
    std::vector<std::string> tokens{};
    std::string room{};
    std::uint32_t began = 0;
    int to_move = 0;
};

/// The clocks as a guest finds them who joins now.
inline nlohmann::json clocks_of(Guest& guest, const std::string& room) {
    return nlohmann::json::parse(guest.join(room).view.clocks.value().text);
}

inline std::vector<std::string> types_since(const nlohmann::json& log, std::uint32_t version) {
    std::vector<std::string> types;
    for (const nlohmann::json& entry : log)
        if (entry["v"] > version) types.push_back(entry["event"]["type"]);
    return types;
}

}  // namespace crisscross::test
