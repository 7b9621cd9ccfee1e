#include <functional>
#include <nlohmann/json.hpp>

#include "tests/support/catch.hpp"
#include "tests/support/clients/http_client.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
namespace from_server = crisscross::protocol::server;
using nlohmann::json;

namespace {

constexpr server::Rate nothing{.burst = 0.5, .per_second = 0.001};

using Rates = server::LimitRates;

/// How somebody reaches a limit, and what the refusal then names.
struct Reaching {
    std::string limit;
    std::function<void(Rates&)> change;
    std::function<std::string(TestServer&)> reach;
};

/// The limit that the refusal of a request names. It is sent once, while `ask` would try again.
std::string named(Guest& guest, const protocol::ClientMessage& request) {
    const std::string id = Guest::new_id();
    guest.socket.send(protocol::write(with_id(request, id)));
    for (;;) {
        const protocol::ServerMessage message = guest.next();
        if (answered_id(message) == id)
            return std::get<from_server::Error>(message).details.limit.value_or("no limit");
    }
}

/// The same, of a new guest who has done nothing before.
std::function<std::string(TestServer&)> asking(protocol::ClientMessage request) {
    return [request = std::move(request)](TestServer& server) {
        Guest mara = server.guest();
        return named(mara, request);
    };
}

/// The same, in a room of theirs.
std::function<std::string(TestServer&)> asking_in_room(
    const std::function<protocol::ClientMessage(std::string)>& of) {
    return [of](TestServer& server) {
        Guest mara = server.guest();
        const std::string room = mara.create("Mara");
        mara.join(room);
        return named(mara, of(room));
    };
}

/// The same, of somebody else at the door of a room with a password.
std::string entering_with_password(TestServer& server) {
    Guest host = server.guest();
    client::Create request{.name = "Mara", .join = true};
    request.about_room = protocol::AboutRoom{.entry = protocol::RoomEntry::password, .password = "tea"};
    const std::string room = host.create_and_join(request).room;
    Guest jonas = server.guest();
    return named(jonas, client::Join{.room = room, .password = "tea"});
}

/// The same, over HTTP.
std::function<std::string(TestServer&)> calling(const std::string& method, const std::string& target) {
    return [method, target](TestServer& server) {
        const std::map<std::string, std::string> headers{{"Authorization", "Bearer " + server.guest().token}};
        const HttpReply reply =
            http_request(server.port(), method, "/api/v1" + target, headers, method == "POST" ? "{}" : "");
        return json::parse(reply.body).value("limit", "no limit");
    };
}

std::string saying_much(TestServer& server) {
    Guest mara = server.guest();
    const std::string room = mara.create("Mara");
    mara.join(room);
    for (int line = 0; line < 10; ++line) mara.ask(client::Say{.text = "Hello", .room = room});
    return named(mara, client::Say{.text = "Hello", .room = room});
}

std::vector<Reaching> ways() {
    const auto of_room = [](auto message) {
        return asking_in_room([message](std::string room) mutable {
            message.room = std::move(room);
            return protocol::ClientMessage(message);
        });
    };
    const client::Join unknown_room{.room = "22222222"};
    return {
        {"rooms", [](Rates& rates) { rates.rooms_per_person = nothing; }, asking(client::Create{.name = "Mara"})},
        {"joins", [](Rates& rates) { rates.joins_per_connection = nothing; }, asking(unknown_room)},
        {"joins", [](Rates& rates) { rates.joins_per_person = nothing; }, asking(unknown_room)},
        {"joins", [](Rates& rates) { rates.joins_per_network = nothing; }, asking(unknown_room)},
        {"guesses", [](Rates& rates) { rates.guesses_per_network = nothing; }, asking(unknown_room)},
        {"word_questions", [](Rates& rates) { rates.word_questions_per_person = nothing; },
         of_room(client::Word{.word = "horn"})},
        {"moves", [](Rates& rates) { rates.moves_per_person = nothing; }, of_room(client::Pass{.turn = 1})},
        {"renames", [](Rates& rates) { rates.renames_per_person = nothing; }, asking(client::Rename{.name = "Mara"})},
        {"device_changes", [](Rates& rates) { rates.device_changes_per_person = nothing; },
         asking(client::HandOver{})},
        {"room_changes", [](Rates& rates) { rates.room_changes_per_person = nothing; }, of_room(client::CloseRoom{})},
        {"room_changes", [](Rates& rates) { rates.room_changes_per_person = nothing; }, entering_with_password},
        {"room_passwords", [](Rates& rates) { rates.wrong_room_passwords_per_person = nothing; },
         entering_with_password},
        {"entry_guesses", [](Rates& rates) { rates.entry_guesses_per_network = nothing; }, entering_with_password},
        {"sign_ins", [](Rates& rates) { rates.failed_sign_ins_per_network = nothing; },
         asking(client::SignIn{.name = "Mara", .pass_phrase = "eleven green bottles"})},
        {"chat", [](Rates&) {}, saying_much},
        {"lists", [](Rates& rates) { rates.lists_per_person = nothing; }, asking(client::Rooms{})},
        {"lists", [](Rates& rates) { rates.lists_per_network = nothing; }, asking(client::Rooms{})},
        {"history", [](Rates& rates) { rates.history_per_network = nothing; }, calling("GET", "/games")},
        {"history", [](Rates& rates) { rates.history_per_person = nothing; }, calling("GET", "/games")},
        {"guesses", [](Rates& rates) { rates.guesses_per_network = nothing; },
         calling("GET", "/games?room=22222222")},
        {"imports", [](Rates& rates) { rates.imports_per_network = nothing; }, calling("POST", "/games")},
        {"imports", [](Rates& rates) { rates.imports_per_person = nothing; }, calling("POST", "/games")},
    };
}

/// What the server says to a stranger's hello.
json answer_to_stranger(const TestServer& server) {
    WebSocketClient socket(server.port());
    socket.send(R"({"type":"hello","id":"h","protocols":{"min":1,"max":1}})");
    return json::parse(socket.receive().value());
}

}  // namespace

TEST_CASE("a refusal names the limit that was reached, in the words of the metrics") {
    for (const Reaching& way : ways()) {
        INFO(way.limit);
        TestServer server([&way](server::Config& config) { way.change(config.limits); });
        CHECK(way.reach(server) == way.limit);
    }
}

TEST_CASE("too many new guests hear whether they come from one network or from everywhere") {
    const auto refused = [](const std::function<void(Rates&)>& change) {
        const TestServer server([&change](server::Config& config) { change(config.limits); });
        return answer_to_stranger(server);
    };
    const json of_network = refused([](Rates& rates) { rates.guests_per_network = nothing; });
    CHECK(of_network.at("code") == "TOO_MANY_GUESTS");
    CHECK(of_network.at("limit") == "guests");
    CHECK(of_network.at("reason") == "network");
    const json of_server = refused([](Rates& rates) { rates.all_guests = nothing; });
    CHECK(of_server.at("code") == "TOO_MANY_GUESTS");
    CHECK(of_server.at("limit") == "guests");
    CHECK(of_server.at("reason") == "server");
    CHECK(of_server.at("message") != of_network.at("message"));
}
