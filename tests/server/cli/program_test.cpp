#include <signal.h>

#include <chrono>
#include <fstream>

#include "server/options/config.hpp"
#include "storage/sqlite/database/database.hpp"
#include "storage/sqlite/database/migration.hpp"
#include "tests/server/cli/running_program.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::test;

TEST_CASE("a port in use and an unusable data folder are reported in one line") {
    const Place place;
    const Running server(place);
    const Place other;
    CHECK(contains(only_line(run(other.serve(server.port))), std::to_string(server.port)));
    auto arguments = other.serve(0);
    arguments[4] = "/proc/nowhere";
    CHECK(contains(only_line(run(arguments)), "/proc/nowhere"));
    std::filesystem::create_directories(other.data);
    std::ofstream(other.data / server::database_file) << "this is not a database but a letter";
    CHECK(contains(only_line(run(other.serve(0))), server::database_file));
}

TEST_CASE(
    "a server whose address is not there yet, its own or that of the metrics, ends with the status for another try") {
    const std::vector<std::string> address = GENERATE(std::vector<std::string>{"--bind", "192.0.2.1"},
                                                      std::vector<std::string>{"--metrics-bind", "192.0.2.1:9464"});
    const Place place;
    auto arguments = place.serve(0);
    arguments.insert(arguments.end(), address.begin(), address.end());
    const Outcome outcome = run(arguments);
    CHECK(outcome.status == 75);
    CHECK(contains(outcome.error, address.back()));
}

TEST_CASE("a list of common words that cannot be used is refused in one line that names it and says why") {
    const Place place;
    const auto refusal = [&](const std::filesystem::path& list) {
        auto arguments = place.serve(0);
        arguments.insert(arguments.end(), {"--common-words", list.string()});
        return only_line(run(arguments));
    };
    const auto text = place.folder / "easy.txt";
    std::ofstream(text) << "NO\nON\n";
    CHECK(contains(refusal(text), "easy.txt: is not a compiled lexicon"));
    CHECK(contains(refusal(place.folder / "gone"), "--common-words"));
    CHECK(contains(refusal(place.data.parent_path()), "--common-words"));
}

TEST_CASE("a dictionary that cannot be used is refused in one line that names the line and says why") {
    const Place place;
    const auto text = place.folder / "definitions.txt";
    std::ofstream(text) << "# a dictionary\nNO\tnoun\n";
    auto arguments = place.serve(0);
    arguments.insert(arguments.end(), {"--definitions", text.string()});
    CHECK(contains(only_line(run(arguments)), "definitions.txt:2: a line has a word"));
}

TEST_CASE("a second server on the same data folder is refused in one line") {
    const Place place;
    const Running server(place);
    CHECK(only_line(run(place.serve(0))) ==
          "crisscross: a server is using the folder " + place.data.string() + ": stop it first\n");
}

TEST_CASE("SIGHUP stops the server as SIGTERM does") {
    const Place place;
    Running server(place);
    CHECK(server.program.end_with(SIGHUP) == 0);
}

TEST_CASE("a database of a newer version is refused in one line and left alone") {
    const Place place;
    std::filesystem::create_directories(place.data);
    storage::Database(place.data / server::database_file)
        .execute("PRAGMA user_version = 9999; CREATE TABLE future (x)");
    CHECK(contains(only_line(run(place.serve(0))), server::database_file));
}

TEST_CASE("a server that upgrades its database says so in the log") {
    const Place place;
    std::filesystem::create_directories(place.data);
    REQUIRE_FALSE(storage::migrate(place.data / server::database_file, storage::migrations().first(1)));
    const Running server(place);
    CHECK(contains(place.log(), "upgrading the database"));
}

TEST_CASE("SIGTERM and SIGINT end the server with status 0") {
    const Place place;
    const int number = GENERATE(SIGTERM, SIGINT);
    Running server(place);
    const auto before = std::chrono::steady_clock::now();
    CHECK(server.program.end_with(number) == 0);
    CHECK(std::chrono::steady_clock::now() - before < std::chrono::seconds(5));
    CHECK(contains(place.log(), "stopped"));
}

TEST_CASE("the first start of a server prints a link to the host's page, and later ones do not") {
    const Place place;
    for (const bool first : {true, false}) {
        Running server(place);
        CHECK(contains(place.log(), "/host#") == first);
        CHECK(server.program.terminate() == 0);
    }
}

TEST_CASE("a server that listens at all addresses says how other machines reach its page") {
    const Place place;
    const Running server(place, {{"CRISSCROSS_BIND", "0.0.0.0"}});
    const std::string here = "127.0.0.1:" + std::to_string(server.port);
    CHECK(contains(place.log(), "Open http://" + here + "/ in a browser.\nFor other machines, replace " + here));
}

TEST_CASE("a server whose first start failed because its port was in use prints the link to the host's page later") {
    const Place other;
    const Running in_the_way(other);
    const Place place;
    CHECK_FALSE(contains(only_line(run(place.serve(in_the_way.port))), "/host#"));
    REQUIRE(std::filesystem::exists(place.data / server::database_file));
    const Running server(place);
    CHECK(contains(place.log(), "/host#"));
}

TEST_CASE("metrics are served where the host says, and a port in use is reported in one line") {
    const Place place;
    const std::string address = "127.0.0.1:" + std::to_string(free_port());
    const Running server(place, {{"CRISSCROSS_METRICS_BIND", address}});
    CHECK(contains(place.log(), "serving metrics"));
    const Place other;
    auto arguments = other.serve(0);
    arguments.insert(arguments.end(), {"--metrics-bind", address});
    CHECK(contains(only_line(run(arguments)), address));
}
