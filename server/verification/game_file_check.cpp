#include "server/verification/game_file_check.hpp"

#include "engine/catalogue/catalogue.hpp"
#include "protocol/stored/stored_text.hpp"
#include "server/games/stored/stored_journal.hpp"

namespace crisscross::server {

namespace {

/// Who sits where, each person with a number of their own.
std::string numbered_seats(const protocol::CheckedGame& game) {
    auto event = std::get<protocol::SeatsChanged>(game.entries.front().event);
    std::int64_t free = 0;
    for (protocol::TakenSeat& seat : event.seats) {
        --free;
        if (seat.player == 0 && !seat.computer) seat.player = free;
    }
    return protocol::write_event(game.rules, event, protocol::Destination::journal).text;
}

std::string place_of(const protocol::CheckedGame& game, std::uint32_t version) {
    for (std::size_t index = 0; index < game.entries.size(); ++index)
        if (game.entries[index].version == version) return protocol::event_pointer(index);
    return "/events";
}

/// A room changes the rules of a system, but they stay those of the system.
std::optional<protocol::GameFileFault> check_system(const protocol::CheckedGame& game) {
    const std::string& system = game.file.system;
    if (!engine::catalogue::find(system))
        return protocol::GameFileFault{0, "/system", "the catalogue has no such system"};
    if (game.rules.ruleset().id != system)
        return protocol::GameFileFault{0, "/rules/id", "these are not rules of the system " + system};
    return std::nullopt;
}

}  // namespace

storage::StoredGame stored_form(const protocol::CheckedGame& game) {
    const protocol::ExportedGame& file = game.file;
    storage::StoredGame stored{.room = file.room,
                               .number = file.number,
                               .version = game.entries.back().version,
                               .setup = {file.system, file.rules.text, file.lexicon, file.lexicon_hash, file.seed}};
    for (const protocol::ExportedEntry& entry : file.entries)
        stored.entries.push_back({entry.version, entry.at, entry.event.text});
    stored.entries.front().body = numbered_seats(game);
    return stored;
}

protocol::GameCheck check_game_file(std::string_view text) {
    protocol::GameCheck check = protocol::check_game(text);
    if (!check.game) return check;
    if (auto fault = check_system(*check.game)) return {{*std::move(fault)}, std::nullopt};
    const auto journal = read_journal(stored_form(*check.game), check.game->rules);
    if (journal) return check;
    const GameDamage& damage = journal.error();
    check.faults.push_back({damage.version, place_of(*check.game, damage.version), damage.why});
    check.game.reset();
    return check;
}

}  // namespace crisscross::server
