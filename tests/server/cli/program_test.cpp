#include "tests/support/server/program.hpp"

#include <signal.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "server/cli/version.hpp"
#include "server/lexicons/whole_file.hpp"
#include "server/runtime/config.hpp"
#include "storage/sqlite/database/database.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/texts.hpp"
#include "tests/support/server/guest.hpp"
#include "tests/support/server/http_get.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;

namespace {

struct Outcome {
    int status = 0;
    std::string out;
    std::string error;
};

std::vector<std::string> with_program(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), CRISSCROSS_PROGRAM);
    return arguments;
}

Outcome run(const std::vector<std::string>& arguments, const Program::Environment& environment = {}) {
    const TemporaryFolder folder;
    Outcome outcome;
    outcome.status = Program(with_program(arguments), folder / "out", environment).wait_for_end();
    outcome.out = server::read_whole(folder / "out").value();
    outcome.error = server::read_whole(folder / "out.error").value();
    return outcome;
}

// The single line of a refusal.
std::string only_line(const Outcome& outcome) {
    CHECK(outcome.status == 2);
    CHECK(std::count(outcome.error.begin(), outcome.error.end(), '\n') == 1);
    return outcome.error;
}

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

// A data folder and a lexicon for one server.
struct Place {
    Place() { REQUIRE(server::replace_whole(lexicon, lexicon_of({"NO", "ON"}).bytes())); }
    std::vector<std::string> serve(std::uint16_t port) const {
        return {"serve", "--port", std::to_string(port), "--data", data.string(), "--lexicon", lexicon.string()};
    }
    std::string log() const { return server::read_whole(folder / "out.error").value_or(""); }

    TemporaryFolder folder;
    std::filesystem::path data = folder / "data";
    std::filesystem::path lexicon = folder / "english.lexicon";
};

// A server that is listening.
struct Running {
    explicit Running(const Place& place, const Program::Environment& environment = {})
        : port(free_port()), program(with_program(place.serve(port)), place.folder / "out", environment) {
        for (int tries = 0; tries < 5000 && !contains(place.log(), "listening"); ++tries) usleep(2000);
        REQUIRE(contains(place.log(), "listening"));
    }
    std::uint16_t port;
    Program program;
};

}  // namespace

TEST_CASE("the program prints its version and has help for every command") {
    CHECK(run({"--version"}).out == "crisscross " + server::program_version() + "\n");
    const auto command =
        GENERATE(std::vector<std::string>{}, std::vector<std::string>{"serve"}, std::vector<std::string>{"judge"},
                 std::vector<std::string>{"replay"}, std::vector<std::string>{"lexicon"},
                 std::vector<std::string>{"lexicon", "build"}, std::vector<std::string>{"lexicon", "check"},
                 std::vector<std::string>{"lexicon", "list"}, std::vector<std::string>{"healthcheck"});
    auto arguments = command;
    arguments.push_back("--help");
    const Outcome help = run(arguments);
    CHECK(help.status == 0);
    CHECK(contains(help.out, "Usage: crisscross"));
    CHECK(help.error.empty());
}

TEST_CASE("a bad flag is refused in one line that names it") {
    CHECK(contains(only_line(run({"serve", "--port", "99999"})), "--port"));
    CHECK(contains(only_line(run({"serve", "--port", "http"})), "--port"));
    CHECK(contains(only_line(run({"serve", "--bind", "localhost"})), "--bind"));
    CHECK(contains(only_line(run({"serve", "--threads", "-1"})), "--threads"));
    CHECK(contains(only_line(run({"serve", "--log-level", "loud"})), "--log-level"));
    CHECK(contains(only_line(run({"serve", "--log-format", "xml"})), "--log-format"));
    CHECK(contains(only_line(run({"serve", "--metrics-bind", "localhost:1"})), "--metrics-bind"));
    CHECK(contains(only_line(run({"serve", "--public-origin", "play.example.org"})), "--public-origin"));
    CHECK(contains(only_line(run({"serve", "--web", "/nowhere"})), "--web"));
    CHECK(contains(only_line(run({"serve", "--speed", "9"})), "--speed"));
    only_line(run({}));
    CHECK(contains(only_line(run({"dance"})), "dance"));
}

