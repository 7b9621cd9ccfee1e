#include "server/notices/feed.hpp"

#include <boost/property_tree/ptree.hpp>
#include <boost/property_tree/xml_parser.hpp>
#include <set>
#include <sstream>

#include "tests/support/catch.hpp"

using namespace crisscross::server;
using boost::property_tree::ptree;
using crisscross::protocol::Notice;

namespace {

const FeedHead head{"Mara's games", "https://play.example.org", "https://play.example.org/feed/1", 1'800'000'000'000};

ptree parsed(const std::string& text) {
    std::istringstream in(text);
    ptree tree;
    boost::property_tree::read_xml(in, tree, boost::property_tree::xml_parser::trim_whitespace);
    return tree.get_child("feed");
}

Notice turn(std::int64_t at, const std::string& name = "Mara") {
    return {.what = Notice::What::your_turn, .room = "ABCD2345", .players = {name}, .at = at};
}

}  // namespace

TEST_CASE("a feed is Atom with an entry for each notice") {
    const ptree feed = parsed(atom_feed(head, {turn(1'800'000'000'000), turn(1'799'971'199'999)}));
    CHECK(feed.get<std::string>("<xmlattr>.xmlns") == "http://www.w3.org/2005/Atom");
    CHECK(feed.get<std::string>("<xmlattr>.xml:lang") == "en");
    CHECK(feed.get<std::string>("id") == "https://play.example.org/feed/1");
    CHECK(feed.get<std::string>("title") == "Mara's games");
    CHECK(feed.get<std::string>("updated") == "2027-01-15T08:00:00Z");
    CHECK(feed.get<std::string>("author.name") == "Crisscross");
    CHECK(feed.count("entry") == 2);
    const ptree first = feed.get_child("entry");
    CHECK(first.get<std::string>("title") == "It's Mara's turn.");
    CHECK(first.get<std::string>("updated") == "2027-01-15T08:00:00Z");
    CHECK(first.get<std::string>("link.<xmlattr>.href") == "https://play.example.org/r/ABCD2345/1");
    std::set<std::string> ids;
    for (const auto& [name, child] : feed)
        if (name == "entry") ids.insert(child.get<std::string>("id"));
    CHECK(ids.size() == 2);
}

TEST_CASE("a name has no meaning in a feed, whatever it is") {
    const std::string name = "<a href=\"x\">&amp;</a>]]>\x01\x1f";
    const ptree feed = parsed(atom_feed(head, {turn(0, name)}));
    CHECK(feed.get<std::string>("entry.title") == "It's <a href=\"x\">&amp;</a>]]>'s turn.");
    CHECK(feed.get<std::string>("entry.updated") == "1970-01-01T00:00:00Z");
}

TEST_CASE("a feed without notices is a feed, and one with many has the first fifty") {
    CHECK(parsed(atom_feed(head, {})).get<std::string>("updated") == "2027-01-15T08:00:00Z");
    const std::vector<Notice> many(60, turn(1'800'000'000'000));
    CHECK(parsed(atom_feed(head, many)).count("entry") == max_feed_entries);
}

TEST_CASE("a feed says in which language its entries are") {
    FeedHead spanish = head;
    spanish.language = crisscross::protocol::Language::spanish;
    const ptree feed = parsed(atom_feed(spanish, {turn(1'800'000'000'000)}));
    CHECK(feed.get<std::string>("<xmlattr>.xml:lang") == "es");
    CHECK(feed.get<std::string>("entry.title") == "Turno de Mara.");
}

TEST_CASE("a digest is an entry that leads to the page, with the games that wait") {
    Notice digest = turn(1'800'000'000'000);
    digest.what = Notice::What::digest;
    digest.games = {{"ABCD2345", 1, {"Ben"}, 1'799'992'800'000}};
    const ptree entry = parsed(atom_feed(head, {digest})).get_child("entry");
    CHECK(entry.get<std::string>("title") == "1 game is waiting for Mara: with Ben for 2 hours.");
    CHECK(entry.get<std::string>("link.<xmlattr>.href") == "https://play.example.org/");
}
