#include <set>

#include "engine/game/view/asked.hpp"
#include "engine/play/refusal.hpp"
#include "protocol/json/names.hpp"
#include "protocol/json/shapes/allowed_shape.hpp"
#include "protocol/json/shapes/games/agreement_shapes.hpp"
#include "protocol/json/shapes/games/clock_shapes.hpp"
#include "protocol/json/shapes/rooms/chat_shapes.hpp"
#include "protocol/json/shapes/rooms/room_shapes.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/names_each.hpp"

using namespace crisscross;
using namespace crisscross::protocol::json;

namespace {

template <class Enum>
void check_names() {
    static_assert(test::names_each<Names<Enum>::all>(), "a value has no name");
    INFO(Names<Enum>::all.front().text);
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
    check_all_names<engine::Asked, engine::Axis, engine::Closing, engine::Code, engine::CommandKind, engine::Contact,
                    engine::Counted, engine::Duplicates, engine::ExchangeRule, engine::FirstPlayer, engine::Hints,
                    engine::Layout, engine::Lines, engine::Opinion, engine::PremiumUse, engine::RackVisibility,
                    engine::Reading, engine::EndReason, engine::Ruling, engine::RulesetFault::Kind, engine::Scope,
                    engine::Scoring, engine::Strength, engine::Window, engine::WordLookup, engine::WordSource,
                    protocol::AtZero, protocol::Forgiveness, protocol::RoomEntry, protocol::Agreement,
                    protocol::Channel, protocol::Language, protocol::Reaction, protocol::RequestKind>();
}

TEST_CASE("an unknown name has no value") {
    CHECK_FALSE(find_name<engine::Ruling>("Void"));
    CHECK_FALSE(find_name<engine::Ruling>(""));
}