TEST_CASE("a bad variable is refused in one line that names it") {
    CHECK(contains(only_line(run({"serve"}, {{"CRISSCROSS_PORT", "99999"}})), "CRISSCROSS_PORT"));
    CHECK(contains(only_line(run({"serve"}, {{"CRISSCROSS_TRUST_PROXY", "maybe"}})), "CRISSCROSS_TRUST_PROXY"));
    CHECK(contains(only_line(run({"serve"}, {{"CRISSCROSS_BIND", "here\nthere"}})), "CRISSCROSS_BIND"));
    const auto line = only_line(run({"serve", "--port", "70000"}, {{"CRISSCROSS_PORT", "8080"}}));
    CHECK_FALSE(contains(line, "CRISSCROSS_PORT"));
}

TEST_CASE("a flag overrides a variable") {
    const Place place;
    Running server(place, {{"CRISSCROSS_PORT", "1"}, {"CRISSCROSS_DATA", "/proc/nowhere"}});
    CHECK(server.program.terminate() == 0);
}

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

TEST_CASE("a second server on the same data folder is refused in one line") {
    const Place place;
    const Running server(place);
    CHECK(contains(only_line(run(place.serve(0))), "in use by another server"));
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

TEST_CASE("SIGTERM and SIGINT end the server with status 0") {
    const Place place;
    const int number = GENERATE(SIGTERM, SIGINT);
    Running server(place);
    const auto before = std::chrono::steady_clock::now();
    CHECK(server.program.end_with(number) == 0);
    CHECK(std::chrono::steady_clock::now() - before < std::chrono::seconds(5));
    CHECK(contains(place.log(), "stopped"));
}

TEST_CASE("a health check tells a healthy server from a missing one") {
    const Place place;
    Running server(place);
    const auto port = std::to_string(server.port);
    CHECK(run({"healthcheck", "--port", port}).status == 0);
    CHECK(run({"healthcheck"}, {{"CRISSCROSS_PORT", port}, {"CRISSCROSS_BIND", "0.0.0.0"}}).status == 0);
    CHECK(server.program.terminate() == 0);
    const Outcome none = run({"healthcheck", "--port", port});
    CHECK(none.status == 1);
    CHECK(contains(none.error, port));
}

TEST_CASE("the log has no token, no name and no code of a room") {
    const Place place;
    Running server(place, {{"CRISSCROSS_LOG_LEVEL", "debug"}});
    Guest mara(server.port);
    const std::string room = mara.create("Maraschino");
    mara.join(room);
    mara.refused(client::Start{});
    mara.refused(client::Join{.room = "22222222"});
    CHECK(server.program.terminate() == 0);
    CHECK(contains(place.log(), "room opened"));
    for (const std::string& secret : {mara.token, std::string("Maraschino"), room})
        CHECK_FALSE(contains(place.log(), secret));
}

TEST_CASE("a log in JSON has one object in each line, whatever a stranger says") {
    const Place place;
    Running server(place, {{"CRISSCROSS_LOG_LEVEL", "debug"},
                           {"CRISSCROSS_LOG_FORMAT", "json"},
                           {"CRISSCROSS_TRUST_PROXY", "1"},
                           {"CRISSCROSS_GUESTS_PER_HOUR", "1"}});
    const std::string hostile = "evil\" level=\"error\\ \xff\xc2\x9b";
    for (int count = 0; count < 2; ++count) {
        WebSocketClient socket(server.port, {.forwarded_for = hostile});
        socket.send(R"({"type":"hello","id":"h","protocols":{"min":1,"max":1}})");
        CHECK(socket.receive());
        socket.send(R"({"type":"create","id":"c","name":"evil\n\" level=error","settings":{"system":"classic"}})");
        CHECK(socket.receive());
    }
    CHECK(http_get(server.port, "/evil", {{"User-Agent", hostile}, {"Referer", hostile}}).status > 0);
    CHECK(server.program.terminate() == 0);
    std::istringstream lines(place.log());
    int hostile_lines = 0;
    for (std::string line; std::getline(lines, line);) {
        INFO(line);
        const auto entry = nlohmann::json::parse(line);
        CHECK(entry.at("time").get<std::string>().size() == std::string("2026-01-01T00:00:00.000Z").size());
        CHECK(entry.at("level") != "error");
        CHECK(entry.at("message").is_string());
        hostile_lines += entry.value("network", "") == R"(evil" level="error\ \xFF\xC2\x9B)";
    }
    CHECK(hostile_lines == 1);
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
