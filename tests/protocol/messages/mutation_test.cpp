#include <set>

#include "protocol/lines/judge_line.hpp"
#include "protocol/messages/codec.hpp"
#include "protocol/stored/stored_text.hpp"
#include "tests/protocol/messages/random_values.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/texts.hpp"
#include "tests/support/long_run.hpp"
#include "tests/support/protocol/fixtures.hpp"

using namespace crisscross::protocol;
using namespace crisscross::test;
using Value = nlohmann::json;

namespace {

std::size_t index(RandomValues& random, std::size_t size) {
    return static_cast<std::size_t>(random.number(0, static_cast<int>(size) - 1));
}

/// Flips, drops, doubles or inserts bytes.
std::string with_other_bytes(RandomValues& random, std::string text) {
    for (int times = random.number(1, 4); times > 0 && !text.empty(); --times) {
        const std::size_t at = index(random, text.size());
        const std::size_t length = std::min<std::size_t>(text.size() - at, index(random, 12));
        switch (random.number(0, 4)) {
            case 0:
                text[at] = static_cast<char>(random.number(0, 255));
                break;
            case 1:
                text.erase(at, length);
                break;
            case 2:
                text.insert(at, text.substr(at, length));
                break;
            case 3:
                text.insert(at, 1, "{}[]\",:0-e.\\u"[random.number(0, 12)]);
                break;
            default:
                text.resize(at);
        }
    }
    return text;
}

/// A value that nobody expects. Texts that start with @ are put into the frame bare, as what follows.
Value hostile(RandomValues& random) {
    static const std::vector<Value> values{
        nullptr,
        true,
        0,
        -1,
        1.5,
        65536,
        4294967296,
        "",
        "?",
        "\n",
        std::string(5000, 'A'),
        Value::array(),
        Value::object(),
        {{"type", "play"}},
        {1, 2, 3},
        "@1e999",
        "@-0",
        "@1e400",
        "@99999999999999999999999",
        "@\"\\ud800\"",
        "@\"\\u0000\"",
        "@[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]"};
    return values[index(random, values.size())];
}

void collect(Value& value, std::vector<Value*>& found) {
    found.push_back(&value);
    if (value.is_structured())
        for (auto& part : value) collect(part, found);
}

/// Drops, replaces, adds or swaps parts.
std::string with_other_parts(RandomValues& random, Value message) {
    for (int times = random.number(1, 3); times > 0; --times) {
        std::vector<Value*> parts;
        collect(message, parts);
        Value& part = *parts[index(random, parts.size())];
        switch (random.number(0, 3)) {
            case 0:
                part = hostile(random);
                break;
            case 1:
                part = Value(*parts[index(random, parts.size())]);
                break;
            case 2:
                if (part.is_object())
                    part[random.coin() ? random.text() : "type"] = hostile(random);
                else if (part.is_array())
                    part.push_back(hostile(random));
                break;
            default:
                if (part.is_structured() && !part.empty())
                    part.erase(std::next(part.begin(), static_cast<int>(index(random, part.size()))));
        }
    }
    std::string text = message.dump();
    for (std::size_t at; (at = text.find("\"@")) != std::string::npos;) {
        const std::size_t end = text.find('"', at + 2);
        std::string bare = text.substr(at + 2, end - at - 2);
        text.replace(at, end + 1 - at, bare);
    }
    return text;
}

std::string mutation(RandomValues& random, const Fixture& fixture) {
    return random.coin() ? with_other_bytes(random, fixture.text) : with_other_parts(random, fixture.value);
}

/// A frame is read or refused with a code and a reason; `NOT_JSON`, which ends the connection, only for what is none.
template <class Value>
bool answered(const Decoded<Value>& read, const std::string& text) {
    static const std::set<std::string> codes{"BAD_MESSAGE", "UNKNOWN_TYPE", "NOT_JSON"};
    if (read) return true;
    const Fault& fault = read.error();
    if (fault.code == "NOT_JSON" && nlohmann::json::accept(text)) return false;
    return codes.contains(fault.code) && !fault.why.empty();
}

template <class Check>
void mutate(const std::string& folder, std::uint32_t seed, Check check) {
    const auto all = fixtures(folder);
    RandomValues random(seed);
    for (int i = 0; i < repetitions(2000, 10000); ++i) {
        const Fixture& fixture = all[index(random, all.size())];
        const std::string text = mutation(random, fixture);
        INFO("mutation " << i << " of " << fixture.name << ": " << text);
        check(text);
    }
}

}  // namespace

TEST_CASE("mutated client messages are read or refused with a typed fault") {
    int refused = 0;
    mutate("client", 101, [&](const std::string& text) {
        const auto read = read_client(text);
        REQUIRE(answered(read, text));
        if (read) REQUIRE(read_client(write(*read)).value() == *read);
        refused += read ? 0 : 1;
    });
    CHECK(refused > 1000);
}

TEST_CASE("mutated server messages are read or refused with a typed fault") {
    mutate("server", 102, [&](const std::string& text) {
        const auto read = read_server(text);
        REQUIRE(answered(read, text));
        if (read) REQUIRE(read_server(write(*read)).value() == *read);
    });
}

TEST_CASE("mutated events are read or refused with a typed fault") {
    mutate("events", 103, [&](const std::string& text) {
        const auto read = read_event(classic(), text);
        REQUIRE(answered(read, text));
        if (read)
            REQUIRE(read_event(classic(), write_event(classic(), *read, Destination::journal).text).value() == *read);
    });
}

TEST_CASE("mutated rules are read or refused with a typed fault, and compiled or refused with the knobs") {
    const Fixture rules{"rules", write_ruleset(classic().ruleset()).text,
                        Value::parse(write_ruleset(classic().ruleset()).text)};
    RandomValues random(104);
    for (int i = 0; i < repetitions(2000, 10000); ++i) {
        const std::string text = mutation(random, rules);
        INFO("mutation " << i << ": " << text);
        const auto read = read_ruleset(text);
        REQUIRE(answered(read, text));
        if (!read) continue;
        const auto compiled = crisscross::engine::compile(*read);
        REQUIRE((compiled.has_value() || !compiled.error().knobs.empty()));
    }
}

TEST_CASE("mutated lines of judge are answered") {
    const std::string line =
        R"({"id":"x1","position":{"system":"classic","board":[[7,7,"H",0],[7,8,"O",1]],"rack":["R","N","?"],"settings":{"ruling":"void","bingo":{"min_tiles":7,"points":50},"rack_size":7,"scoreless_turns":6,"board":["T..","...","..."]}},"placement":[{"at":[7,9],"tile":"R"},{"at":[7,10],"tile":"?","as":"N"}]})";
    const Fixture fixture{"judge", line, Value::parse(line)};
    const auto lexicon = lexicon_of({"HORN", "HO"});
    RandomValues random(105);
    for (int i = 0; i < repetitions(2000, 10000); ++i) {
        const std::string text = mutation(random, fixture);
        INFO("mutation " << i << ": " << text);
        const AnsweredLine judged = judge_line(lexicon, text);
        const Value answer = Value::parse(judged.text, nullptr, false);
        REQUIRE(answer.is_object());
        REQUIRE(answer.contains("error") == judged.error.has_value());
        REQUIRE(judged.text.find('\n') == std::string::npos);
    }
}
