#include "server/rooms/new_room.hpp"

#include <stdexcept>

#include "protocol/stored/stored_text.hpp"
#include "server/games/model/game_record.hpp"
#include "server/games/model/seating.hpp"
#include "server/games/stored/stored_game.hpp"
#include "server/lexicons/lexicon_store.hpp"

namespace crisscross::server {

namespace {

bool is_set(const engine::Settings& settings, std::string_view name) {
    return name == "system" || settings.knobs.contains(name);
}

std::string_view name_of(engine::RulesetFault::Kind kind) {
    switch (kind) {
        case engine::RulesetFault::Kind::contradiction:
            return "contradiction";
        case engine::RulesetFault::Kind::out_of_range:
            return "out_of_range";
        case engine::RulesetFault::Kind::unknown:
            return "unknown";
    }
    throw std::logic_error("no such kind of fault");
}

protocol::Details details_of(const engine::RulesetFault& fault) {
    return {.reason = std::string(name_of(fault.kind)), .least = fault.least, .most = fault.most};
}

/// Points at the first of the knobs that the player has set, or else that a player can set.
Complaint bad_settings(const engine::RulesetFault& fault, const engine::Settings& request) {
    Complaint made{"BAD_SETTINGS", fault.why, "/settings"};
    made.knobs = fault.knobs;
    made.details = details_of(fault);
    for (const std::string& field : fault.knobs) {
        const engine::Knob* knob = engine::knob_setting(field);
        if (!knob && field != "system") continue;
        const std::string name(knob ? knob->name : field);
        if (is_set(request, name) || made.field == "/settings") made.field = "/settings/" + name;
        if (is_set(request, name)) break;
    }
    return made;
}

storage::GameSetup setup_of(const engine::Settings& settings, const engine::Rules& rules,
                            const std::string& lexicon_id, const engine::Lexicon& lexicon, Entropy& entropy) {
    storage::GameSetup setup{.system = settings.system,
                             .rules = protocol::write_ruleset(rules.ruleset()).text,
                             .lexicon = lexicon_id,
                             .lexicon_hash = lexicon.hash()};
    entropy.fill(setup.seed);
    return setup;
}

/// Its first events, and the rows that follow from them.
void begin(storage::CreateRoom& create, const engine::Rules& rules, std::span<const GameEntry> entries) {
    const GameState before = fresh_game(rules);
    create.projection = project(before, fold(before, entries), entries);
    for (const GameEntry& entry : entries)
        create.events.push_back(protocol::write_event(rules, entry.event, protocol::Destination::journal).text);
}

}  // namespace

Answer<NewRoom> new_room(const LexiconStore& lexicons, Entropy& entropy, Moment now, PlayerId player,
                         const protocol::client::Create& request) {
    auto rules = engine::resolve(request.settings);
    if (!rules) return bad_settings(rules.error(), request.settings);
    const std::string lexicon_id = request.settings.lexicon.value_or(std::string(default_lexicon));
    const auto lexicon = lexicons.find(lexicon_id);
    if (!lexicon) return Complaint{"UNKNOWN_LEXICON", "This server has no such word list.", "/settings/lexicon"};
    auto seated = take_seat(fresh_game(*rules), {player, request.name, request.level, request.if_away});
    if (!seated) return seated.error();
    storage::CreateRoom create{.at = now,
                               .setup = setup_of(request.settings, *rules, lexicon_id, *lexicon, entropy),
                               .command = storage::CommandId{player, request.id}};
    begin(create, *rules, numbered(*std::move(seated), 0, now));
    return NewRoom{std::move(create), *lexicon};
}

}  // namespace crisscross::server
