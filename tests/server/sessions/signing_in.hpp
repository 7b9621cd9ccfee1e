#pragma once

#include <nlohmann/json.hpp>

#include "tests/support/server/test_server.hpp"

namespace crisscross::test {

inline const std::string bottles = "eleven green bottles";

/// The answer to a request on a connection of its own, which says no hello.
inline nlohmann::json outside(const TestServer& server, nlohmann::json request) {
    request["id"] = "s";
    WebSocketClient socket(server.port());
    socket.send(request.dump());
    return nlohmann::json::parse(socket.receive().value());
}

inline nlohmann::json sign_in(const TestServer& server, const std::string& name,
                              const std::string& pass_phrase = bottles) {
    return outside(server, {{"type", "sign_in"}, {"name", name}, {"pass_phrase", pass_phrase}});
}

inline void make_account(Guest& guest, const std::string& name) {
    guest.ask_for<protocol::server::Ok>(protocol::client::MakeAccount{.name = name, .pass_phrase = bottles});
}

inline protocol::server::Account account(Guest& guest) {
    return guest.ask_for<protocol::server::Account>(protocol::client::Account{});
}

inline std::vector<protocol::server::RoomSummary> rooms(Guest& guest) {
    return guest.ask_for<protocol::server::Rooms>(protocol::client::Rooms{}).rooms;
}

}  // namespace crisscross::test
