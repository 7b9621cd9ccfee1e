#include "server/games/stored/game_export.hpp"

#include <stdexcept>

#include "protocol/gcg/gcg_export.hpp"
#include "protocol/stored/stored_text.hpp"
#include "server/games/stored/stored_journal.hpp"

namespace crisscross::server {

namespace {

using Download = engine::Result<GameDownload, NoDownload>;
using Reason = NoDownload::Reason;

protocol::ExportedGame head_of(const storage::StoredGame& stored) {
    return {.room = stored.room,
            .number = stored.number,
            .system = stored.setup.system,
            .lexicon = stored.setup.lexicon,
            .lexicon_hash = stored.setup.lexicon_hash,
            .seed = stored.setup.seed,
            .rules = {stored.setup.rules},
            .annotations = stored.annotations ? std::optional(protocol::Json{*stored.annotations}) : std::nullopt};
}

std::string file_name(const storage::StoredGame& stored, const std::string& ending) {
    return stored.room + '-' + std::to_string(stored.number) + ending;
}

/// In the canonical form, without the numbers of players.
std::string text_for_players(const storage::StoredGame& stored, const Journal& journal) {
    const engine::Rules& rules = journal.state.rules;
    protocol::ExportedGame game = head_of(stored);
    game.rules = protocol::write_ruleset(rules.ruleset());
    for (GameEntry entry : journal.log) {
        if (auto* seats = std::get_if<protocol::SeatsChanged>(&entry.event))
            for (protocol::TakenSeat& seat : seats->seats) seat.player = 0;
        const auto text = protocol::write_event(rules, entry.event, protocol::Destination::journal);
        game.entries.push_back({entry.version, entry.at, text});
    }
    return protocol::write_game(game);
}

Download as_record(const storage::StoredGame& stored, const Journal& journal) {
    std::vector<engine::Event> events;
    for (const GameEntry& entry : journal.log)
        if (const auto* event = std::get_if<engine::Event>(&entry.event)) events.push_back(*event);
    std::vector<std::string> names;
    for (const SeatHolder& holder : journal.state.seats) names.push_back(holder.name);
    auto text = protocol::gcg::write_record({journal.state.rules, names, stored.setup.lexicon, events});
    if (!text) return NoDownload{Reason::not_sayable, text.error().why};
    return GameDownload{file_name(stored, ".gcg"), "text/plain; charset=utf-8", *std::move(text)};
}

}  // namespace

void throw_exception_from_error(const NoDownload& refused, const boost::source_location&) {
    throw std::logic_error("unchecked refusal of a download: " + refused.why);
}

protocol::ExportedGame exported_game(const storage::StoredGame& stored) {
    protocol::ExportedGame game = head_of(stored);
    for (const storage::JournalEntry& entry : stored.entries)
        game.entries.push_back({entry.version, entry.at, {entry.body}});
    return game;
}

Download export_own_game(const storage::StoredGame& stored, storage::PlayerId viewer, GameFormat format) {
    const auto journal = read_journal(stored);
    if (!journal || !journal->state.seat_of(viewer)) return NoDownload{Reason::no_such_game, "there is no such game"};
    if (journal->state.stage() != Stage::over) return NoDownload{Reason::not_over, "the game is not over"};
    if (format == GameFormat::gcg) return as_record(stored, *journal);
    return GameDownload{file_name(stored, ".json"), "application/json", text_for_players(stored, *journal)};
}

}  // namespace crisscross::server
