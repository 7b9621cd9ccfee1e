#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <fstream>

#include "tests/support/catch.hpp"
#include "tests/support/clients/http_client.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace fs = std::filesystem;

namespace {

// The path of a Unix socket, and a server on it.
struct Place {
    // With `change`, other options than the usual ones.
    TestServer server(const std::function<void(server::Config&)>& change = {}) const {
        return TestServer([&](server::Config& config) {
            config.bind = "unix:" + path.string();
            if (change) change(config);
        });
    }
    WebSocketClient client(const std::string& forwarded_for = "") const {
        return WebSocketClient(0, {.host = "localhost", .forwarded_for = forwarded_for, .unix_socket = path});
    }

    TemporaryFolder folder{};
    fs::path path = folder / "socket";
};

// Why no server starts there; empty if one does.
std::string fault_at(const Place& place) {
    try {
        place.server();
        return "";
    } catch (const std::runtime_error& fault) {
        return fault.what();
    }
}

// Leaves the file of a socket on which nobody listens any more, as a server does that is killed.
void leave_behind(const fs::path& path) {
    sockaddr_un address{.sun_family = AF_UNIX, .sun_path = {}};
    path.native().copy(address.sun_path, sizeof address.sun_path - 1);
    const int descriptor = socket(AF_UNIX, SOCK_STREAM, 0);
    REQUIRE(bind(descriptor, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0);
    close(descriptor);
    REQUIRE(fs::is_socket(path));
}

}  // namespace

TEST_CASE("a server on a Unix socket answers requests and opens WebSockets") {
    const Place place;
    TestServer server = place.server();
    CHECK(server.port() == 0);
    const HttpReply health = get(server::socket_address("unix:" + place.path.string(), 0), "/healthz");
    CHECK(health.status == 200);
    WebSocketClient client = place.client();
    client.send(R"({"type":"hello","id":"h","protocols":{"min":1,"max":1}})");
    CHECK(client.receive().value().find("welcome") != std::string::npos);
}

TEST_CASE("only its owner and its group may use the server's Unix socket, and it is removed at the end") {
    const Place place;
    TestServer server = place.server();
    struct stat file {};
    REQUIRE(stat(place.path.c_str(), &file) == 0);
    CHECK((file.st_mode & 0777) == 0660);
    server.stop();
    CHECK_FALSE(fs::exists(place.path));
}

TEST_CASE("everybody on the Unix socket counts as one address, unless the socket is trusted") {
    const Place place;
    const auto one_connection = [](server::Config& config) { config.connections_per_network = 1; };
    {
        TestServer server = place.server(one_connection);
        const WebSocketClient first = place.client("192.0.2.1");
        CHECK_THROWS(place.client("192.0.2.2"));
    }
    TestServer server = place.server([&](server::Config& config) {
        one_connection(config);
        config.trusted_proxies = server::TrustedProxies::parse("unix").value();
    });
    const WebSocketClient first = place.client("192.0.2.1");
    CHECK_NOTHROW(place.client("192.0.2.2"));
    CHECK_THROWS(place.client("192.0.2.1"));
}

TEST_CASE("a server takes over a Unix socket that a killed one has left behind") {
    const Place place;
    leave_behind(place.path);
    TestServer server = place.server();
    CHECK_NOTHROW(place.client());
}

TEST_CASE("a server takes no Unix socket on which another one listens, and removes no other file") {
    const Place place;
    {
        TestServer server = place.server();
        CHECK(fault_at(place).ends_with("Address already in use"));
        CHECK_NOTHROW(place.client());
    }
    std::ofstream(place.path) << "a letter";
    CHECK(fault_at(place).ends_with("File exists"));
    CHECK(fs::file_size(place.path) == 8);
    const Place nowhere{.folder = {}, .path = "/nowhere/socket"};
    CHECK(fault_at(nowhere) == "cannot listen on unix:/nowhere/socket: No such file or directory");
}
