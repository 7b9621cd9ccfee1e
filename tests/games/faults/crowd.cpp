#include "tests/games/faults/crowd.hpp"

#include "tests/support/clients/guest.hpp"

namespace crisscross::test {

namespace client = protocol::client;

namespace {

/// How many requests of one watcher wait for answers.
constexpr int at_once = 200;

std::string request(const std::string& room, int number) {
    const std::string id = Guest::new_id();
    if (number % 20 == 0) return protocol::write(protocol::ClientMessage(client::Join{.id = id, .room = room}));
    const client::Log log{.id = id, .room = room};
    return protocol::write(with_id(log, id));
}

void ask_until_lost(std::uint16_t port, const std::string& room) try {
    Guest guest(port);
    guest.join(room);
    for (int number = 0;; ++number) {
        guest.socket.send(request(room, number));
        if (number >= at_once && !guest.socket.receive()) return;
    }
} catch (const std::exception&) {
    // The server has gone.
}

}  // namespace

Crowd::Crowd(std::uint16_t port, const std::string& room, int people) {
    for (int number = 0; number < people; ++number) people_.emplace_back(ask_until_lost, port, room);
}

}  // namespace crisscross::test
