#include <fstream>
#include <thread>

#include "server/files/whole_file.hpp"
#include "tests/server/host/signed_in_host.hpp"
#include "tests/server/rooms/started_room.hpp"
#include "tests/support/becomes_true.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::test;
using nlohmann::json;
namespace client = crisscross::protocol::client;

namespace {

/// All words of two letters.
std::vector<std::string> short_pairs() {
    std::vector<std::string> words;
    for (char first = 'A'; first <= 'Z'; ++first)
        for (char second = 'A'; second <= 'Z'; ++second) words.push_back({first, second});
    return words;
}

/// Two guests in a game in which they vote, under a list of all words of two letters, and the host of their server.
struct Voting {
    StartedRoom room{2, engine::Settings{.system = "scrappy"}, short_pairs()};
    HostPage page{room.server};

    /// The player to move lays as many tiles, and the other one disputes them and votes. The word.
    std::string ruled(std::size_t tiles, engine::Opinion opinion) {
        client::Play play{.turn = room.mover().snapshot()["state"]["turn"]};
        std::string word;
        const std::vector<std::string> rack = room.mover().rack();
        for (const std::string& tile : rack)
            if (tile != "?" && play.placement.size() < tiles) {
                play.placement.push_back({{7, 5 + static_cast<int>(play.placement.size())}, tile, std::nullopt});
                word += tile;
            }
        room.mover().say(play);
        room.other().say(client::Challenge{.turn = play.turn});
        room.other().say(client::Vote{.turn = play.turn, .opinion = opinion});
        return word;
    }
    /// Ends the game, and waits until its rulings are kept.
    void finish(int rulings) {
        room.other().say(client::Resign{});
        auto database = room.server.database();
        REQUIRE(becomes_true([&] {
            auto count = database.prepare("SELECT count(*) FROM word_rulings");
            return count.step() && count.integer(0) == rulings;
        }));
    }
    json rulings() { return page.ask({{"type", "word_rulings"}}).at("rulings"); }
    json change(const std::string& word, const std::string& change, const std::string& list = "english") {
        return page.ask({{"type", "change_list"}, {"list", list}, {"word", word}, {"change", change}});
    }
    std::string file(const std::string& name) {
        return server::read_whole(room.server.data() / "lexicons" / name).value_or("no file");
    }
    std::string last_action() {
        const json log = page.ask({{"type", "audit_log"}}).at("entries");
        return log.at(0).at("action").get<std::string>() + ' ' + log.at(0).at("subject").get<std::string>();
    }
};

}  // namespace

TEST_CASE("a vote against the list is on the host's page once the game is over") {
    Voting voting;
    const std::string rejected = voting.ruled(2, engine::Opinion::not_convinced);
    const std::string accepted = voting.ruled(3, engine::Opinion::convinced);
    voting.page.sign_in();
    CHECK(voting.rulings().empty());
    voting.finish(2);
    std::map<std::string, json> found;
    const json rulings = voting.rulings();
    for (const json& ruling : rulings) found[ruling.at("word")] = ruling;
    REQUIRE(found.size() == 2);
    CHECK(found[accepted].at("accepted") == 1);
    CHECK(found[accepted].at("rejected") == 0);
    CHECK(found[accepted].at("listed") == false);
    CHECK(found[accepted].at("list") == "english");
    CHECK(found[rejected].at("rejected") == 1);
    CHECK(found[rejected].at("listed") == true);
    CHECK(found[rejected].at("last") == voting.room.server.clock.now());
    CHECK_FALSE(found[rejected].contains("change"));
    const json last = voting.page.ask({{"type", "word_rulings"}, {"older_than", rulings.at(0).at("number")}});
    CHECK(last.at("rulings") == json::array({rulings.at(1)}));
}

TEST_CASE("the host makes a ruling an addition or an exclusion, which counts from the next start of the server") {
    Voting voting;
    const std::string rejected = voting.ruled(2, engine::Opinion::not_convinced);
    const std::string accepted = voting.ruled(3, engine::Opinion::convinced);
    voting.finish(2);
    voting.page.sign_in();
    CHECK(voting.change(accepted, "add").at("type") == "done");
    CHECK(voting.last_action() == "add_word english " + accepted);
    CHECK(voting.change(rejected, "exclude").at("type") == "done");
    CHECK(voting.last_action() == "exclude_word english " + rejected);
    const auto now = [&](const std::string& word) {
        const json rulings = voting.rulings();
        for (const json& ruling : rulings)
            if (ruling.at("word") == word) return ruling.at("change").dump() + ruling.at("listed").dump();
        return std::string("no such ruling");
    };
    CHECK(now(accepted) == "\"add\"false");
    CHECK(now(rejected) == "\"exclude\"true");
    voting.room.server.restart();
    CHECK(now(accepted) == "\"add\"true");
    CHECK(now(rejected) == "\"exclude\"false");
    CHECK(voting.change(accepted, "take_back").at("type") == "done");
    CHECK(voting.last_action() == "take_back_word english " + accepted);
    CHECK(voting.file("english.add.txt").empty());
}

TEST_CASE("what no word list can have is refused with the reason, and is not in the audit log") {
    Voting voting;
    voting.page.sign_in();
    CHECK(voting.change("CAT", "add", "klingon").at("code") == "NOT_FOUND");
    CHECK(voting.change("CAT", "add", "../english").at("code") == "NOT_FOUND");
    CHECK(voting.change("C\u00c4T", "add").at("reason") == "other_letters");
    CHECK(voting.change("CAT\nDOG", "add").at("reason") == "other_letters");
    CHECK(voting.change("C", "add").at("reason") == "wrong_length");
    CHECK(voting.change(std::string(22, 'A'), "add").at("most") == 21);
    CHECK(voting.change("CAT", "forget").at("code") == "BAD_MESSAGE");
    CHECK(voting.last_action() == "sign_in ");
    CHECK(voting.file("english.add.txt") == "no file");
    CHECK(voting.change("cat", "add").at("type") == "done");
    CHECK(voting.file("english.add.txt") == "CAT\n");
    const json refused = voting.change("CAT", "exclude");
    CHECK(refused.at("code") == "LIST_UNCHANGED");
    CHECK(refused.at("reason") == "other_file");
    CHECK(refused.at("file") == "english.add.txt");
    CHECK(refused.at("line") == 1);
}

TEST_CASE("many changes of a word list at once are all made") {
    Voting voting;
    voting.page.sign_in();
    std::vector<std::thread> hosts;
    for (char letter = 'A'; letter < 'I'; ++letter)
        hosts.emplace_back([&voting, letter] { voting.change(std::string(3, letter), "add"); });
    for (std::thread& host : hosts) host.join();
    CHECK(voting.file("english.add.txt").size() == 8 * 4);
}
