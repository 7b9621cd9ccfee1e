#include <set>

#include "protocol/messages/codec.hpp"
#include "tests/protocol/messages/random_values.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/long_run.hpp"
#include "tests/support/protocol/fixtures.hpp"

using namespace crisscross::protocol;
using namespace crisscross::test;
using Value = nlohmann::json;

namespace {

Fault fault_of(const std::string& text) {
    const auto read = read_client(text);
    INFO(text);
    REQUIRE(read.has_error());
    CHECK_FALSE(read.error().why.empty());
    return read.error();
}

/// Pointers to each part of a value that is a field or an entry, the outermost first.
void collect(const Value& value, const Value::json_pointer& at, std::vector<Value::json_pointer>& found) {
    if (value.is_object())
        for (const auto& item : value.items()) {
            found.push_back(at / item.key());
            collect(item.value(), at / item.key(), found);
        }
    if (value.is_array())
        for (std::size_t i = 0; i < value.size(); ++i) {
            found.push_back(at / i);
            collect(value[i], at / i, found);
        }
}

std::vector<Value::json_pointer> parts_of(const Value& value) {
    std::vector<Value::json_pointer> found;
    collect(value, Value::json_pointer(), found);
    return found;
}

std::string text_of(const Value::json_pointer& pointer) {
    return pointer.to_string();
}

bool is_optional(const Value& message, const std::string& pointer) {
    static const std::set<std::string> names{
        "token",       "seen",     "as",     "line",       "level",           "turned",
        "if_away",     "join",     "to",     "invitation", "password",        "hand_over",
        "device_name", "reaction", "before", "old",        "sign_out_others", "after",
        "over",        "asked",    "until",  "digest",     "language"};
    const std::string name = pointer.substr(pointer.rfind('/') + 1);
    if (message["type"] == "join" && name == "game") return true;
    if (pointer == "/clock" || pointer == "/night") return true;
    if (message["type"] == "make_account" && (name == "pass_phrase" || pointer == "/made")) return true;
    if (message["type"] == "take_part" && name == "name") return true;
    if (message["type"] == "propose_game" && name == "settings") return true;
    if (message["type"] == "remove_watcher" && name == "lines") return true;
    if (pointer.starts_with("/about_room") && !pointer.starts_with("/about_room/watching/")) return true;
    return names.contains(name) || (pointer.starts_with("/settings/") && name != "system");
}

std::optional<std::string> id_of(const Value& message) {
    if (!message.contains("id")) return std::nullopt;
    return message["id"].get<std::string>();
}

/// The place of a message in its sum, and that of the sum.
using ClientKind = std::pair<std::size_t, std::size_t>;

ClientKind client_kind_of(const ClientMessage& message) {
    return {message.index(), std::visit([](const auto& sum) { return sum.index(); }, message)};
}

constexpr std::size_t all_client_kinds =
    std::variant_size_v<ConnectionMessage> + std::variant_size_v<LobbyMessage> +
    std::variant_size_v<IdentityMessage> + std::variant_size_v<GameQuestion> + std::variant_size_v<GameCommand> +
    std::variant_size_v<RoomCommand> + std::variant_size_v<CallMessage> + std::variant_size_v<ChatMessage> +
    std::variant_size_v<RoomChange> + std::variant_size_v<SignInMessage> + std::variant_size_v<AccountMessage>;

}  // namespace

TEST_CASE("every client fixture is read and written again as it was") {
    for (const Fixture& fixture : fixtures("client")) {
        INFO(fixture.name);
        const auto message = read_client(fixture.text);
        REQUIRE(message.has_value());
        CHECK(Value::parse(write(*message)) == fixture.value);
    }
}

TEST_CASE("every kind of client message has a fixture") {
    std::set<ClientKind> kinds;
    for (const Fixture& fixture : fixtures("client")) kinds.insert(client_kind_of(read_client(fixture.text).value()));
    CHECK(kinds.size() == all_client_kinds);
}

TEST_CASE("any client message is read back as it was written") {
    RandomValues random(7);
    std::set<ClientKind> kinds;
    for (int i = 0; i < repetitions(2000, 10000); ++i) {
        const ClientMessage message = random.client_message();
        const std::string text = write(message);
        INFO(i << ": " << text);
        const auto read = read_client(text);
        REQUIRE(read.has_value());
        CHECK(*read == message);
        kinds.insert(client_kind_of(message));
    }
    CHECK(kinds.size() == all_client_kinds);
}

TEST_CASE("a client message without a field that it needs is refused with the field's name") {
    for (const Fixture& fixture : fixtures("client"))
        for (const auto& pointer : parts_of(fixture.value)) {
            if (fixture.value.at(pointer.parent_pointer()).is_array() || is_optional(fixture.value, text_of(pointer)))
                continue;
            Value message = fixture.value;
            message.at(pointer.parent_pointer()).erase(pointer.back());
            const Fault fault = fault_of(message.dump());
            CHECK(fault.code == "BAD_MESSAGE");
            CHECK(fault.field == text_of(pointer));
            CHECK(fault.id == id_of(message));
        }
}

