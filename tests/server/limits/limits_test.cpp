#include "server/limits/limits.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <fstream>
#include <list>

#include "server/log/log.hpp"
#include "server/metrics/metrics.hpp"
#include "server/rooms/my_games.hpp"
#include "server/sessions/present_people.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/http_client.hpp"
#include "tests/support/server/scrape.hpp"
#include "tests/support/server/test_server.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
namespace from_server = crisscross::protocol::server;

namespace {

const std::string hello = R"({"type":"hello","id":"h","protocols":{"min":1,"max":1}})";

bool contains(const std::optional<std::string>& frame, const std::string& part) {
    return frame && frame->find(part) != std::string::npos;
}

/// What the server says to a guest who joins, also if that is to wait.
std::string answer_to_join(Guest& guest, const std::string& room) {
    guest.socket.send(protocol::write(client::Join{.id = "j", .room = room}));
    while (true) {
        const std::optional<std::string> frame = guest.socket.receive();
        REQUIRE(frame);
        if (contains(frame, R"("id":"j")")) return *frame;
    }
}

/// While it lives, the log goes to a file.
class LoggedTo {
public:
    explicit LoggedTo(const std::filesystem::path& file) : before_(::dup(STDERR_FILENO)) {
        const int opened = ::open(file.c_str(), O_WRONLY | O_CREAT, 0600);
        ::dup2(opened, STDERR_FILENO);
        ::close(opened);
        server::log::set_level("warning");
    }
    ~LoggedTo() {
        server::log::set_level("off");
        ::dup2(before_, STDERR_FILENO);
        ::close(before_);
    }
    LoggedTo(const LoggedTo&) = delete;
    LoggedTo& operator=(const LoggedTo&) = delete;

private:
    int before_;
};

/// What the server says to a stranger's hello.
std::optional<std::string> welcome(const TestServer& server) {
    WebSocketClient socket(server.port());
    socket.send(hello);
    return socket.receive();
}

/// What the server says to a question about the word HORN, which is in its list.
std::optional<std::string> answer_to(Guest& guest, const std::string& room, const std::string& question) {
    const std::string id = Guest::new_id();
    guest.socket.send(R"({"id":")" + id + R"(","room":")" + room + R"(","game":1,)" + question + "}");
    while (true) {
        auto frame = guest.socket.receive();
        if (!frame || contains(frame, '"' + id + '"')) return frame;
    }
}

std::optional<std::string> answer_about_horn(Guest& guest, const std::string& room) {
    return answer_to(guest, room, R"("type":"word","word":"horn")");
}

}  // namespace

