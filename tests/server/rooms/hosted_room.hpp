#pragma once

#include <memory>
#include <optional>
#include <string>

#include "tests/support/server/test_server.hpp"

namespace crisscross::test {

/// A server with a room in which its host sits alone.
struct HostedRoom {
    explicit HostedRoom(protocol::AboutRoom about = {}) {
        protocol::client::Create request{.name = "Mara", .join = true};
        request.about_room = std::move(about);
        host = std::make_unique<Guest>(server.port());
        room = host->create_and_join(request).room;
    }
    void change(const protocol::ClientMessage& wanted) { host->ask_for<protocol::server::Ok>(wanted); }

    TestServer server;
    std::unique_ptr<Guest> host;
    std::string room{};
};

inline protocol::client::Join join(const std::string& room, std::optional<std::string> password = {}) {
    return {.room = room, .password = std::move(password)};
}

}  // namespace crisscross::test
