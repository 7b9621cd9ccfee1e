#include <netinet/in.h>
#include <signal.h>
#include <sys/socket.h>
#include <unistd.h>

#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <sstream>

#include "server/options/config.hpp"
#include "server/start/version.hpp"
#include "storage/sqlite/database/database.hpp"
#include "tests/server/cli/running_program.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/guest.hpp"
#include "tests/support/clients/http_client.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;

TEST_CASE("the program prints its version and has help for every command") {
    CHECK(run({"--version"}).out == "crisscross " + server::program_version() + "\n");
    const auto command = GENERATE(as<std::string>{}, "", "serve", "config", "judge", "moves", "replay", "lexicon",
                                  "lexicon build", "lexicon check", "lexicon list", "healthcheck", "verify", "invite",
                                  "admin", "backup", "backup-key", "restore", "prune", "export-all");
    std::istringstream words(command);
    std::vector<std::string> arguments(std::istream_iterator<std::string>(words), {});
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
    CHECK(contains(only_line(run({"serve", "--entry", "friends"})), "--entry"));
    CHECK(contains(only_line(run({"serve", "--entry", "password"})), "--password-file"));
    CHECK(contains(only_line(run({"serve", "--password-file", "/etc/hostname"})), "--password-file"));
    CHECK(contains(only_line(run({"serve", "--speed", "9"})), "--speed"));
    CHECK(contains(only_line(run({"serve", "--backup-every", "-1"})), "--backup-every"));
    CHECK(contains(only_line(run({"serve", "--backup-keep", "0"})), "--backup-keep"));
    const std::string wrong_key = only_line(run({"serve", "--backup-key", "crisscross-secret-0"}));
    CHECK(contains(wrong_key, "--backup-key"));
    CHECK_FALSE(contains(wrong_key, "crisscross-secret"));
    CHECK(contains(only_line(run({"serve", "--sweep-after", "never"})), "--sweep-after"));
    CHECK(contains(only_line(run({"prune", "--older-than", "-3"})), "--older-than"));
    only_line(run({}));
    CHECK(contains(only_line(run({"dance"})), "dance"));
}

TEST_CASE("a bad variable is refused in one line that names it") {
    CHECK(contains(only_line(run({"serve"}, {{"CRISSCROSS_PORT", "99999"}})), "CRISSCROSS_PORT"));
    CHECK(contains(only_line(run({"serve"}, {{"CRISSCROSS_TRUSTED_PROXY", "maybe"}})), "CRISSCROSS_TRUSTED_PROXY"));
    CHECK(contains(only_line(run({"serve"}, {{"CRISSCROSS_BIND", "here\nthere"}})), "CRISSCROSS_BIND"));
    const auto line = only_line(run({"serve", "--port", "70000"}, {{"CRISSCROSS_PORT", "8080"}}));
    CHECK_FALSE(contains(line, "CRISSCROSS_PORT"));
}

TEST_CASE(
    "an unknown variable and a bad configuration file are refused in one line by every command that reads them") {
    const TemporaryFolder folder;
    const std::string file = (folder / "bad.toml").string();
    std::ofstream(file) << "port = 81\nprot = 82\n";
    for (const char* command : {"serve", "config", "healthcheck", "judge"}) {
        CHECK(contains(only_line(run({command}, {{"CRISSCROSS_PROT", "1"}})), "is it CRISSCROSS_PORT?"));
        CHECK(only_line(run({command, "--config", file})) ==
              "crisscross: " + file + ":2: unknown key prot; is it port?\n");
    }
}

