#include <fstream>
#include <thread>

#include "server/data/last_alive.hpp"
#include "tests/games/faults/pair_of_players.hpp"
#include "tests/support/becomes_true.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/file_text.hpp"
#include "tests/support/paths/paths.hpp"
#include "tests/support/sanitized.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;

#ifndef CRISSCROSS_SANITIZED  // which give out memory themselves

namespace {

/// A server that gets no more blocks of a size or above while memory should be scarce.
struct ServerInNeed {
    explicit ServerInNeed(int min_bytes)
        : server(program(), {},
                 {.output = folder / "out",
                  .environment = {{"LD_PRELOAD", scarce_memory()},
                                  {"SCARCE_MEMORY_WHILE", sign.string()},
                                  {"SCARCE_MEMORY_FROM", std::to_string(min_bytes)}}}) {}
    void make_scarce() { std::ofstream(sign).close(); }
    void make_plenty() { std::filesystem::remove(sign); }
    std::string log() const { return file_text(folder / "out.error"); }

    TemporaryFolder folder{};
    std::filesystem::path sign = folder / "scarce";
    ServerProcess server;
};

/// Asks for a room with the rules of a system that nobody has asked for. Returns how it was refused; empty if it was
/// not.
std::string room_refusal(const ServerProcess& server, const std::string& system) {
    try {
        Guest guest(server.port());
        const auto answer = guest.ask(client::Create{.name = "Nora", .settings = {.system = system}, .join = true});
        const auto* error = std::get_if<protocol::server::Error>(&answer);
        return error ? error->code : "";
    } catch (const std::exception& lost) {
        return lost.what();
    }
}

/// Whether the log says that memory ran out: in the program, in the database or in the system.
bool tells_of_need(const std::string& log) {
    const auto has = [&log](const char* why) { return log.find(why) != std::string::npos; };
    return has("std::bad_alloc") || has("out of memory") || has("Cannot allocate memory");
}

/// The players go on as far as they can; a connection may be lost.
void try_to_play(PairOfPlayers& players) {
    try {
        players.move_until_refused(20);
    } catch (const std::exception&) {
    }
}

}  // namespace

TEST_CASE("a server without memory keeps everything, goes on where it can, and recovers") {
    for (const int min_bytes : {256 << 10, 16 << 10, 4 << 10}) {
        CAPTURE(min_bytes);
        ServerInNeed need(min_bytes);
        PairOfPlayers players(need.server);
        CHECK_FALSE(players.move_until_refused(5));
        need.make_scarce();
        const std::string refusal = room_refusal(need.server, "shmac");
        if (min_bytes <= 4 << 10) CHECK_FALSE(refusal.empty());
        try_to_play(players);
        need.make_plenty();
        CHECK(room_refusal(need.server, "shmac").empty());
        players.come_back();
        CHECK(players.keeps_everything());
        CHECK_FALSE(players.move_until_refused(5));
        CHECK(players.keeps_everything());
        CHECK(need.server.healthy());
        CHECK(need.server.stop() == 0);
        CHECK((refusal.empty() || tells_of_need(need.log())));
    }
}

TEST_CASE("what a server does for as long as it runs goes on after a lack of memory") {
    ServerInNeed need(4 << 10);
    const server::LastAlive last_alive(need.server.data(), 0);
    const server::Moment started = last_alive.read();
    CHECK(becomes_true([&] { return last_alive.read() > started; }));
    need.make_scarce();
    std::this_thread::sleep_for(std::chrono::seconds(5));  // more than twice as long as from one stamp to the next
    need.make_plenty();
    const server::Moment before = last_alive.read();
    CHECK(becomes_true([&] { return last_alive.read() > before; }));
    CHECK(room_refusal(need.server, "shmac").empty());
    CHECK(need.server.healthy());
    CHECK(need.log().find(R"(task failed, and begins again task="last alive" why=std::bad_alloc)") !=
          std::string::npos);
}

#endif
