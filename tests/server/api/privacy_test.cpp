#include <filesystem>
#include <fstream>

#include "tests/server/api/history_client.hpp"
#include "tests/server/picture/page_typeface.hpp"
#include "tests/server/rooms/started_room.hpp"
#include "tests/support/server/spoken.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
using nlohmann::json;

namespace {

/// Every kind of question, including those about a room and a game of which somebody has heard.
std::vector<std::string> questions(const std::string& room) {
    std::vector<std::string> all{"/games/" + room + "-1", "/games/" + room + "-2", "/games?after=" + room + "-1",
                                 "/words?kind=first&after=" + room + "-1.1.1"};
    for (const char* part : {"file", "file?format=gcg", "analysis", "notes"})
        all.push_back("/games/" + room + "-1/" + part);
    for (const char* own : {"/files", "/me", "/lines", "/notes", "/imports"}) all.push_back(own);
    for (const std::string& scope : {std::string("?"), "?room=" + room + "&"}) {
        for (const char* sort : {"newest", "oldest", "highest_play", "margin"})
            all.push_back("/games" + scope + "sort=" + sort);
        for (const char* filter :
             {"player=me", "player=Guest+0", "opponent=Guest+1", "system=classic", "from=0", "to=9007199254740991",
              "player=Guest+0&result=won", "player=Guest+0&result=lost", "prefix=AB", "word=NO", "phony=true",
              "challenge=any", "bingo=true", "play=1", "end=went_out", "analysed=true", "limit=100"})
            all.push_back("/games" + scope + filter);
        for (const char* statistics : {"", "player=me", "player=Guest+0", "player=me&opponent=Guest+1"})
            all.push_back("/statistics" + scope + statistics);
        for (const char* filter : {"kind=first", "kind=disputed", "kind=invalid", "prefix=NO", "word=NO"})
            all.push_back("/words" + scope + filter);
    }
    return all;
}

std::string in_words(const std::string& question, const HttpReply& reply) {
    return question + " " + std::to_string(reply.status) + " " + reply.body;
}

std::vector<std::string> answers(const HistoryClient& asks, const std::string& room) {
    std::vector<std::string> all;
    for (const std::string& question : questions(room)) all.push_back(in_words(question, asks.get(question)));
    for (const std::string game : {"-1", "-2"}) {
        const std::string import = "/imports/" + room + game + "?counts=true";
        all.push_back(in_words(import, asks.put(import)));
    }
    return all;
}

/// What everybody with a link may see of a room and its games: previews, pictures, pages for other sites.
std::vector<std::string> pages(const HistoryClient& asks, const std::string& room) {
    std::vector<std::string> all;
    for (const char* game : {"", "/1", "/2"})
        for (const char* moment : {"", "?at=5"})
            for (const std::string& page : {"/r/" + room + game, "/r/" + room + game + "/board.png",
                                            "/r/" + room + game + "/board.svg", "/embed/" + room + game})
                all.push_back(in_words(page + moment, asks.page(page + moment)));
    return all;
}

/// What the WebSocket says to somebody who wants to join a room or its first game, or to read the log of that game.
std::vector<std::string> refusals(Guest& asks, const std::string& room) {
    const std::vector<protocol::ClientMessage> requests{
        client::Join{.room = room}, client::Join{.room = room, .game = 1}, client::Log{.room = room, .game = 1}};
    std::vector<std::string> all;
    for (const protocol::ClientMessage& request : requests) {
        const protocol::server::Error error = asks.refused(request);
        all.push_back(error.code + " " + error.message);
    }
    return all;
}

std::vector<std::string> with_other_room(std::vector<std::string> texts, const std::string& room,
                                         const std::string& other) {
    for (std::string& text : texts)
        for (auto found = text.find(room); found != std::string::npos; found = text.find(room))
            text.replace(found, room.size(), other);
    return texts;
}

/// A small page with the font of the real one, without which there are no pictures.
class SmallPage {
public:
    SmallPage() {
        std::filesystem::create_directories(folder_.path() / "assets");
        std::ofstream(folder_.path() / "index.html") << "<html><head></head><body></body></html>";
        std::filesystem::copy_file(page_font, folder_.path() / "assets/archivo-1234.woff2");
    }
    std::filesystem::path path() const { return folder_.path(); }

private:
    TemporaryFolder folder_{};
};

/// The newest game: two tiles, a challenge of them, some random moves, and a resignation.
void play_with_challenge(StartedRoom& room) {
    KeptRoom kept(room.server.data() / server::database_file, room.code);
    const engine::Seat first = kept.game().to_move;
    client::Play play{.turn = 1};
    for (const std::string& tile : room.guest(first).rack())
        if (tile != "?" && play.placement.size() < 2)
            play.placement.push_back({{7, 7 + static_cast<int>(play.placement.size())}, tile, std::nullopt});
    room.guest(first).say(play);
    room.guest(1 - first).say(client::Challenge{.turn = 1});
    RandomPlayer player(short_words_as_letters(), 7);
    for (int moves = 0; moves < 30 && kept.read().stage() != server::Stage::over; ++moves) {
        const Move move = player.next(kept.game());
        if (std::holds_alternative<engine::Expire>(move.command)) break;
        room.guest(move.seat).say(spoken(kept.game().rules, move.command));
    }
    if (kept.read().stage() != server::Stage::over) room.guest(1).say(client::Resign{});
}

/// Of three players in a room, the last one steps back after the first game, and the others play another one.
void play_without_the_last(StartedRoom& room) {
    Guest& host = room.guest(0);
    Guest& other = room.guest(1);
    host.say(client::ProposeGame{});
    room.guest(2).say(client::StepBack{});
    while (!other.room_now || other.room_now->sitting_out.empty()) other.next();
    other.say(client::AgreeToGame{.proposal = other.room_now->next.value().proposal});
    for (Guest* guest : {&host, &other}) guest->follow_to(2);
    play_with_challenge(room);
}

/// As if they had been removed under another token before the game: the host of a room cannot do it later. It holds
/// for what is asked over HTTP.
void remove_from_room(StartedRoom& room, const std::string& name) {
    room.server.database().execute(
        "INSERT INTO removed_from_rooms (room, player) SELECT games.room, seats.player FROM seats JOIN games ON "
        "games.id = seats.game WHERE seats.name = '" +
        name + "'");
}

}  // namespace

