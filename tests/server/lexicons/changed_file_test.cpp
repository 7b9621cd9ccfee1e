#include <fstream>

#include "server/files/whole_file.hpp"
#include "tests/server/rooms/started_room.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;

namespace {

void overwrite(const std::filesystem::path& file) {
    const auto size = std::filesystem::file_size(file);
    std::fstream(file, std::ios::binary | std::ios::in | std::ios::out) << std::string(size, 'x');
}

void cut(const std::filesystem::path& file) {
    std::filesystem::resize_file(file, 0);
}

/// Whether the server finds its words in the list.
bool is_valid(Guest& guest, const client::Play& play) {
    const auto answer = guest.ask_for<protocol::server::Preview>(client::Preview{.placement = play.placement});
    return answer.valid.value();
}

std::vector<std::filesystem::path> lists_of(const TestServer& server) {
    std::vector<std::filesystem::path> files{server.config().lexicon};
    for (const auto& kept : std::filesystem::directory_iterator(server.data() / "lexicons" / "compiled"))
        files.push_back(kept.path());
    return files;
}

/// Any two letters, so that every first play is valid.
std::vector<std::string> all_pairs() {
    std::vector<std::string> pairs;
    for (char first = 'A'; first <= 'Z'; ++first)
        for (char second = 'A'; second <= 'Z'; ++second) pairs.push_back({first, second});
    return pairs;
}

}  // namespace

TEST_CASE("a server goes on with its word lists after their files have been overwritten and cut") {
    StartedRoom room(2, {.knobs = {{"ruling", "void"}}}, all_pairs());
    const auto play = room.first_play();
    for (const auto& change : {overwrite, cut}) {
        for (const auto& file : lists_of(room.server)) change(file);
        CHECK(is_valid(room.mover(), play));
        CHECK_FALSE(room.server.guest().create("Mara").empty());
    }
    CHECK(room.mover().say(play) > room.began);
}

TEST_CASE("a list whose file was cut while no server ran is missing, and the server says so when it starts") {
    TestServer server;
    server.stop();
    cut(server.config().lexicon);
    const auto opened = server::Server::open(server.config(), server.clock, server.entropy);
    REQUIRE(opened.has_error());
    CHECK(opened.error().why.find("is not a compiled lexicon") != std::string::npos);
}