TEST_CASE("config prints what serve would use, as a configuration file or as JSON") {
    const TemporaryFolder folder;
    const std::string file = (folder / "host.toml").string();
    std::ofstream(file) << "port = 81\n";
    const Program::Environment environment{{"CRISSCROSS_CONFIG", file}, {"CRISSCROSS_THREADS", "3"}};
    const Outcome toml = run({"config", "--bind", "::1"}, environment);
    CHECK(toml.status == 0);
    CHECK(contains(toml.out, "\nport = 81  # " + file + ":1\nbind = \"::1\"  # --bind\n"));
    CHECK(contains(toml.out, "\nthreads = 3  # CRISSCROSS_THREADS\n"));
    const Outcome json = run({"config", "--bind", "::1", "--json"}, environment);
    CHECK(contains(json.out, "{\"option\":\"port\",\"value\":81,\"source\":\"file\",\"from\":\"" + file + ":1\"}\n"));
    CHECK(contains(json.out, R"({"option":"bind","value":"::1","source":"flag","from":"--bind"})"));
    CHECK(contains(json.out, R"({"option":"web","value":null,"source":"default"})"));
    const Outcome list = run({"config", "--trusted-proxy", "::1", "--trusted-proxy", "10.0.0.0/8,unix", "--json"});
    CHECK(contains(list.out, R"({"option":"trusted-proxy","value":["::1","10.0.0.0/8","unix"],"source":"flag")"));
    CHECK(contains(only_line(run({"config", "--port", "1", "--port", "2"})), "--port"));
    CHECK(contains(only_line(run({"config", "--port", "70000"})), "--port must be"));
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

TEST_CASE("the first start of a server prints a link to the host's page, and later ones do not") {
    const Place place;
    for (const bool first : {true, false}) {
        Running server(place);
        CHECK(contains(place.log(), "/host#") == first);
        CHECK(server.program.terminate() == 0);
    }
}

TEST_CASE("a health check finds a server on a Unix socket and under a path") {
    const Place place;
    const std::string socket = "unix:" + (place.folder / "socket").string();
    auto arguments = place.serve(0);
    for (const std::string& more :
         {std::string("--bind"), socket, std::string("--public-origin"), std::string("https://example.org/games")})
        arguments.push_back(more);
    Program server(with_program(arguments), place.folder / "out");
    for (int tries = 0; tries < 5000 && !contains(place.log(), "listening"); ++tries) usleep(2000);
    CHECK(contains(place.log(), "Open https://example.org/games/ in a browser."));
    const Program::Environment same{{"CRISSCROSS_BIND", socket},
                                    {"CRISSCROSS_PUBLIC_ORIGIN", "https://example.org/games"}};
    CHECK(run({"healthcheck"}, same).status == 0);
    CHECK(run({"healthcheck", "--bind", socket}).status == 1);
    CHECK(server.terminate() == 0);
    CHECK_FALSE(std::filesystem::exists(place.folder / "socket"));
    const Outcome none = run({"healthcheck"}, same);
    CHECK(none.status == 1);
    CHECK(contains(none.error, socket));
}

TEST_CASE("a path that is too long for a Unix socket is refused in one line") {
    CHECK(contains(only_line(run({"serve", "--bind", "unix:/" + std::string(107, 'x')})), "at most 107 bytes"));
}

TEST_CASE("a server serves on the socket that it inherits as from systemd") {
    const Place place;
    const int passed = socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    REQUIRE(bind(passed, reinterpret_cast<const sockaddr*>(&address), size) == 0);
    REQUIRE(listen(passed, 16) == 0);
    REQUIRE(getsockname(passed, reinterpret_cast<sockaddr*>(&address), &size) == 0);
    // Only the process itself knows its number before it becomes the program.
    const std::string script = "export LISTEN_PID=$$ LISTEN_FDS=1; exec \"$@\" 3<&" + std::to_string(passed);
    std::vector<std::string> command{"/bin/bash", "-c", script, "bash"};
    const auto arguments = with_program(place.serve(free_port()));
    command.insert(command.end(), arguments.begin(), arguments.end());
    Program server(command, place.folder / "out");
    close(passed);
    const std::string port = std::to_string(ntohs(address.sin_port));
    CHECK(run({"healthcheck", "--port", port}).status == 0);
    CHECK(server.terminate() == 0);
    CHECK(run({"healthcheck", "--port", port}).status == 1);
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

TEST_CASE("the log has no secret of a room, a webhook, a feed or a device") {
    const Place place;
    Running server(place, {{"CRISSCROSS_LOG_LEVEL", "debug"}, {"CRISSCROSS_OUTGOING", "private"}});
    Guest mara(server.port);
    client::Create request{.name = "Mara", .join = true};
    request.about_room =
        protocol::AboutRoom{.name = "Maraschino", .entry = protocol::RoomEntry::password, .password = "marzipan"};
    const std::string room = mara.create_and_join(request).room;
    Guest eve(server.port);
    eve.refused(client::Join{.room = room, .password = "macaroon"});
    mara.ask(client::SetWebhook{.room = room, .format = "plain", .address = "http://127.0.0.1:1024/meringue"});
    CHECK(mara.refused(client::TestWebhook{.room = room}).code == "NOT_DELIVERED");
    const std::string feed = mara.ask_for<protocol::server::Feed>(client::MakeFeed{}).secret;
    CHECK(get(server.port, "/feed/" + feed + ".atom").status == 200);
    const std::string hand_over = mara.ask_for<protocol::server::HandOver>(client::HandOver{}).secret;
    eve.refused(client::Subscribe{.address = "https://push.example.org/mousse", .key = "A", .secret = "A"});
    CHECK(server.program.terminate() == 0);
    CHECK(contains(place.log(), "code=BAD_SUBSCRIPTION"));
    for (const std::string& secret : {std::string("Maraschino"), std::string("marzipan"), std::string("macaroon"),
                                      std::string("meringue"), std::string("mousse"), feed, hand_over})
        CHECK_FALSE(contains(place.log(), secret));
}

TEST_CASE("a log in JSON has one object in each line, whatever a stranger says") {
    const Place place;
    Running server(place, {{"CRISSCROSS_LOG_LEVEL", "debug"},
                           {"CRISSCROSS_LOG_FORMAT", "json"},
                           {"CRISSCROSS_TRUSTED_PROXY", "127.0.0.1"},
                           {"CRISSCROSS_GUESTS_PER_HOUR", "1"}});
    const std::string hostile = "evil\" level=\"error\\ \xff\xc2\x9b";
    for (int count = 0; count < 2; ++count) {
        WebSocketClient socket(server.port, {.forwarded_for = hostile});
        socket.send(R"({"type":"hello","id":"h","protocols":{"min":1,"max":1}})");
        CHECK(socket.receive());
        socket.send(R"({"type":"create","id":"c","name":"evil\n\" level=error","settings":{"system":"classic"}})");
        CHECK(socket.receive());
    }
    CHECK(http_request(server.port, "GET", "/evil", {{"User-Agent", hostile}, {"Referer", hostile}}).status > 0);
    CHECK(server.program.terminate() == 0);
    std::istringstream lines(place.log());
    int limits_reached = 0;
    for (std::string line; std::getline(lines, line);) {
        INFO(line);
        const auto entry = nlohmann::json::parse(line);
        CHECK(entry.at("time").get<std::string>().size() == std::string("2026-01-01T00:00:00.000Z").size());
        CHECK(entry.at("level") != "error");
        CHECK(entry.at("message").is_string());
        limits_reached += entry.value("network", "") == "127.0.0.1";
    }
    CHECK(limits_reached == 1);
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
