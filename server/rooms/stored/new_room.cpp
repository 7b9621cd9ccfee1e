#include "server/rooms/stored/new_room.hpp"

#include "server/games/model/seating.hpp"
#include "server/games/stored/stored_game.hpp"
#include "server/lexicons/lexicon_store.hpp"
#include "server/rooms/model/room_change.hpp"
#include "server/rooms/model/room_settings.hpp"
#include "server/rooms/stored/new_game.hpp"
#include "server/rooms/stored/series.hpp"

namespace crisscross::server {

namespace {

/// The complaint about a field inside of this one.
Complaint at(Complaint complaint, const std::string& place) {
    complaint.field = place + complaint.field.value_or("");
    return complaint;
}

/// Without the hash of a password.
Answer<AboutRoom> about_new_room(const protocol::AboutRoom& wanted) {
    auto name = read_room_name(wanted.name.value_or(""));
    if (!name) return at(name.error(), "/about_room");
    const AboutRoom about{.name = *std::move(name),
                          .entry = wanted.entry.value_or(protocol::RoomEntry::link),
                          .watching = wanted.watching.value_or(protocol::Watching{}),
                          .rated = wanted.rated.value_or(true)};
    if (about.entry != protocol::RoomEntry::password) return about;
    if (const auto refused = check_room_password(wanted.password.value_or(""))) return at(*refused, "/about_room");
    return about;
}

}  // namespace

Answer<NewRoom> new_room(const LexiconStore& lexicons, Entropy& entropy, Moment now, PlayerId player,
                         const protocol::client::Create& request) {
    const auto rules = rules_of(request.settings);
    if (!rules) return rules.error();
    const std::string lexicon_id = request.settings.lexicon.value_or(std::string(default_lexicon));
    const auto lexicon = lexicons.find(lexicon_id);
    if (!lexicon) return unknown_lexicon();
    const auto about = about_new_room(request.about_room.value_or(protocol::AboutRoom{}));
    if (!about) return about.error();
    const GameState before = fresh_game(*rules);
    auto seated = take_seat(before, {player, request.name, request.level, request.if_away});
    if (!seated) return seated.error();
    if (request.clock && request.clock->has_clock())
        std::get<protocol::SeatsChanged>(seated->front()).clock = request.clock;
    const auto entries = numbered(*std::move(seated), 0, now);
    auto setup = game_setup(request.settings.system, *rules, lexicon_id, *lexicon, entropy);
    setup.rated = about->rated;
    return NewRoom{{.at = now,
                    .setup = std::move(setup),
                    .events = event_texts(*rules, entries),
                    .command = storage::CommandId{player, request.id},
                    .projection = project(before, fold(before, entries), entries),
                    .about = stored_form(*about)},
                   *lexicon};
}

}  // namespace crisscross::server
