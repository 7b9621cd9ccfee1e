#include "server/rooms/new_room.hpp"

#include "server/games/model/seating.hpp"
#include "server/games/stored/stored_game.hpp"
#include "server/lexicons/lexicon_store.hpp"
#include "server/rooms/model/room_settings.hpp"
#include "server/rooms/new_game.hpp"

namespace crisscross::server {

Answer<NewRoom> new_room(const LexiconStore& lexicons, Entropy& entropy, Moment now, PlayerId player,
                         const protocol::client::Create& request) {
    const auto rules = rules_of(request.settings);
    if (!rules) return rules.error();
    const std::string lexicon_id = request.settings.lexicon.value_or(std::string(default_lexicon));
    const auto lexicon = lexicons.find(lexicon_id);
    if (!lexicon) return Complaint{"UNKNOWN_LEXICON", "This server has no such word list.", "/settings/lexicon"};
    const GameState before = fresh_game(*rules);
    auto seated = take_seat(before, {player, request.name, request.level, request.if_away});
    if (!seated) return seated.error();
    if (request.clock && request.clock->has_clock())
        std::get<protocol::SeatsChanged>(seated->front()).clock = request.clock;
    const auto entries = numbered(*std::move(seated), 0, now);
    return NewRoom{{.at = now,
                    .setup = game_setup(request.settings.system, *rules, lexicon_id, *lexicon, entropy),
                    .events = event_texts(*rules, entries),
                    .command = storage::CommandId{player, request.id},
                    .projection = project(before, fold(before, entries), entries)},
                   *lexicon};
}

}  // namespace crisscross::server
