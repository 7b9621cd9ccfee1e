#include <nlohmann/json.hpp>

#include "engine/text/ascii.hpp"
#include "protocol/hex.hpp"
#include "server/files/whole_file.hpp"
#include "server/options/config.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "tests/server/cli/running_program.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/guest.hpp"
#include "tests/support/clients/websocket_client.hpp"

using namespace crisscross;
using namespace crisscross::test;
using nlohmann::json;

namespace {

/// Runs a command on the data folder of this place.
Outcome run_on(const Place& place, std::vector<std::string> arguments, const Program::Environment& environment = {}) {
    arguments.insert(arguments.end(), {"--data", place.data.string()});
    return run(arguments, environment);
}

/// A server that lets in only guests with an invitation.
struct InvitedOnly {
    Place place{};
    Running server{place, {{"CRISSCROSS_ENTRY", "invitation"}}};
};

/// What a new guest with the secret at the end of this link is answered.
std::string answer_with(const Running& server, const std::string& link) {
    const std::string mark = "#invitation=";
    const json hello{{"type", "hello"},
                     {"id", "h"},
                     {"protocols", {{"min", 1}, {"max", 1}}},
                     {"invitation", link.substr(link.find(mark) + mark.size(), 64)}};
    WebSocketClient socket(server.port);
    socket.send(hello.dump());
    const json answer = json::parse(socket.receive().value());
    return answer.value("code", answer.at("type").get<std::string>());
}

}  // namespace

TEST_CASE("a link that `invite` prints lets new guests into a server that is running") {
    const InvitedOnly closed;
    const Outcome made = run_on(closed.place, {"invite", "--uses", "2"});
    REQUIRE(made.status == 0);
    CHECK(made.out.starts_with("http://127.0.0.1:8080/#invitation="));
    CHECK(contains(made.error, "Invitation 1 lets in 2 new guests until "));
    CHECK(answer_with(closed.server, made.out) == "welcome");
    CHECK(contains(run_on(closed.place, {"invite", "list"}).out, "1: 1 guest more, until "));
    CHECK(answer_with(closed.server, made.out) == "welcome");
    CHECK(answer_with(closed.server, made.out) == "BAD_INVITATION");
    CHECK(run_on(closed.place, {"invite", "list"}).out.empty());
}

TEST_CASE("an invitation that was revoked lets nobody in, and is revoked once") {
    const InvitedOnly closed;
    const Outcome made = run_on(closed.place, {"invite"});
    CHECK(run_on(closed.place, {"invite", "revoke", "1"}).status == 0);
    CHECK(answer_with(closed.server, made.out) == "BAD_INVITATION");
    CHECK(only_line(run_on(closed.place, {"invite", "revoke", "1"})) == "crisscross: there is no invitation 1\n");
}

TEST_CASE("an invitation leads to the public address, and to a room") {
    const Place place;
    const Running server(place);
    const std::string room = Guest(server.port).create("Mara");
    const std::string typed = engine::in_small_letters(room.substr(0, 4) + " " + room.substr(4));
    const Program::Environment environment{{"CRISSCROSS_PUBLIC_ORIGIN", "https://play.example.org"}};
    const Outcome made = run_on(place, {"invite", "--room", typed}, environment);
    CHECK(made.out.starts_with("https://play.example.org/r/" + room + "#invitation="));
    CHECK(contains(only_line(run_on(place, {"invite", "--room", "kitchen"})), "--room"));
    CHECK(contains(only_line(run_on(place, {"invite", "--port", "0"})), "--public-origin or --port"));
    const std::string socket = only_line(run_on(place, {"invite", "--bind", "unix:/run/socket", "--port", "9"}));
    CHECK(contains(socket, "name it with --public-origin\n"));
}

