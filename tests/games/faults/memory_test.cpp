#include "tests/games/faults/pair_of_players.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)  // which need more address space than there is

namespace {

constexpr rlim_t little = 1 << 20;

/// Asks for a room that needs a list in another alphabet, which takes much memory. Returns how it was refused.
std::string refusal_of_room(const ServerProcess& server, const std::string& system) {
    try {
        Guest guest(server.port());
        const auto answer = guest.ask(client::Create{.name = "Nora", .settings = {.system = system}, .join = true});
        const auto* error = std::get_if<protocol::server::Error>(&answer);
        return error ? error->code : "";
    } catch (const std::exception& lost) {
        return lost.what();
    }
}

}  // namespace

TEST_CASE("a server without memory keeps everything, goes on where it can, and recovers") {
    ServerProcess server(CRISSCROSS_PROGRAM);
    PairOfPlayers players(server);
    CHECK_FALSE(players.move_until_refused(5));
    const rlim_t before = server.limit(RLIMIT_AS, server.address_space() + little);
    for (const char* system : {"shmac", "super", "crosswords", "scrappy"})
        for (int number = 0; number < 5; ++number) refusal_of_room(server, system);
    players.move_until_refused(30);
    server.limit(RLIMIT_AS, before);
    CHECK(refusal_of_room(server, "shmac").empty());
    CHECK_FALSE(players.move_until_refused(5));
    CHECK(players.keeps_everything());
    CHECK(server.healthy());
}

#endif
