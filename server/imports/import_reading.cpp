#include "server/imports/import_reading.hpp"

#include <sodium/crypto_generichash.h>

#include <algorithm>

#include "engine/text/utf8.hpp"
#include "protocol/games/annotations.hpp"
#include "protocol/games/game_identity.hpp"
#include "protocol/games/games_in_file.hpp"
#include "protocol/gcg/gcg_names.hpp"
#include "protocol/gcg/records/recorded_file.hpp"
#include "protocol/stored/stored_text.hpp"
#include "server/games/stored/game_export.hpp"
#include "server/games/stored/stored_game.hpp"
#include "server/lexicons/lexicon_store.hpp"
#include "server/log/log.hpp"
#include "server/names/names.hpp"
#include "server/time/span.hpp"
#include "server/verification/game_file_check.hpp"

namespace crisscross::server {

namespace {

using protocol::CheckedGame;

/// Ids of word lists are not longer.
constexpr std::size_t max_id_bytes = 64;
/// Clocks of other machines may be ahead.
constexpr Span max_ahead = span::day;

Complaint bad_file(const std::string& sentence, const std::string& place) {
    return {"BAD_GAME_FILE", sentence, place};
}

Complaint bad_file(const protocol::GameFileFault& fault) {
    return bad_file("This game can\u2019t be imported: " + protocol::sentence(fault) + ".", fault.place);
}

Complaint bad_record(const protocol::gcg::Fault& fault) {
    const std::string line = "line " + std::to_string(fault.line);
    Complaint made{"BAD_RECORD", "This game can\u2019t be imported: " + (fault.line > 0 ? line : "the file") + " " +
                                     fault.why + "."};
    if (fault.line > 0) made.field = line;
    return made;
}

/// No annotated game begins so.
bool is_json(std::string_view text) {
    const auto start = text.find_first_not_of(" \t\r\n");
    return start != std::string_view::npos && (text[start] == '{' || text[start] == '[');
}

/// Somebody who has deleted themselves has none.
bool may_be_name(const std::string& name) {
    return name.empty() || read_name(name) == name;
}

bool is_taken(const std::vector<std::string>& names, const std::string& name) {
    return std::ranges::any_of(names, [&name](const auto& other) { return are_alike(other, name); });
}

bool may_be_id(const std::string& id) {
    return id.size() <= max_id_bytes && engine::is_plain_line(id);
}

/// The names in a game, as they follow each other. At no time may two of them be alike.
class NamesInGame {
public:
    explicit NamesInGame(std::size_t seats) : names_(seats) {}

    std::optional<Complaint> change(std::size_t seat, const std::string& name, const std::string& place) {
        if (!may_be_name(name)) return bad_file("Nobody can have this name in a game.", place);
        names_[seat].clear();
        if (!name.empty() && is_taken(names_, name))
            return bad_file("Someone else in the game has this name, or one that looks like it.", place);
        names_[seat] = name;
        return std::nullopt;
    }

private:
    std::vector<std::string> names_;
};

std::optional<Complaint> check_names(const CheckedGame& game) {
    const auto& seats = std::get<protocol::SeatsChanged>(game.entries.front().event).seats;
    NamesInGame names(seats.size());
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        const std::string place = "/events/0/event/seats/" + std::to_string(seat) + "/name";
        if (auto complaint = names.change(seat, seats[seat].name, place)) return complaint;
    }
    for (std::size_t index = 1; index < game.entries.size(); ++index) {
        const auto* renamed = std::get_if<protocol::Renamed>(&game.entries[index].event);
        if (!renamed) continue;
        const std::string place = "/events/" + std::to_string(index) + "/event/name";
        if (auto complaint = names.change(engine::index_of(renamed->seat), renamed->name, place)) return complaint;
    }
    return std::nullopt;
}

/// What the check of a file leaves open, because it has no bearing on the game: names, and when it was.
std::optional<Complaint> check_texts(const CheckedGame& game, Moment now) {
    if (!may_be_id(game.file.lexicon)) return bad_file("The name of the list can\u2019t be read.", "/lexicon/id");
    if (auto complaint = check_names(game)) return complaint;
    for (std::size_t index = 0; index < game.entries.size(); ++index)
        if (game.entries[index].at > now + max_ahead)
            return bad_file("Its time has not come yet.", "/events/" + std::to_string(index) + "/at");
    return std::nullopt;
}

std::optional<Complaint> check_end(const CheckedGame& game) {
    if (!game.game.over()) return Complaint{"GAME_NOT_OVER", "Only finished games can be imported.", "/events"};
    const auto& ended = std::get<engine::Over>(game.game.phase).result;
    if (ended.reason == engine::EndReason::aborted)
        return Complaint{"GAME_NOT_OVER", "This game was aborted, so it counts as not played.", "/events"};
    return std::nullopt;
}

std::optional<Complaint> check_annotations(const CheckedGame& game, storage::ImportSource source) {
    if (!game.file.annotations || game.file.annotations->text.size() <= protocol::max_annotation_bytes)
        return std::nullopt;
    const std::string sentence =
        "The notes of a game may have " + std::to_string(protocol::max_annotation_bytes >> 10) + " KiB.";
    if (source == storage::ImportSource::gcg) return Complaint{"BAD_RECORD", sentence};
    return bad_file(sentence, "/annotations");
}

std::array<std::uint8_t, 32> hash_of(const std::string& text) {
    std::array<std::uint8_t, 32> hash{};
    crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(text.data()), text.size(),
                       nullptr, 0);
    return hash;
}