TEST_CASE("no answer to a stranger says that a game exists which they may not see") {
    const std::vector<protocol::ClientMessage> ways_to_hide{
        client::SetEntry{.entry = protocol::RoomEntry::password, .password = "open sesame"},
        client::LockRoom{.locked = true}};
    const SmallPage page;
    for (const protocol::ClientMessage& way : ways_to_hide) {
        TestServer server(
            [&](server::Config& config) {
                config.web = page.path();
                config.limits.guesses_per_network = {.burst = 1e6, .per_second = 1e6};
            },
            short_words());
        WireRoom room(server, {}, 2);
        room.send_watcher_away();
        room.guest(0).say(way);
        Guest nora = server.guest();
        const HistoryClient stranger(server, nora.token);
        const std::string unknown = "23456789";
        const auto before = answers(stranger, room.code());
        const auto pages_before = pages(stranger, room.code());
        const auto refused_before = refusals(nora, room.code());
        const auto as_if_unknown = answers(stranger, unknown);
        play_out(room, 7);
        HistoryClient(server, room.guest(0).token).wait_for("", 1);
        CHECK(answers(stranger, room.code()) == before);
        CHECK(pages(stranger, room.code()) == pages_before);
        CHECK(refusals(nora, room.code()) == refused_before);
        CHECK(answers(stranger, unknown) == as_if_unknown);
        CHECK(before == with_other_room(as_if_unknown, unknown, room.code()));
        CHECK(pages_before == with_other_room(pages(stranger, unknown), unknown, room.code()));
    }
}

