#include <array>
#include <nlohmann/json.hpp>

#include "engine/game/view/visibility.hpp"
#include "protocol/notices/notice.hpp"
#include "protocol/stored/stored_text.hpp"
#include "tests/fuzz/require.hpp"
#include "tests/fuzz/targets.hpp"
#include "tests/support/engine/texts.hpp"

namespace crisscross::fuzz {

namespace {

using nlohmann::json;
using protocol::Destination;

void check_views(const engine::Rules& rules, const protocol::GameEvent& event) {
    const auto* of_game = std::get_if<engine::Event>(&event);
    if (!of_game) return;
    for (const engine::Viewer viewer : {engine::Viewer{}, engine::Viewer{0}, engine::Viewer{3}}) {
        const engine::Event seen = engine::seen_by(viewer, *of_game);
        require(engine::seen_by(viewer, seen) == seen, "what a viewer sees has nothing left to hide");
        require(json::accept(protocol::write_event(rules, seen, Destination::wire, 1).text), "a view is JSON");
    }
}

void read_event(const engine::Rules& rules, std::string_view bytes) {
    const auto event = protocol::read_event(rules, bytes);
    if (!event) return require(!event.error().why.empty(), "an event that cannot be read has a fault with a reason");
    const std::string text = protocol::write_event(rules, *event, Destination::journal).text;
    const auto again = protocol::read_event(rules, text);
    require(again && *again == *event, "an event survives a round trip");
    check_views(rules, *event);
}

void read_rules(std::string_view bytes) {
    const auto ruleset = protocol::read_ruleset(bytes);
    if (!ruleset)
        return require(!ruleset.error().why.empty(), "rules that cannot be read have a fault with a reason");
    const auto again = protocol::read_ruleset(protocol::write_ruleset(*ruleset).text);
    require(again && *again == *ruleset, "rules survive a round trip");
    const auto rules = engine::compile(*ruleset);
    require(rules || !rules.error().knobs.empty(), "contradictory rules are refused with the knobs concerned");
}

/// What waits to be delivered is stored, too.
void read_notice(std::string_view bytes) {
    const auto notice = protocol::read_notice(bytes);
    if (!notice)
        return require(!notice.error().why.empty(), "a notice that cannot be read has a fault with a reason");
    const auto again = protocol::read_notice(protocol::write_notice(*notice));
    require(again && *again == *notice, "a notice survives a round trip");
    for (const protocol::Language language : protocol::all_languages)
        require(!protocol::sentence(*notice, language).empty(), "a notice has a sentence in every language");
}

}  // namespace

void stored_event(std::string_view bytes) {
    static const std::array systems{test::classic(), test::system_rules("shmac"),
                                    test::system_rules("crosswords-17")};
    for (const engine::Rules& rules : systems) read_event(rules, bytes);
    read_rules(bytes);
    read_notice(bytes);
}

}  // namespace crisscross::fuzz
