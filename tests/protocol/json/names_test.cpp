#include <set>
#include <utility>

#include "protocol/json/names.hpp"
#include "protocol/json/shapes/agreement_shapes.hpp"
#include "protocol/json/shapes/chat_shapes.hpp"
#include "protocol/json/shapes/clock_shapes.hpp"
#include "protocol/json/shapes/room_shapes.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::protocol::json;

namespace {

/// The compiler writes an enumerator by its name, and any other number as a cast: `(Enum)7`.
template <auto value>
constexpr bool is_enumerator() {
    const std::string_view text = __PRETTY_FUNCTION__;
    const auto start = text.find("value = ") + 8;
    return text[start] != '(';
}

template <class Enum>
std::set<Enum> named() {
    std::set<Enum> values;
    for (const auto& name : Names<Enum>::all) values.insert(name.value);
    return values;
}

template <class Enum, std::size_t... numbers>
std::set<Enum> declared(std::index_sequence<numbers...>) {
    std::set<Enum> values;
    ((is_enumerator<static_cast<Enum>(numbers)>() ? void(values.insert(static_cast<Enum>(numbers))) : void()), ...);
    return values;
}

template <class Enum>
void check_names() {
    INFO(Names<Enum>::all.front().text);
    CHECK(named<Enum>() == declared<Enum>(std::make_index_sequence<64>()));
    std::set<std::string_view> texts;
    for (const auto& name : Names<Enum>::all) {
        CHECK(texts.insert(name.text).second);
        CHECK(find_name<Enum>(name.text) == name.value);
        CHECK(name_of(name.value) == name.text);
    }
}

template <class... Enums>
void check_all_names() {
    (check_names<Enums>(), ...);
}

}  // namespace

TEST_CASE("each value of an enumeration has one name, and each name one value") {
    check_all_names<engine::Axis, engine::Closing, engine::Contact, engine::Counted, engine::Duplicates,
                    engine::ExchangeRule, engine::FirstPlayer, engine::Hints, engine::Layout, engine::Lines,
                    engine::Opinion, engine::PremiumUse, engine::RackVisibility, engine::Reading, engine::Reason,
                    engine::Ruling, engine::Scope, engine::Scoring, engine::Strength, engine::Window,
                    engine::WordSource, protocol::AtZero, protocol::Forgiveness, protocol::RoomEntry,
                    protocol::Agreement, protocol::Channel, protocol::Reaction>();
}

TEST_CASE("an unknown name has no value") {
    CHECK_FALSE(find_name<engine::Ruling>("Void"));
    CHECK_FALSE(find_name<engine::Ruling>(""));
}
