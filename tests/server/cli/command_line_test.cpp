#include <algorithm>
#include <fstream>
#include <sstream>

#include "server/start/version.hpp"
#include "tests/server/cli/running_program.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace crisscross;
using namespace crisscross::test;

namespace {

/// The commands that a help lists: each line after `Subcommands:` begins with two spaces and the name of one.
std::vector<std::string> commands_in(const std::string& help) {
    std::vector<std::string> names;
    std::istringstream lines(help.substr(std::min(help.find("Subcommands:\n"), help.size())));
    std::string line;
    std::getline(lines, line);
    while (std::getline(lines, line))
        if (line.size() > 2 && line[2] != ' ') names.push_back(line.substr(2, line.find(' ', 2) - 2));
    return names;
}

/// Checks the help of a command and of those below it. Returns how many there are.
int check_help(const std::vector<std::string>& command) {
    std::vector<std::string> arguments = command;
    arguments.emplace_back("--help");
    const Outcome help = run(arguments);
    INFO(help.out);
    CHECK(help.status == 0);
    CHECK(contains(help.out, "Usage: crisscross"));
    CHECK(help.error.empty());
    int count = 1;
    for (const std::string& name : commands_in(help.out)) {
        arguments.back() = name;
        count += check_help(arguments);
    }
    return count;
}

}  // namespace

TEST_CASE("the program prints its version") {
    CHECK(run({"--version"}).out == "crisscross " + server::program_version() + "\n");
}

TEST_CASE("the program has help for every command") {
    CHECK(check_help({}) > 20);  // `lexicon build` and the like, too
}

TEST_CASE("the help of serve says what a file with a secret holds, and how the server stops") {
    const std::string help = run({"serve", "--help"}).out;
    CHECK(contains(help, "SIGHUP"));
    CHECK(contains(help, "A file with the password for new guests"));
}

TEST_CASE("the help of serve says that with a public address only its pages may connect") {
    CHECK(contains(run({"serve", "--help"}).out, "with its path if any; then only its pages may connect"));
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
    CHECK(contains(only_line(run({"serve", "--speed", "9"})), "--speed 9"));
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

TEST_CASE("config says that the entry and the password do not fit together, as serve does") {
    const Outcome missing = run({"config", "--entry", "password"});
    CHECK(contains(missing.out, "\nentry = \"password\"  # --entry\n"));
    CHECK(only_line(missing) == only_line(run({"serve", "--entry", "password"})));
    const TemporaryFolder folder;
    std::ofstream(folder / "password") << "open sesame";
    const std::vector<std::string> unasked{"--password-file", (folder / "password").string()};
    CHECK(only_line(run({"config", unasked[0], unasked[1]})) == only_line(run({"serve", unasked[0], unasked[1]})));
    CHECK(run({"config", "--entry", "password", unasked[0], unasked[1]}).status == 0);
}

TEST_CASE("a flag overrides a variable") {
    const Place place;
    Running server(place, {{"CRISSCROSS_PORT", "1"}, {"CRISSCROSS_DATA", "/proc/nowhere"}});
    CHECK(server.program.terminate() == 0);
}

TEST_CASE("a path that is too long for a Unix socket is refused in one line") {
    CHECK(contains(only_line(run({"serve", "--bind", "unix:/" + std::string(107, 'x')})), "at most 107 bytes"));
}
