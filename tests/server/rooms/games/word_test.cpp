#include <fstream>

#include "tests/support/catch.hpp"
#include "tests/support/server/test_server.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;

TEST_CASE("somebody who watches gets the definitions of the dictionary that the host has added") {
    const TemporaryFolder folder;
    std::ofstream(folder / "definitions.txt") << "HORN\tnoun\ta loud instrument\n";
    const TestServer server(
        [&](crisscross::server::Config& config) { config.definitions = folder / "definitions.txt"; });
    Guest mara = server.guest();
    const std::string room = mara.create("Mara", {.knobs = {{"word_lookup", "always"}}});
    Guest watcher = server.guest();
    watcher.join(room);
    const auto answer = watcher.ask_for<protocol::server::Word>(client::Word{.word = "horn"});
    CHECK(answer.in_list == true);
    REQUIRE(answer.definitions.has_value());
    CHECK(answer.definitions->at(0).text == "a loud instrument");
}
