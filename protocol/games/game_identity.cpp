#include "protocol/games/game_identity.hpp"

#include <algorithm>

#include "engine/game/decisions/settlement.hpp"
#include "engine/game/history/record_end.hpp"
#include "protocol/stored/stored_text.hpp"

namespace crisscross::protocol {

namespace {

/// Without the numbers, names and evidence that go from a game when people delete themselves.
GameEvent without_person(GameEvent event) {
    if (auto* seated = std::get_if<SeatsChanged>(&event))
        for (TakenSeat& seat : seated->seats) {
            seat.player = 0;
            seat.name.clear();
        }
    if (auto* renamed = std::get_if<Renamed>(&event)) renamed->name.clear();
    if (auto* of_game = std::get_if<engine::Event>(&event))
        if (auto* shown = std::get_if<engine::EvidenceShown>(of_game)) shown->text.clear();
    return event;
}

ExportedGame without_people(const CheckedGame& game) {
    ExportedGame file = game.file;
    for (std::size_t index = 0; index < file.entries.size(); ++index)
        file.entries[index].event = write_event(game.rules, without_person(game.entries[index].event),
                                                Destination::journal, game.entries[index].at);
    return file;
}

template <class Wanted>
const Wanted* find_in(const GameFileEntry& entry) {
    const auto* event = std::get_if<engine::Event>(&entry.event);
    return event ? std::get_if<Wanted>(event) : nullptr;
}

std::vector<engine::Event> events_of(const CheckedGame& game) {
    std::vector<engine::Event> events;
    for (const GameFileEntry& entry : game.entries)
        if (const auto* event = std::get_if<engine::Event>(&entry.event)) events.push_back(*event);
    return events;
}

engine::RecordSettlement settlement_in(const engine::Ended& ended) {
    using engine::FinalScore;
    using engine::RecordSettlement;
    const auto any = [&ended](auto has) { return std::ranges::any_of(ended.final_scores, has); };
    if (any([](const FinalScore& score) { return score.awarded > 0; })) return RecordSettlement::went_out;
    const bool is_settled = any([](const FinalScore& score) { return score.deducted > 0 || score.overtime > 0; });
    return is_settled ? RecordSettlement::some : RecordSettlement::none;
}

/// The end of a record that does not say who has left.
engine::Ended end_with_all(const CheckedGame& game, engine::Ended ended) {
    engine::Game with_all = game.game;
    for (engine::Player& player : with_all.position.players) player.resigned = false;
    if (ended.reason == engine::EndReason::resignation)
        ended.reason = engine::reason_of_record(events_of(game), settlement_in(ended));
    ended.winners = engine::winners(with_all, ended.final_scores, ended.reason);
    return ended;
}

/// A record as it would be if it did not say who has left: files of the same game that are older say it only in a
/// note. Exactly the same, because the hashes of their imports are kept.
ExportedGame without_departures(const CheckedGame& game) {
    const ExportedGame whole = without_numbers(game);
    ExportedGame file = whole;
    file.entries.clear();
    for (std::size_t index = 0; index < whole.entries.size(); ++index) {
        if (find_in<engine::Resigned>(game.entries[index])) continue;
        ExportedEntry entry = whole.entries[index];
        entry.version -= static_cast<std::uint32_t>(index - file.entries.size());
        const auto* ended = find_in<engine::Ended>(game.entries[index]);
        if (ended && file.entries.size() < index)
            entry.event = write_event(game.rules, end_with_all(game, *ended), Destination::journal, entry.at);
        file.entries.push_back(std::move(entry));
    }
    return file;
}

/// The file without what depends on where the game was played and what was noted about it.
std::string text_of_any_place(ExportedGame file) {
    file.room.clear();
    file.number = 0;
    file.annotations.reset();
    // A record has no times: they are those of its import.
    if (!file.seed)
        for (ExportedEntry& entry : file.entries) entry.at = 0;
    return write_game(file);
}

}  // namespace

// Nobody has the draws of another game. Records have none, and two short ones may differ in nothing but names.
std::string identity_text(const CheckedGame& game) {
    return text_of_any_place(game.file.seed ? without_people(game) : without_departures(game));
}

std::string former_identity_text(const CheckedGame& game) {
    return text_of_any_place(without_numbers(game));
}

}  // namespace crisscross::protocol
