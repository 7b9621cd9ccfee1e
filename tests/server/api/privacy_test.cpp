#include <filesystem>
#include <fstream>

#include "tests/server/api/finished_table.hpp"
#include "tests/server/picture/page_typeface.hpp"
#include "tests/server/rooms/table_of_guests.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
using nlohmann::json;

namespace {

/// Every kind of question, also about a room and a game of which somebody has heard.
std::vector<std::string> questions(const std::string& room) {
    std::vector<std::string> all{"/games/" + room + "-1", "/games/" + room + "-2", "/games?after=" + room + "-1",
                                 "/words?kind=first&after=" + room + "-1.1.1"};
    for (const char* part : {"file", "file?format=gcg", "analysis", "notes"})
        all.push_back("/games/" + room + "-1/" + part);
    for (const char* own : {"/files", "/me", "/lines", "/notes", "/imports"}) all.push_back(own);
    for (const std::string scope : {std::string("?"), "?room=" + room + "&"}) {
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

/// Of three players in a room, the last one steps back after the first game, and the others play another one.
void play_without_the_last(TableOfGuests& table) {
    Guest& host = table.guest(0);
    Guest& other = table.guest(1);
    host.say(client::ProposeGame{});
    table.guest(2).say(client::StepBack{});
    while (!other.room_now || other.room_now->sitting_out.empty()) other.next();
    other.say(client::AgreeToGame{.proposal = other.room_now->next.value().proposal});
    for (Guest* guest : {&host, &other}) guest->follow_to(2);
    other.say(client::Resign{});
}

}  // namespace

TEST_CASE("no answer to a stranger says that a game exists which they may not see") {
    const std::vector<protocol::ClientMessage> ways_to_hide{
        client::SetEntry{.entry = protocol::RoomEntry::password, .password = "open sesame"},
        client::LockRoom{.locked = true}, client::SetWatching{.watching = {.allowed = false}}};
    const SmallPage page;
    for (const protocol::ClientMessage& way : ways_to_hide) {
        TestServer server(
            [&](server::Config& config) {
                config.web = page.path();
                config.limits.guesses = {.burst = 1e6, .per_second = 1e6};
            },
            short_words());
        WireTable table(server, {}, 2);
        table.send_watcher_away();
        table.guest(0).say(way);
        Guest nora = server.guest();
        const HistoryClient stranger(server, nora.token);
        const std::string unknown = "23456789";
        const auto before = answers(stranger, table.room());
        const auto pages_before = pages(stranger, table.room());
        const auto as_if_unknown = answers(stranger, unknown);
        play_out(table, 7);
        HistoryClient(server, table.guest(0).token).wait_for("", 1);
        CHECK(answers(stranger, table.room()) == before);
        CHECK(pages(stranger, table.room()) == pages_before);
        CHECK(answers(stranger, unknown) == as_if_unknown);
        CHECK(before == with_other_room(as_if_unknown, unknown, table.room()));
        CHECK(pages_before == with_other_room(pages(stranger, unknown), unknown, table.room()));
    }
}

TEST_CASE("a room that nobody may watch shows its games to nobody but its people") {
    TestServer server;
    Guest anna = server.guest();
    Guest ben = server.guest();
    Guest nora = server.guest();
    const std::string room = short_game(anna, ben, {client::SetWatching{.watching = {.allowed = false}}});
    const HistoryClient asks(server, anna.token);
    asks.wait_for("?room=" + room, 1);
    const HistoryClient stranger(server, nora.token);
    CHECK(stranger.ids("?room=" + room) == std::vector<std::string>{"NO_SUCH_ROOM"});
    CHECK(stranger.get("/games/" + room + "-1").status == 404);
}

TEST_CASE("somebody who plays in a room learns nothing of a hidden game between others there") {
    TableOfGuests table(3, {}, short_words());
    table.guest(0).say(client::SetWatching{.watching = {.allowed = false}});
    table.guest(2).say(client::Resign{});
    table.guest(0).wait_for(table.guest(1).say(client::Resign{}));
    const HistoryClient asks(table.server, table.tokens[2]);
    asks.wait_for("", 1);
    const auto before = answers(asks, table.room);
    const auto pages_before = pages(asks, table.room);
    play_without_the_last(table);
    HistoryClient(table.server, table.tokens[1]).wait_for("", 2);
    CHECK(answers(asks, table.room) == before);
    CHECK(pages(asks, table.room) == pages_before);
}

TEST_CASE("a game under way is in no answer, not even to its players") {
    TestServer server([](server::Config& config) { config.limits.guesses = {.burst = 1e6, .per_second = 1e6}; },
                      short_words());
    WireTable table(server, {}, 2);
    const HistoryClient player(server, table.guest(0).token);
    const auto before = answers(player, table.room());
    RandomPlayer moves(short_words_as_letters(), 7);
    for (int move = 0; move < 6 && !table.over(); ++move) table.carry_out(moves.next(table.game()));
    CHECK(answers(player, table.room()) == before);
}