/// Nobody sits in a seat but the owner, if one has their name.
protocol::SeatsChanged seats_for(const CheckedGame& game, const ImportOwner& by) {
    auto event = std::get<protocol::SeatsChanged>(game.entries.front().event);
    for (protocol::TakenSeat& seat : event.seats) seat.player = 0;
    take_own_seat(event, by);
    return event;
}

Answer<storage::NewImport> import_of(const CheckedGame& game, const ImportOwner& by, storage::ImportSource source) {
    if (auto complaint = check_end(game)) return *std::move(complaint);
    if (auto complaint = check_texts(game, by.now)) return *std::move(complaint);
    if (auto complaint = check_annotations(game, source)) return *std::move(complaint);
    storage::StoredGame stored = stored_form(game);
    stored.entries.front().body =
        protocol::write_event(game.rules, seats_for(game, by), protocol::Destination::journal).text;
    const auto journal = read_journal(stored, game.rules);
    if (!journal) return bad_file("This game can\u2019t be imported: " + journal.error().why + ".", "/events");
    storage::NewImport made{.owner = by.owner,
                            .at = by.now,
                            .source = source,
                            .hash = hash_of(protocol::identity_text(game)),
                            .former_hash = hash_of(protocol::former_identity_text(game)),
                            .setup = std::move(stored.setup),
                            .projection = project(fresh_game(game.rules), journal->state, journal->log)};
    made.projection.names.clear();  // the owner is called as before
    const auto annotations = game.file.annotations ? std::optional(game.file.annotations->text) : std::nullopt;
    storage::pack_into(made, stored.entries, annotations);
    return made;
}

/// Names as GCG has them may be longer than those of players, or alike.
std::vector<std::string> names_of(const protocol::gcg::Game& record, std::size_t seats) {
    std::vector<std::string> names;
    const auto is_free = [&names](const std::optional<std::string>& name) { return name && !is_taken(names, *name); };
    for (std::size_t seat = 0; seat < seats; ++seat) {
        const protocol::gcg::Player player =
            seat < record.players.size() ? record.players[seat] : protocol::gcg::Player{};
        auto name = read_name(player.name);
        if (!is_free(name)) name = read_name(player.nick);
        for (int number = static_cast<int>(seat) + 1; !is_free(name); ++number)
            name = "Player " + std::to_string(number);
        names.push_back(*std::move(name));
    }
    return names;
}

Answer<storage::NewImport> read_record(std::string_view text, const ImportOwner& by, const LexiconStore& lexicons) {
    const auto record = protocol::gcg::import_record(text);
    if (!record) return bad_record(record.error());
    if (!may_be_id(record->game.lexicon))
        return bad_record({record->game.lexicon_line, "has a name that no word list can have"});
    const auto list = lexicons.find(std::string_view(record->game.lexicon));
    const auto hash = list ? list->hash() : engine::Lexicon::Hash{};
    const auto names = names_of(record->game, record->replay.totals.size());
    const auto file = protocol::gcg::recorded_file(*record, names, hash, by.now);
    if (!file) return bad_record(file.error());
    const protocol::GameCheck check = check_game_file(*file);
    if (!check.game) return bad_record(protocol::gcg::fault_in_record(*record, hash, check.faults.front()));
    return import_of(*check.game, by, storage::ImportSource::gcg);
}

/// Of what the GCG of a game is when it is imported; nothing where GCG cannot express the game.
std::optional<std::array<std::uint8_t, 32>> hash_of_record(const storage::StoredGame& game,
                                                           const LexiconStore& lexicons) {
    const auto gcg = export_for_viewer(game, GameFormat::gcg);
    if (!gcg) return std::nullopt;
    const auto record = read_record(gcg->body, {}, lexicons);
    return record ? std::optional(record->hash) : std::nullopt;
}

}  // namespace

Answer<storage::NewImport> read_import(std::string_view text, const ImportOwner& by, const LexiconStore& lexicons) {
    if (!is_json(text)) return read_record(text, by, lexicons);
    const protocol::GameCheck check = check_game_file(text);
    if (!check.game && protocol::is_list_without_games(text))
        return Complaint{no_games, "This file contains no games."};
    if (!check.game) return bad_file(check.faults.front());
    auto made = import_of(*check.game, by, storage::ImportSource::json);
    if (made && made->setup.seed) made->record_hash = hash_of_record(stored_form(*check.game), lexicons);
    return made;
}

// The word list may have changed since the game was stored, so its record is made anew, with the list of now.
bool have_same_record(const storage::NewImport& made, const storage::StoredGame& game, const LexiconStore& lexicons) {
    if (made.setup.seed && game.setup.seed) return false;
    const auto hash = made.setup.seed ? made.record_hash : std::optional(made.hash);
    return hash && hash_of_record(game, lexicons) == hash;
}

void keep_list(const engine::Lexicon::Hash& list, const LexiconStore& lexicons) {
    const auto lexicon = lexicons.find(list);
    if (!lexicon) return;
    if (const auto fault = lexicons.keep(*lexicon))
        log::warning("a word list could not be kept", {{"file", fault->file.string()}, {"why", fault->fault.why}});
}

}  // namespace crisscross::server