TEST_CASE("where nobody may watch, a newcomer sees the games that are over, by HTTP as by WebSocket") {
    TestServer server;
    Guest anna = server.guest();
    Guest ben = server.guest();
    Guest nora = server.guest();
    const std::string room = short_game(anna, ben, {client::SetWatching{.watching = {.allowed = false}}});
    HistoryClient(server, anna.token).wait_for("?room=" + room, 1);
    const HistoryClient newcomer(server, nora.token);
    CHECK(newcomer.ids("?room=" + room) == std::vector<std::string>{room + "-1"});
    CHECK(newcomer.get("/games/" + room + "-1").status == 200);
    CHECK(nora.join(room).view.game == 1);
    CHECK_FALSE(nora.log().empty());
    while (!nora.room_now) nora.next();
    CHECK(nora.room_now->games.size() == 1);
}

TEST_CASE("a watcher whom the password let in sees the games that are over, by HTTP as by WebSocket") {
    TestServer server(
        [](server::Config& config) { config.limits.guesses_per_network = {.burst = 1e6, .per_second = 1e6}; });
    Guest anna = server.guest();
    Guest ben = server.guest();
    Guest nora = server.guest();
    const client::SetEntry with_password{.entry = protocol::RoomEntry::password, .password = "open sesame"};
    const std::string room = short_game(anna, ben, {with_password});
    HistoryClient(server, anna.token).wait_for("?room=" + room, 1);
    const HistoryClient asks(server, nora.token);
    const std::vector<std::string> paths{"/games/" + room + "-1", "/games/" + room + "-1/notes",
                                         "/games/" + room + "-1/file", "/games?room=" + room,
                                         "/statistics?room=" + room};
    for (const std::string& path : paths) CHECK(asks.get(path).status == 404);
    CHECK(nora.refused(client::Join{.room = room}).code == "ROOM_PASSWORD_NEEDED");
    nora.ask_for<protocol::server::Joined>(client::Join{.room = room, .password = "open sesame"});
    for (const std::string& path : paths) CHECK(asks.get(path).status == 200);
    CHECK(nora.ask_for<protocol::server::Joined>(client::Join{.room = room}).room == room);

    const HistoryClient stranger(server, server.guest().token);
    for (const std::string& path : paths) CHECK(stranger.get(path).status == 404);
    nora.ask_for<protocol::server::Ok>(client::Leave{.room = room});
    CHECK(asks.get(paths[0]).status == 200);
    anna.ask_for<protocol::server::Ok>(
        client::SetEntry{.entry = protocol::RoomEntry::password, .password = "close sesame"});
    for (const std::string& path : paths) CHECK(asks.get(path).status == 404);
    CHECK(nora.refused(client::Join{.room = room}).code == "ROOM_PASSWORD_NEEDED");
}

TEST_CASE("somebody who has played in a room learns nothing of a hidden game between others there") {
    StartedRoom room(3, {}, short_words());
    room.guest(0).say(client::SetWatching{.watching = {.allowed = false}});  // no pictures for strangers
    room.guest(2).say(client::Resign{});
    room.guest(0).wait_for(room.guest(1).say(client::Resign{}));
    const HistoryClient asks(room.server, room.tokens[2]);
    asks.wait_for("", 1);
    remove_from_room(room, "Player 2");
    const auto before = answers(asks, room.code);
    const auto pages_before = pages(asks, room.code);
    play_without_the_last(room);
    const HistoryClient player(room.server, room.tokens[1]);
    player.wait_for("", 2);
    CHECK_FALSE(player.ask("/words?room=" + room.code + "&kind=disputed").at("words").empty());
    CHECK(answers(asks, room.code) == before);
    CHECK(pages(asks, room.code) == pages_before);
}

TEST_CASE("a game under way is in no answer, not even to its players") {
    TestServer server(
        [](server::Config& config) { config.limits.guesses_per_network = {.burst = 1e6, .per_second = 1e6}; },
        short_words());
    WireRoom room(server, {}, 2);
    const HistoryClient player(server, room.guest(0).token);
    const auto before = answers(player, room.code());
    RandomPlayer moves(short_words_as_letters(), 7);
    for (int move = 0; move < 6 && !room.over(); ++move) room.carry_out(moves.next(room.game()));
    CHECK(answers(player, room.code()) == before);
}
