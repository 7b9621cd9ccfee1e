#include "tests/server/api/finished_table.hpp"

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

std::vector<std::string> answers(const HistoryClient& asks, const std::string& room) {
    std::vector<std::string> all;
    for (const std::string& question : questions(room)) {
        const HttpReply reply = asks.get(question);
        all.push_back(question + " " + std::to_string(reply.status) + " " + reply.body);
    }
    return all;
}

}  // namespace

TEST_CASE("no answer to a stranger says that a game exists which they may not see") {
    const std::vector<protocol::ClientMessage> ways_to_hide{
        client::SetEntry{.entry = protocol::RoomEntry::password, .password = "open sesame"},
        client::LockRoom{.locked = true}};
    for (const protocol::ClientMessage& way : ways_to_hide) {
        TestServer server([](server::Config& config) { config.limits.guesses = {.burst = 1e6, .per_second = 1e6}; },
                          short_words());
        WireTable table(server, {}, 2);
        table.guest(0).say(way);
        Guest nora = server.guest();
        const HistoryClient stranger(server, nora.token);
        const std::string unknown = "23456789";
        const auto before = answers(stranger, table.room());
        auto as_if_unknown = answers(stranger, unknown);
        play_out(table, 7);
        HistoryClient(server, table.guest(0).token).wait_for("", 1);
        CHECK(answers(stranger, table.room()) == before);
        CHECK(answers(stranger, unknown) == as_if_unknown);
        for (std::string& answer : as_if_unknown)
            for (auto found = answer.find(unknown); found != std::string::npos; found = answer.find(unknown))
                answer.replace(found, unknown.size(), table.room());
        CHECK(before == as_if_unknown);
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
    TestServer server({}, short_words());
    Guest anna = server.guest();
    Guest ben = server.guest();
    Guest nora = server.guest();
    const std::string theirs = short_game(anna, nora);
    const HistoryClient asks(server, nora.token);
    asks.wait_for("", 1);
    const auto before = answers(asks, theirs);
    short_game(anna, ben, {client::SetEntry{.entry = protocol::RoomEntry::password, .password = "open sesame"}});
    HistoryClient(server, ben.token).wait_for("", 1);
    CHECK(answers(asks, theirs) == before);
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
