#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include "tests/server/cli/running_program.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::test;

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
    CHECK(run({"healthcheck", "--bind", socket, "--public-origin", "https://example.org/games"}).status == 0);
    CHECK(server.terminate() == 0);
    CHECK_FALSE(std::filesystem::exists(place.folder / "socket"));
    const Outcome none = run({"healthcheck"}, same);
    CHECK(none.status == 1);
    CHECK(contains(none.error, socket));
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