TEST_CASE("links of a server that listens at all addresses say what other machines need instead") {
    const Place place;
    const Running server(place);
    const protocol::client::MakeAccount account{.name = "Mara", .pass_phrase = "eleven green bottles"};
    Guest(server.port).ask_for<protocol::server::Ok>(account);
    const std::string hint = "For other machines, replace 127.0.0.1:8080 with the address and port of this one.\n";
    const std::vector<std::vector<std::string>> commands{{"invite"}, {"admin"}, {"admin", "reset", "Mara"}};
    for (auto command : commands) {
        CHECK_FALSE(contains(run_on(place, command).error, hint));
        command.insert(command.end(), {"--bind", "0.0.0.0"});
        const Outcome made = run_on(place, command);
        CHECK(made.out.starts_with("http://127.0.0.1:8080/"));
        CHECK(made.error.ends_with(hint));
    }
}

TEST_CASE("no invitation is made that leads to a room that does not exist or is closed") {
    const Place place;
    const Running server(place);
    CHECK(only_line(run_on(place, {"invite", "--room", "K7QFW2MX"})) ==
          "crisscross: the room K7QFW2MX does not exist\n");
    const std::string room = Guest(server.port).create("Mara");
    storage::Database database(place.data / server::database_file);
    REQUIRE(storage::close_room(database, room, 1));
    CHECK(only_line(run_on(place, {"invite", "--room", room})) == "crisscross: the room " + room + " is closed\n");
    CHECK(run_on(place, {"invite", "list"}).out.empty());
}

TEST_CASE("the data folder has no secret of an invitation or of a link to the host's page") {
    const InvitedOnly closed;
    for (const char* command : {"invite", "admin"}) {
        const Outcome made = run_on(closed.place, {command});
        const std::string secret = made.out.substr(made.out.size() - 65, 64);
        REQUIRE(secret.find_first_not_of("0123456789abcdef") == std::string::npos);
        for (const auto& file : std::filesystem::directory_iterator(closed.place.data)) {
            INFO(file.path());
            const std::string stored = server::read_whole(file.path()).value_or("");
            CHECK_FALSE(contains(stored, secret));
            const auto bytes = protocol::from_hex(secret).value();
            CHECK_FALSE(contains(stored, std::string(bytes.begin(), bytes.end())));
        }
    }
}

TEST_CASE("the commands of the host say in one line that there is no server yet, and make nothing") {
    const Place place;
    const std::vector<std::vector<std::string>> commands{
        {"invite"}, {"invite", "list"}, {"invite", "revoke", "1"}, {"admin"}, {"admin", "sign-out"}};
    const std::string refused = "crisscross: there is no database " + (place.data / server::database_file).string() +
                                ": start the server once\n";
    for (const auto& command : commands) CHECK(only_line(run_on(place, command)) == refused);
    CHECK_FALSE(std::filesystem::exists(place.data));
    CHECK(contains(only_line(run_on(place, {"invite", "--uses", "0"})), "--uses"));
}

TEST_CASE("`admin reset` prints a link that signs the owner of an account in, whose pass-phrase is gone") {
    const Place place;
    const Running server(place);
    const auto answer = [&server](json request) {
        request["id"] = "r";
        WebSocketClient socket(server.port);
        socket.send(R"({"type":"hello","id":"h","protocols":{"min":1,"max":1}})");
        socket.receive();
        socket.send(request.dump());
        const json answer = json::parse(socket.receive().value());
        return answer.value("code", answer.at("type").get<std::string>());
    };
    const json account{{"name", "Mara"}, {"pass_phrase", "eleven green bottles"}};
    json make = account;
    make["type"] = "make_account";
    json sign_in = account;
    sign_in["type"] = "sign_in";
    CHECK(answer(make) == "ok");
    const Outcome reset = run_on(place, {"admin", "reset", " mara "});
    REQUIRE(reset.status == 0);
    CHECK(reset.out.starts_with("http://127.0.0.1:8080/#hand-over="));
    CHECK(contains(reset.error, "no pass-phrase any more"));
    CHECK(answer(sign_in) == "WRONG_PASS_PHRASE");
    CHECK(only_line(run_on(place, {"admin", "reset", "Nobody"})) ==
          "crisscross: there is no account with that name\n");
}