TEST_CASE("a client message may have fields of a later version, but settings may not") {
    for (const Fixture& fixture : fixtures("client")) {
        auto places = parts_of(fixture.value);
        places.emplace_back();
        for (const auto& pointer : places) {
            Value message = fixture.value;
            if (!message.at(pointer).is_object()) continue;
            message.at(pointer)["zz/~"] = 1;
            INFO(message.dump());
            if (text_of(pointer) == "/settings") {
                const Fault fault = fault_of(message.dump());
                CHECK(fault.code == "BAD_MESSAGE");
                CHECK(fault.field == "/settings/zz~1~0");
                CHECK(fault.id == id_of(fixture.value));
            } else {
                CHECK(read_client(message.dump()).value() == read_client(fixture.text).value());
            }
        }
    }
}

TEST_CASE("a client message with a field of a wrong type is refused with the field's name") {
    const std::vector<Value> wrong{nullptr, true, 1, 1.5, 1.0, "text", Value::array(), Value::object(), {{{"a", 1}}}};
    for (const Fixture& fixture : fixtures("client"))
        for (const auto& pointer : parts_of(fixture.value))
            for (const Value& value : wrong) {
                Value message = fixture.value;
                Value& part = message.at(pointer);
                if (part.type() == value.type() || (part.is_number_integer() && value.is_number_integer())) continue;
                part = value;
                const Fault fault = fault_of(message.dump());
                CHECK(fault.code == "BAD_MESSAGE");
                CHECK(fault.field == text_of(pointer));
                if (text_of(pointer) != "/id") CHECK(fault.id == id_of(fixture.value));
            }
}

TEST_CASE("hostile numbers in a client message are faults and do not end the connection") {
    for (const std::string number : {"1e999", "-1e999", "1.0", "1e2", "99999999999999999999", "18446744073709551615",
                                     "-9223372036854775809", "9007199254740992"})
        for (const Fixture& fixture : fixtures("client"))
            for (const auto& pointer : parts_of(fixture.value)) {
                if (!fixture.value.at(pointer).is_number()) continue;
                Value message = fixture.value;
                message.at(pointer) = "@";
                std::string text = message.dump();
                text.replace(text.find("\"@\""), 3, number);
                const Fault fault = fault_of(text);
                CHECK(fault.code == "BAD_MESSAGE");
                CHECK(fault.field == text_of(pointer));
            }
}

TEST_CASE("hostile texts in a client message are faults that name the field") {
    const std::string long_text(5000, 'x');  // what browsers return may have up to 4,096
    for (const Fixture& fixture : fixtures("client"))
        for (const auto& pointer : parts_of(fixture.value)) {
            if (!fixture.value.at(pointer).is_string()) continue;
            Value message = fixture.value;
            message.at(pointer) = long_text;
            const Fault fault = fault_of(message.dump());
            CHECK(fault.field == text_of(pointer));
            CHECK(fault.code == "BAD_MESSAGE");
        }
}

TEST_CASE("ids that are empty, too long or have other characters are refused and not sent back") {
    for (const std::string id : {"", "a b", "ä", "a\n", "x.y"}) {
        const Fault fault = fault_of(Value{{"type", "rooms"}, {"id", id}}.dump());
        CHECK(fault.field == "/id");
        CHECK(fault.id == std::nullopt);
    }
    CHECK(fault_of(Value{{"type", "rooms"}, {"id", std::string(65, 'a')}}.dump()).id == std::nullopt);
    CHECK(read_client(Value{{"type", "rooms"}, {"id", std::string(64, 'a')}}.dump()).has_value());
}

TEST_CASE("a type that no message has is an unknown type") {
    const Fault fault = fault_of(R"({"type":"dance","id":"d1","with":"me"})");
    CHECK(fault == Fault{"UNKNOWN_TYPE", fault.why, "/type", "d1"});
    CHECK(fault_of(R"({"type":"welcome","id":"d1"})").code == "UNKNOWN_TYPE");
}

TEST_CASE("only text that is not JSON is reported as such") {
    for (const std::string text : {"", " ", "{", "{}}", "{'a':1}", "{\"a\":}", "nul", "01", "[1,]", "\"\x01\"",
                                   "{\"a\" 1}", "\xff", "\"\xc3\"", "{\"type\":\"leave\",\"id\":\"a\"} {}"})
        CHECK(fault_of(text).code == "NOT_JSON");
    for (const std::string text : {"{}", "[]", "null", "1", "\"hello\"", "{\"type\":null}", "{\"type\":[]}", "1e999",
                                   R"({"type":"\ud800"})", R"(["\udc00x"])"})
        CHECK(fault_of(text).code == "BAD_MESSAGE");
}

