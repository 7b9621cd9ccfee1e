#include "server/rooms/stored/new_game.hpp"

#include "engine/game/decide.hpp"
#include "protocol/stored/stored_text.hpp"
#include "server/games/model/decisions/clock_decision.hpp"
#include "server/games/stored/stored_game.hpp"
#include "server/lexicons/lexicon_store.hpp"
#include "server/lexicons/missing_list.hpp"

namespace crisscross::server {

namespace {

std::optional<engine::Lexicon> list_for(const LexiconStore& lexicons, const CreateGame& wanted) {
    return wanted.same_list ? lexicons.find(*wanted.same_list) : lexicons.find(wanted.lexicon);
}

/// Everybody sits down, and the game begins.
std::vector<GameEntry> first_entries(const CreateGame& wanted, const storage::GameSetup& setup, Moment now) {
    std::vector<protocol::GameEvent> events{wanted.seats};
    const GameState seated = fold(fresh_game(wanted.rules), numbered(events, 0, now));
    for (engine::Event& event :
         engine::begin(wanted.rules, setup.lexicon_hash, engine::Chance(setup.seed.value()), seated.levels()))
        events.emplace_back(std::move(event));
    events = with_clock(std::move(events), seated.clocks.rules);
    events.insert(events.end(), wanted.hours.begin(), wanted.hours.end());
    return numbered(std::move(events), 0, now);
}

}  // namespace

storage::GameSetup game_setup(const std::string& system, const engine::Rules& rules, const std::string& lexicon_id,
                              const engine::Lexicon& lexicon, Entropy& entropy) {
    storage::GameSetup setup{.system = system,
                             .rules = protocol::write_ruleset(rules.ruleset()).text,
                             .lexicon = lexicon_id,
                             .lexicon_hash = lexicon.hash()};
    entropy.fill(setup.seed.emplace());
    return setup;
}

Answer<NewGame> new_game(const LexiconStore& lexicons, Entropy& entropy, Moment now, storage::RoomId room,
                         const CreateGame& wanted) {
    const auto lexicon = list_for(lexicons, wanted);
    if (!lexicon) return lexicon_gone();
    NewGame made{.create = {.room = room, .number = wanted.number, .at = now}, .lexicon = *lexicon};
    made.create.setup = game_setup(wanted.system, wanted.rules, wanted.lexicon, *lexicon, entropy);
    made.create.setup.rated = wanted.rated;
    const auto entries = first_entries(wanted, made.create.setup, now);
    const GameState before = fresh_game(wanted.rules);
    made.create.projection = project(before, fold(before, entries), entries);
    made.create.projection.names.clear();  // those in the last game may be old
    made.create.events = event_texts(wanted.rules, entries);
    return made;
}

}  // namespace crisscross::server
