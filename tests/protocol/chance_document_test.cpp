#include <set>
#include <sstream>

#include "protocol/json/shapes/games/event_shapes.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/file_text.hpp"
#include "tests/support/protocol/fixtures.hpp"

using namespace crisscross;
using namespace crisscross::test;
using Types = std::set<std::string>;

namespace {

Types types_of(const Types& one, const Types& more) {
    Types all = one;
    all.insert(more.begin(), more.end());
    return all;
}

/// The name of an event as clients get it, or the names of all events of a sum.
template <class Event>
struct Named {
    static Types types() { return {std::string(protocol::json::Shape<Event>::type)}; }
};
template <class... Events>
struct Named<std::variant<Events...>> {
    static Types types() {
        Types all;
        ((all = types_of(all, Named<Events>::types())), ...);
        return all;
    }
};

/// The types that docs/chance.md says have no number.
Types documented_types() {
    const std::string text = file_text(fixture_folder() / "../../docs/chance.md");
    const std::string before = "These types have no number: ";
    const auto start = text.find(before);
    REQUIRE(start != std::string::npos);
    std::istringstream list(text.substr(start, text.find('.', start) - start));
    Types types;
    std::string type;
    for (std::getline(list, type, '`'); std::getline(list, type, '`'); std::getline(list, type, '`'))
        types.insert(type);
    return types;
}

}  // namespace

TEST_CASE("docs/chance.md names the events that have no number, and all others are the game's") {
    Types expected = Named<protocol::GameEvent>::types();
    for (const std::string& type : Named<engine::Event>::types()) expected.erase(type);
    CHECK(documented_types() == expected);
}