TEST_CASE("a network may bring only so many new guests, and those that are known still get in") {
    TestServer server([](server::Config& config) { config.limits.guests = {.burst = 2, .per_second = 0.1}; });
    const Guest mara = server.guest();
    CHECK(contains(welcome(server), "welcome"));
    CHECK(contains(welcome(server), "TOO_MANY_GUESTS"));
    CHECK_NOTHROW(server.guest(mara.token));
    server.clock.advance(10'000);
    CHECK(contains(welcome(server), "welcome"));
}

TEST_CASE("all networks together may bring only so many new guests") {
    TestServer server([](server::Config& config) { config.limits.all_guests = {.burst = 1, .per_second = 0.1}; });
    const Guest mara = server.guest();
    CHECK(contains(welcome(server), "TOO_MANY_GUESTS"));
}

TEST_CASE("a guest or a guess that all networks together leave no room for costs its own network nothing") {
    server::Metrics metrics("test");
    const server::Rate two{.burst = 2, .per_second = 0};
    const server::Rate once_in_a_while{.burst = 1, .per_second = 0.001};
    server::Limits limits(
        {.entry_guesses = two, .all_entry_guesses = once_in_a_while, .guests = two, .all_guests = once_in_a_while},
        metrics);
    REQUIRE_FALSE(limits.refuse_guest("other", 0));
    REQUIRE(limits.take_entry_guess("other", 0));
    for (int again = 0; again < 3; ++again) {
        CHECK(limits.refuse_guest("own", 0) == server::Whose::server);
        CHECK_FALSE(limits.take_entry_guess("own", 0));
    }
    CHECK_FALSE(limits.refuse_guest("own", 1'000'000));
    CHECK(limits.take_entry_guess("own", 1'000'000));
}

TEST_CASE("a person and a network may create only so many rooms") {
    TestServer server([](server::Config& config) {
        config.limits.rooms_per_person = {.burst = 2, .per_second = 0.1};
        config.limits.rooms_per_network = {.burst = 3, .per_second = 0.01};
    });
    Guest mara = server.guest();
    mara.create("Mara");
    mara.create("Mara");
    CHECK(mara.refused(client::Create{.name = "Mara"}).code == "TOO_MANY_NEW_ROOMS");
    Guest jonas = server.guest();
    jonas.create("Jonas");
    CHECK(jonas.refused(client::Create{.name = "Jonas"}).code == "TOO_MANY_NEW_ROOMS");
    server.clock.advance(100'000);
    CHECK_NOTHROW(mara.create("Mara"));
}

TEST_CASE("a game that is proposed and refused is none of those that a person may begin") {
    TestServer server([](server::Config& config) { config.limits.rooms_per_person = {.burst = 2, .per_second = 0}; });
    Guest mara = server.guest();
    const std::string room = mara.create("Mara");
    mara.join(room);
    for (int time = 0; time < 5; ++time) CHECK(mara.refused(client::ProposeGame{.room = room}).code == "NOT_STARTED");
    mara.create("Mara");
    CHECK(mara.refused(client::ProposeGame{.room = room}).code == "TOO_MANY_NEW_ROOMS");
}

TEST_CASE("limits that many networks reach at once leave few lines in the log") {
    const TemporaryFolder folder;
    server::Metrics metrics("0.1.0");
    server::Limits limits({.guesses = {.burst = 0, .per_second = 0}}, metrics);
    {
        const LoggedTo file(folder / "log");
        for (int number = 0; number < 100; ++number) limits.take_guess("192.0.2." + std::to_string(number), 0);
    }
    std::ifstream file(folder / "log");
    int lines = 0;
    for (std::string line; std::getline(file, line);)
        lines += line.find("limit reached") != std::string::npos ? 1 : 0;
    CHECK(lines == 10);
    CHECK(metrics.times_reached(server::Limit::guesses) == 100);
}

TEST_CASE("attempts to sign in that are refused leave no name behind") {
    server::Metrics metrics("0.1.0");
    server::Limits limits({.sign_ins = {.burst = 3, .per_second = 0.001}}, metrics);
    for (int number = 0; number < 1'000; ++number) {
        limits.refuse_sign_in("192.0.2.7", "Mara " + std::to_string(number), 1);
        limits.refuse_sign_in("192.0.2.8", "", 1);
    }
    CHECK(limits.remembered_names() == 3);
    CHECK_FALSE(limits.refuse_sign_in("192.0.2.9", "Mara", 1));
    CHECK_FALSE(limits.refuse_right_sign_in("192.0.2.9", "Mara", 1));
    CHECK(limits.remembered_names() == 5);
}

TEST_CASE("a network makes fewer moves while the disk is nearly full") {
    server::Metrics metrics("0.1.0");
    server::Limits limits(
        {.moves_per_network = {.burst = 3, .per_second = 0}, .scarce_moves = {.burst = 1, .per_second = 0}}, metrics);
    CHECK_FALSE(limits.refuse_move({.player = 1, .network = "192.0.2.7"}, 0, true));
    CHECK(limits.refuse_move({.player = 2, .network = "192.0.2.7"}, 0, true));
    CHECK_FALSE(limits.refuse_move({.player = 2, .network = "192.0.2.8"}, 0, true));
    CHECK_FALSE(limits.refuse_move({.player = 2, .network = "192.0.2.7"}, 0, false));
}

TEST_CASE("of all the new rooms some are kept for people who are not new") {
    TestServer server([](server::Config& config) { config.limits.all_rooms = {.burst = 4, .per_second = 0.00001}; });
    Guest mara = server.guest();
    server.clock.advance(server::Moment{25} * 3'600'000);
    Guest jonas = server.guest();
    for (int room = 0; room < 3; ++room) jonas.create("Jonas");
    CHECK(jonas.refused(client::Create{.name = "Jonas"}).code == "TOO_MANY_NEW_ROOMS");
    CHECK_NOTHROW(mara.create("Mara"));
    CHECK(mara.refused(client::Create{.name = "Mara"}).code == "TOO_MANY_NEW_ROOMS");
}

TEST_CASE("guesses that are sent at once get no further than those sent one by one") {
    TestServer server([](server::Config& config) { config.limits.guesses = {.burst = 5, .per_second = 0.001}; });
    std::vector<Guest> guests;
    for (int number = 0; number < 8; ++number) guests.push_back(server.guest());
    for (Guest& guest : guests)
        for (int time = 0; time < 5; ++time)
            guest.socket.send(R"({"type":"join","id":"j)" + std::to_string(time) + R"(","room":"22222222"})");
    int judged = 0;
    for (Guest& guest : guests)
        for (int time = 0; time < 5; ++time) judged += contains(guest.socket.receive(), "NO_SUCH_ROOM");
    CHECK(judged == 5);
}

TEST_CASE("a right code costs no guess") {
    TestServer server([](server::Config& config) { config.limits.guesses = {.burst = 1, .per_second = 0.001}; });
    Guest mara = server.guest();
    const std::string room = mara.create("Mara");
    Guest jonas = server.guest();
    for (int time = 0; time < 5; ++time) jonas.join(room);
    CHECK(jonas.refused(client::Join{.room = "22222222"}).code == "NO_SUCH_ROOM");
}

TEST_CASE("a person may ask about words only so often in all rooms together, and others may still ask") {
    TestServer server([](server::Config& config) { config.limits.word_questions = {.burst = 3, .per_second = 0.5}; });
    Guest mara = server.guest();
    Guest jonas = server.guest();
    const std::string room = mara.create("Mara", {.knobs = {{"word_lookup", "always"}}});
    const std::string other = mara.create("Mara", {.knobs = {{"word_lookup", "always"}}});
    for (Guest* guest : {&mara, &jonas})
        for (const std::string& joined : {room, other}) guest->join(joined);
    for (const std::string& about : {room, other, room}) CHECK(contains(answer_about_horn(mara, about), "in_list"));
    CHECK(contains(answer_about_horn(mara, other), "TOO_MANY_REQUESTS"));
    CHECK(contains(answer_about_horn(jonas, other), "in_list"));
    server.clock.advance(2'000);
    CHECK(contains(answer_about_horn(mara, other), "in_list"));
    CHECK(contains(answer_about_horn(mara, room), "TOO_MANY_REQUESTS"));
}

TEST_CASE("looking several words up counts as one of a person's questions about words") {
    TestServer server([](server::Config& config) { config.limits.word_questions = {.burst = 3, .per_second = 0.5}; });
    Guest mara = server.guest();
    const std::string room = mara.create("Mara", {.knobs = {{"word_lookup", "always"}}});
    mara.join(room);
    const auto look_up = [&] { return answer_to(mara, room, R"("type":"lookup","words":["HORN","NO"])"); };
    for (int time = 0; time < 2; ++time) CHECK(contains(look_up(), "found"));
    CHECK(contains(answer_about_horn(mara, room), "in_list"));
    CHECK(contains(look_up(), "TOO_MANY_REQUESTS"));
    server.clock.advance(2'000);
    CHECK(contains(look_up(), "found"));
}

TEST_CASE("a person may have only so many connections, and the refusal says how many") {
    TestServer server;
    const Guest mara = server.guest();
    std::list<Guest> more;
    while (more.size() + 1 < server::PresentPeople::max_connections) more.emplace_back(server.port(), mara.token);
    WebSocketClient one_too_many(server.port());
    one_too_many.send(R"({"type":"hello","id":"h","protocols":{"min":1,"max":1},"token":")" + mara.token + R"("})");
    const auto refusal = one_too_many.receive();
    CHECK(contains(refusal, "TOO_MANY_CONNECTIONS"));
    CHECK(contains(refusal, R"("most":32)"));
}

TEST_CASE("a connection may join only so often") {
    TestServer server([](server::Config& config) { config.limits.joins = {.burst = 2, .per_second = 0.001}; });
    Guest mara = server.guest();
    const std::string room = mara.create("Mara");
    mara.join(room);
    mara.join(room);
    CHECK(contains(answer_to_join(mara, room), "TOO_MANY_REQUESTS"));
}

TEST_CASE("a network may open only so much of games that nobody has open, and hears for how long") {
    TestServer server([](server::Config& config) {
        config.limits.opened_entries = {.burst = 3, .per_second = 0.5};
        config.metrics_bind = "127.0.0.1:0";
    });
    Guest mara = server.guest();
    Guest jonas = server.guest();
    std::vector<std::string> rooms;
    for (int room = 0; room < 4; ++room) rooms.push_back(mara.create("Mara"));  // a game with one entry each
    for (int room = 0; room < 3; ++room) mara.join(rooms[static_cast<std::size_t>(room)]);
    const std::string refused = answer_to_join(jonas, rooms[3]);
    CHECK(contains(refused, "TOO_MANY_REQUESTS"));
    CHECK(contains(refused, R"("retry_after":2000)"));
    CHECK_NOTHROW(jonas.join(rooms[0]));  // Mara has it open
    CHECK(Scrape::of(server.metrics_port()).value(R"(crisscross_limits_reached_total{limit="opened_entries"})") == 1);
    server.clock.advance(2000);
    CHECK_NOTHROW(jonas.join(rooms[3]));
}

TEST_CASE("a network that may not open a game makes the server read nothing of it") {
    TestServer server([](server::Config& config) { config.limits.opened_entries = {.burst = 1, .per_second = 1}; });
    Guest mara = server.guest();
    mara.join(mara.create("Mara"));
    const std::string damaged = mara.create("Mara");
    server.database().execute("UPDATE games SET rules = '{}' WHERE id = (SELECT max(id) FROM games)");
    CHECK(contains(answer_to_join(mara, damaged), "TOO_MANY_REQUESTS"));
    server.clock.advance(1000);
    CHECK(mara.refused(client::Join{.room = damaged}).code == "GAME_DAMAGED");
}

TEST_CASE("a game that is longer than what a network may open at once can be opened") {
    server::Metrics metrics("test");
    server::Limits limits({.opened_entries = {.burst = 100, .per_second = 10}}, metrics);
    CHECK_FALSE(limits.refuse_opened_entries("192.0.2.1", 1000, 0));
    CHECK(limits.refuse_opened_entries("192.0.2.1", 1000, 5'000) == 5'000);
    CHECK_FALSE(limits.refuse_opened_entries("192.0.2.2", 100, 5'000));
    CHECK_FALSE(limits.refuse_opened_entries("192.0.2.1", 1000, 10'000));
}

TEST_CASE("a person and a network may make only so many moves, and the refusal says for how long") {
    TestServer server([](server::Config& config) {
        config.limits.moves_per_person = {.burst = 2, .per_second = 0.5};
        config.limits.moves_per_network = {.burst = 3, .per_second = 0.01};
    });
    Guest mara = server.guest();
    Guest jonas = server.guest();
    const std::string room = mara.create("Mara");
    mara.join(room);
    jonas.join(room);
    for (int time = 0; time < 2; ++time) CHECK(mara.refused(client::Pass{.turn = 1}).code == "NOT_STARTED");
    const auto refused = mara.refused(client::Pass{.turn = 1});
    CHECK(refused.code == "TOO_MANY_MOVES");
    CHECK(refused.details.retry_after == 2000);
    CHECK(mara.refused(client::Resign{}).code == "NOT_STARTED");
    CHECK(jonas.refused(client::Exchange{.turn = 1}).code == "NOT_SEATED");
    CHECK(jonas.refused(client::Exchange{.turn = 1}).code == "TOO_MANY_MOVES");
}

TEST_CASE("what moves from a network add to games is bounded in bytes, and the refusal says for how long") {
    TestServer server([](server::Config& config) {
        config.limits.game_bytes = {.burst = 300, .per_second = 1};
        config.metrics_bind = "127.0.0.1:0";
    });
    Guest mara = server.guest();
    Guest jonas = server.guest();
    const std::string room = mara.create("Mara");
    mara.join(room);
    jonas.join(room);
    jonas.say(client::TakeSeat{.name = "Jonas"});
    const std::uint32_t began = mara.say(client::Start{});
    mara.wait_for(began);
    const bool mara_begins = mara.event(began).at("seat") == 0;
    Guest& first = mara_begins ? mara : jonas;
    Guest& second = mara_begins ? jonas : mara;
    first.say(client::Pass{.turn = 1});
    const auto refused = second.refused(client::Pass{.turn = 2});
    CHECK(refused.code == "TOO_MANY_MOVES");
    CHECK(refused.details.limit == "game_bytes");
    REQUIRE(refused.details.retry_after.value_or(0) > 0);
    const std::string reached = R"(crisscross_limits_reached_total{limit="game_bytes"})";
    CHECK(Scrape::of(server.metrics_port()).value(reached) == 1);
    server.clock.advance(*refused.details.retry_after);
    CHECK_NOTHROW(second.say(client::Pass{.turn = 2}));
}

TEST_CASE("changes beside the moves count as moves of a person and a network") {
    TestServer server([](server::Config& config) {
        config.limits.moves_per_person = {.burst = 2, .per_second = 0.01};
        config.limits.moves_per_network = {.burst = 3, .per_second = 0.01};
    });
    Guest mara = server.guest();
    Guest jonas = server.guest();
    const std::string room = mara.create("Mara");
    mara.join(room);
    jonas.join(room);
    for (int time = 0; time < 2; ++time) CHECK(mara.refused(client::EndGame{}).code == "NOT_STARTED");
    CHECK(mara.refused(client::EndGame{}).code == "TOO_MANY_MOVES");
    CHECK(jonas.refused(client::WithdrawProposal{}).code == "NOT_SEATED");
    CHECK(jonas.refused(client::WithdrawProposal{}).code == "TOO_MANY_MOVES");
}

TEST_CASE("a room that is refused because the server has too many takes nothing from its person and their network") {
    server::Metrics metrics("test");
    server::Limits limits({.rooms_per_person = {.burst = 2, .per_second = 0},
                           .rooms_per_network = {.burst = 3, .per_second = 0},
                           .all_rooms = {.burst = 1, .per_second = 1}},
                          metrics);
    const server::Requester mara{.player = 1, .network = "192.0.2.1", .is_new = false};
    CHECK(limits.take_room(mara, 0));
    for (int time = 0; time < 10; ++time) CHECK_FALSE(limits.take_room(mara, 0));
    CHECK(limits.take_room(mara, 1000));
    CHECK_FALSE(limits.take_room(mara, 2000));
    CHECK(limits.take_room({.player = 2, .network = "192.0.2.1", .is_new = false}, 2000));
}

TEST_CASE("a person has only so many games that are not over, and the refusal says how many") {
    TestServer server;
    Guest mara = server.guest();
    std::string room;
    for (int game = 0; game < server::max_open_games; ++game) room = mara.create("Mara");
    const auto refused = mara.refused(client::Create{.name = "Mara"});
    CHECK(refused.code == "TOO_MANY_GAMES");
    CHECK(refused.details.max == server::max_open_games);
    CHECK(refused.details.limit == "open_games");
    Guest jonas = server.guest();
    const std::string other = jonas.create("Jonas");
    mara.join(other);
    CHECK(mara.refused(client::TakeSeat{.name = "Mara"}).code == "TOO_MANY_GAMES");
    mara.join(room);
    mara.say(client::LeaveSeat{});
    CHECK_NOTHROW(mara.create("Mara"));
}