TEST_CASE("a field that appears twice is refused by name") {
    const Fault fault = fault_of(R"({"type":"pass","id":"p1","turn":1,"turn":2})");
    CHECK(fault == Fault{"BAD_MESSAGE", fault.why, "/turn", "p1", {.reason = "twice"}});
    CHECK(
        fault_of(
            R"({"type":"play","id":"p1","turn":1,"placement":[{"cell":[1,1],"tile":"A"},{"cell":[1,2],"tile":"A","tile":"B"}]})")
            .field == "/placement/1/tile");
}

TEST_CASE("deep nesting is refused however deep it is") {
    const std::string open(8000, '[');
    const std::string close(8000, ']');
    const Fault fault =
        fault_of(R"({"type":"pass","id":"p1","room":"K7QFW2MX","game":1,"turn":)" + open + close + "}");
    CHECK(fault.code == "BAD_MESSAGE");
    CHECK(fault.id == "p1");
    CHECK(fault_of(open).code == "NOT_JSON");
}

TEST_CASE("placements and tiles of more than 64 entries are refused") {
    Value play{{"type", "play"}, {"id", "p1"}, {"room", "K7QFW2MX"},
               {"game", 1},      {"turn", 1},  {"placement", Value::array()}};
    for (int i = 0; i < 64; ++i) play["placement"].push_back({{"cell", {0, i}}, {"tile", "A"}});
    CHECK(read_client(play.dump()).has_value());
    play["placement"].push_back({{"cell", {0, 64}}, {"tile", "A"}});
    CHECK(fault_of(play.dump()).field == "/placement");
}

TEST_CASE("a fault says as a code why the field cannot be used, and which values are possible") {
    const auto details_of = [](const std::string& fields) {
        return fault_of(R"({"id":"p","room":"K7QFW2MX","game":1,)" + fields + "}").details;
    };
    CHECK(details_of(R"("type":"pass")") == Details{.reason = "missing"});
    CHECK(details_of(R"("type":"pass","turn":"1")") == Details{"wrong_type", 0, 4'294'967'295});
    CHECK(details_of(R"("type":"pass","turn":-1)") == Details{"out_of_range", 0, 4'294'967'295});
    CHECK(details_of(R"("type":"take_seat","name":7)") == Details{.reason = "wrong_type"});
    const std::string long_name(257, 'x');
    CHECK(details_of(R"("type":"take_seat","name":")" + long_name + '"') ==
          Details{.reason = "too_long", .max = 256});
    CHECK(details_of(R"("type":"word","word":" ")") == Details{.reason = "empty"});
    CHECK(details_of(R"("type":"vote","turn":1,"opinion":"maybe")") == Details{.reason = "not_a_choice"});
    CHECK(details_of(R"("type":"create","name":"x","settings":{"system":"classic"},)"
                     R"("clock":{"kind":{"type":"slow","days":1,"bank_days":0,"holiday_days":0},"at_zero":"points",)"
                     R"("overtime":{"points":1,"minutes":1}})") == Details{.reason = "not_a_choice"});
    CHECK(details_of(R"("type":"create","name":"x","settings":{"system":"classic","colour":1})") ==
          Details{.reason = "unknown"});
    CHECK(fault_of(R"({"type":"rooms","id":"a b"})").details == Details{.reason = "malformed"});
}

TEST_CASE("a cell has two numbers") {
    for (const std::string cell : {"[]", "[1]", "[1,2,3]"})
        CHECK(fault_of(R"({"type":"preview","id":"v","room":"K7QFW2MX","game":1,"placement":[{"cell":)" + cell +
                       R"(,"tile":"A"}]})")
                  .field == "/placement/0/cell");
}

TEST_CASE("a log begins at version 1 at the earliest") {
    const std::string before = R"({"type":"log","id":"g","room":"K7QFW2MX","game":1,"from":)";
    CHECK(fault_of(before + "0}").field == "/from");
    CHECK(fault_of(before + "-1}").field == "/from");
    CHECK(fault_of(before + "4294967296}").field == "/from");
    CHECK(fault_of(before + R"(1,"to":-1})").field == "/to");
    CHECK(read_client(before + R"(4294967295,"to":0})").has_value());
}

TEST_CASE("a token is 64 hexadecimal digits") {
    const std::string before = R"({"type":"hello","id":"h","protocols":{"min":1,"max":1},"token":")";
    CHECK(fault_of(before + std::string(63, 'a') + "\"}").field == "/token");
    CHECK(fault_of(before + std::string(64, 'g') + "\"}").field == "/token");
    CHECK(read_client(before + std::string(64, 'F') + "\"}").has_value());
}
