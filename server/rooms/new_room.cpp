#include "server/rooms/new_room.hpp"

#include "protocol/stored/event_text.hpp"
#include "protocol/stored/ruleset_text.hpp"
#include "server/lexicons/lexicon_store.hpp"
#include "server/rooms/model/room_record.hpp"
#include "server/rooms/model/seating.hpp"
#include "server/rooms/room_code.hpp"
#include "storage/accounts.hpp"

namespace crisscross::server {

namespace {

/// Points at the first of the knobs that the player has set, or that one can set.
Complaint bad_settings(const engine::RulesetFault& fault, const engine::Settings& request) {
    Complaint made{"BAD_SETTINGS", fault.why, "/settings"};
    made.words = fault.knobs;
    for (const std::string& knob : fault.knobs) {
        const auto setting = protocol::setting_for(knob);
        if (!setting) continue;
        const bool set = protocol::is_set(request, *setting);
        if (set || made.field == "/settings") made.field = "/settings/" + *setting;
        if (set) break;
    }
    return made;
}

storage::Append first_append(const NewRoom& room) {
    storage::Append first{.at = room.row.created, .command = room.command, .stage = room.row.stage};
    for (const RoomEntry& entry : room.entries)
        first.bodies.push_back(protocol::write_event(room.rules, entry.event, protocol::Reader::journal).text);
    return first;
}

void seat_maker(storage::Database& database, storage::RoomId id, const NewRoom& room) {
    const auto& seated = std::get<protocol::Seated>(room.entries.front().event);
    storage::add_seat(database, id, 0, seated.player, seated.name);
    storage::rename_account(database, seated.player, seated.name);
}

}  // namespace

Answer<NewRoom> new_room(const LexiconStore& lexicons, Entropy& entropy, Moment now, PlayerId player,
                         const protocol::client::Create& request) {
    auto rules = engine::resolve(request.settings);
    if (!rules) return bad_settings(rules.error(), request.settings);
    const std::string lexicon_id = request.settings.lexicon.value_or(std::string(default_lexicon));
    const auto lexicon = lexicons.find(lexicon_id);
    if (!lexicon) return Complaint{"UNKNOWN_LEXICON", "This server has no such word list.", "/settings/lexicon"};
    auto seated = take_seat(fresh_room(*rules), player, request.name, request.level);
    if (!seated) return seated.error();
    NewRoom made{
        .rules = *rules, .lexicon = lexicon, .entries = {{1, now, seated->front()}}, .command = {player, request.id}};
    made.row.rules = protocol::write_ruleset(rules->ruleset()).text;
    made.row.lexicon = lexicon_id;
    made.row.lexicon_hash = lexicon->hash();
    entropy.fill(made.row.seed);
    made.row.system = request.settings.system;
    made.row.stage = name(Stage::waiting);
    made.row.created = now;
    return made;
}

std::string store(storage::Database& database, const NewRoom& room, Entropy& entropy) {
    if (const auto receipt = storage::find_receipt(database, room.command.first, room.command.second))
        return storage::find_room(database, receipt->room).value().code;
    const storage::Append first = first_append(room);
    for (storage::RoomRow row = room.row;;) {
        row.code = new_room_code(entropy);
        if (const auto id = storage::create_room(database, row, first)) {
            seat_maker(database, *id, room);
            return row.code;
        }
    }
}

}  // namespace crisscross::server
