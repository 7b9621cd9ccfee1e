#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <chrono>
#include <deque>
#include <future>
#include <thread>

#include "tests/server/api/importing.hpp"
#include "tests/server/host/signed_in_host.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace asio = boost::asio;
namespace client = crisscross::protocol::client;
using nlohmann::json;

namespace {

const std::string zebulon = "Zebulon";  // no other text has it
constexpr std::chrono::milliseconds time_to_arrive{100};

int deletion_status(const TestServer& server, const std::string& token) {
    return http_request(server.port(), "DELETE", "/api/v1/me", {{"Authorization", "Bearer " + token}}).status;
}

/// An import of which the server has the beginning.
class SlowImport {
public:
    explicit SlowImport(const Importing& importing) {
        socket_.connect({asio::ip::address_v4::loopback(), importing.server.port()});
        send("POST /api/v1/games?name=" + zebulon + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" +
             "Authorization: Bearer " + importing.token + "\r\nContent-Length: " + std::to_string(file_.size()) +
             "\r\n\r\n");
        std::this_thread::sleep_for(time_to_arrive);
    }

    /// Sends the rest, and returns the answer.
    std::string finish() {
        send(file_);
        std::string answer;
        boost::system::error_code end;
        asio::read(socket_, asio::dynamic_buffer(answer), end);
        return answer;
    }

private:
    void send(const std::string& text) { asio::write(socket_, asio::buffer(text)); }

    std::string file_ =
        "#player1 a " + zebulon + "\n#player2 b Ben\n>a: AEFMRST 8G FARM +18 18\n>b: BO 7H BO +12 12\n";
    asio::io_context context_{};
    asio::ip::tcp::socket socket_{context_};
};

/// Sends without waiting for the answer.
void ask_for_account(Guest& guest, const client::MakeAccount& request) {
    guest.socket.send(protocol::write(with_id(request, Guest::new_id())));
}

/// Connections of one person, each in as many rooms as it may have joined.
std::deque<Guest> in_rooms(const TestServer& server, const std::string& token,
                           const std::vector<std::string>& rooms) {
    std::deque<Guest> connections;
    for (std::size_t index = 0; index < rooms.size(); ++index) {
        if (index % 8 == 0) connections.push_back(server.guest(token));
        connections.back().join(rooms[index]);
    }
    return connections;
}

/// Asks for a seat in one room after the other, as fast as they are given, until the server ends the connections.
void take_seats(std::deque<Guest>& connections, const std::vector<std::string>& rooms) {
    try {
        for (std::size_t index = 0; index < rooms.size(); ++index) {
            const client::TakeSeat request{.name = zebulon, .room = rooms[index]};
            connections[index / 8].socket.send(protocol::write(with_id(request, Guest::new_id())));
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
    } catch (const std::exception&) {
        // The player is gone.
    }
}

}  // namespace

TEST_CASE("a game whose file comes only after its owner has deleted themselves is not imported") {
    const Importing importing;
    SlowImport import(importing);
    CHECK(deletion_status(importing.server, importing.token) == 200);
    const std::string answer = import.finish();
    CHECK(answer.find("401") != std::string::npos);
    CHECK(answer.find("UNKNOWN_TOKEN") != std::string::npos);
    CHECK(importing.dumped().find(zebulon) == std::string::npos);
}

TEST_CASE("a game whose file comes only after the host has removed its owner is not imported") {
    Importing importing;
    HostPage page(importing.server);
    page.sign_in();
    SlowImport import(importing);
    CHECK(page.outcome({{"type", "remove_person"}, {"person", 1}}) == "done");
    const std::string answer = import.finish();
    CHECK(answer.find("403") != std::string::npos);
    CHECK(answer.find("REMOVED") != std::string::npos);
    CHECK(importing.dumped().find(zebulon) == std::string::npos);
}

TEST_CASE("somebody who deletes themselves while their account is being made has none, and its name is free") {
    TestServer server;
    std::deque<Guest> others;
    for (int number = 0; number < 3; ++number) {  // more do not wait, from one address
        others.push_back(server.guest());
        ask_for_account(others.back(),
                        {.name = "Guest " + std::to_string(number), .pass_phrase = "eleven green bottles"});
    }
    Guest leaver = server.guest();
    const std::string room = leaver.create("Anna");
    Guest ben = server.guest();
    leaver.join(room);
    ben.join(room);
    ben.say(client::TakeSeat{.name = "Ben"});
    leaver.say(client::Start{});  // so that a row of them stays
    ask_for_account(leaver, {.name = zebulon, .pass_phrase = "eleven green bottles"});
    std::this_thread::sleep_for(time_to_arrive);
    CHECK(deletion_status(server, leaver.token) == 200);
    for (Guest& other : others) CHECK(std::holds_alternative<protocol::server::Ok>(other.next()));
    storage::Database database = server.database();
    CHECK(dump(database).find(zebulon) == std::string::npos);
    CHECK_FALSE(server.guest().create(zebulon).empty());
}

TEST_CASE("somebody who deletes themselves while they take seats in many rooms has a seat and a name in none") {
    TestServer server;
    Guest ben = server.guest();
    std::vector<std::string> rooms;
    for (int number = 0; number < 96; ++number) rooms.push_back(ben.create("Ben"));
    const std::string token = server.guest().token;
    std::deque<Guest> connections = in_rooms(server, token, rooms);
    auto deletion = std::async(std::launch::async, [&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        return deletion_status(server, token);
    });
    take_seats(connections, rooms);
    CHECK(deletion.get() == 200);
    server.stop();
    storage::Database database = server.database();
    CHECK(dump(database).find(zebulon) == std::string::npos);
    storage::Statement seats = database.prepare("SELECT count(*) FROM seats");
    REQUIRE(seats.step());
    CHECK(seats.integer(0) == 96);  // those of Ben
}
