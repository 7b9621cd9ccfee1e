#include "server/api/games/game_notes.hpp"

#include <algorithm>

#include "protocol/messages/history/note_messages.hpp"
#include "server/api/games/asked_game.hpp"
#include "server/api/games/asked_words.hpp"
#include "server/api/games/file_notes.hpp"
#include "server/api/questions/history_complaints.hpp"
#include "server/api/questions/places.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/games/view/line_check.hpp"
#include "server/history/no_such_game.hpp"
#include "server/limits/disk_reserve.hpp"
#include "server/limits/limits.hpp"
#include "server/metrics/limit.hpp"
#include "server/rooms/stored/game_reader.hpp"
#include "server/runtime/services.hpp"
#include "server/time/clock.hpp"
#include "server/time/span.hpp"
#include "storage/history/history_store.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

using protocol::history::NoteBody;
using protocol::history::NoteRequest;
using storage::KeepNoteOutcome;

/// What a note takes in the store besides its body.
constexpr std::int64_t bytes_per_row = 128;
/// Checking a play on a large full board takes as long as reading so many entries of a game.
constexpr std::size_t entries_per_play = 200;

const Complaint only_players_share{"NOT_SEATED", "Only the players of a game share notes about it.", "/shared"};
const Complaint too_long{"NOTE_TOO_LONG", "The lines of this note are too long to keep.", "/lines"};

using Notes = std::vector<protocol::history::Note>;

/// The notes of the file first, if the game came from one.
asio::awaitable<std::string> notes_as_sent(const storage::FoundGame& game, Notes of_file, const Asker& asker,
                                           Services& services) {
    const storage::NotesQuery query{game.facts.game, asker.player, asker.has_merged_guests};
    const auto find = [&](auto done) { services.store.history().find_notes(query, std::move(done)); };
    const auto found = co_await await<std::vector<storage::FoundNote>>(find);
    protocol::history::Notes notes;
    notes.notes = std::move(of_file);
    for (const storage::FoundNote& one : found) {
        protocol::history::Note& sent = notes.notes.emplace_back();
        sent = {one.note.version, one.note.changed, one.is_own, one.note.shared, std::nullopt, {one.note.body}};
        if (!one.is_own) sent.author = one.author;
    }
    co_return protocol::history::write(notes);
}

/// What reading the game and checking so many plays takes of what the network may open; in how many milliseconds, if
/// that is too much.
asio::awaitable<std::optional<Span>> has_to_wait(const storage::FoundGame& game, std::size_t plays,
                                                 const Asker& asker, Services& services) {
    const auto found = co_await services.store.find_version(game.room, game.name.number);
    if (!found) co_return std::nullopt;
    const std::size_t entries = found->version + plays * entries_per_play;
    co_return services.limits.games.refuse_opened_entries(asker.network, entries, services.clock.now());
}

/// The notes that the game came with. Their lines are checked where games are read, for the price of opening the
/// game.
asio::awaitable<Answer<Notes>> import_notes(const storage::FoundGame& game, const Asker& asker, Services& services) {
    if (!game.imported) co_return Notes();
    auto stored = co_await stored_game(game, services);
    if (!stored) co_return stored.error();
    auto notes = file_notes(*stored);
    const std::size_t plays = plays_in_lines(notes);
    if (plays == 0) co_return as_sent(notes, game.imported->at);
    const std::optional<Span> wait = co_await has_to_wait(game, plays, asker, services);
    if (wait) co_return too_many_opened(*wait);
    Answer<Notes> made = no_such_game();
    const GameReader::Look look = [&](const GameRecord& record) {
        made = as_sent(with_checked_lines(record, std::move(notes)), game.imported->at);
    };
    co_await services.game_reader.look_at(*std::move(stored), look);
    co_return made;
}

std::size_t count_plays(const std::vector<LineToCheck>& lines) {
    std::size_t plays = 0;
    for (const LineToCheck& line : lines) plays += line.plays.size();
    return plays;
}

/// The lines, checked where games are read, for the price of opening the game.
asio::awaitable<Answer<std::vector<LinePlays>>> checked(const storage::FoundGame& game, const Asker& asker,
                                                        std::uint32_t version, std::vector<LineToCheck> lines,
                                                        Services& services) {
    const std::optional<Span> wait = co_await has_to_wait(game, count_plays(lines), asker, services);
    if (wait) co_return too_many_opened(*wait);
    auto stored = co_await stored_game(game, services);
    if (!stored) co_return stored.error();
    Answer<std::vector<LinePlays>> made = no_such_game();
    const GameReader::Look look = [&](const GameRecord& record) { made = check_lines(record, version, lines); };
    co_await services.game_reader.look_at(*std::move(stored), look);
    co_return made;
}

std::vector<LineToCheck> lines_of(const NoteRequest& request) {
    std::vector<LineToCheck> lines;
    for (const protocol::history::LaidLine& line : request.lines)
        lines.push_back({line.plays, "/lines/" + std::to_string(lines.size()) + "/plays"});
    return lines;
}

NoteBody body_of(const NoteRequest& request, std::vector<LinePlays> lines) {
    NoteBody body{request.text, {}};
    for (std::size_t line = 0; line < lines.size(); ++line)
        body.lines.push_back({request.lines[line].name, std::move(lines[line])});
    return body;
}

std::optional<Complaint> complaint_of(KeepNoteOutcome outcome) {
    using protocol::Details;
    switch (outcome) {
        case KeepNoteOutcome::kept:
            return std::nullopt;
        case KeepNoteOutcome::too_many_in_game:
            return with_details({"TOO_MANY_NOTES", "You have as many notes about this game as are kept."},
                                Details{.max = storage::max_game_notes});
        case KeepNoteOutcome::too_many_by_player:
            return with_details({"TOO_MANY_NOTES", "You have as many notes as are kept."},
                                Details{.max = storage::max_player_notes});
        case KeepNoteOutcome::no_such_game:
            return no_such_game();
    }
    return std::nullopt;
}

bool plays_in(const storage::FoundGame& game) {
    return std::ranges::any_of(game.players, &storage::FoundSeat::is_asker);
}

Complaint too_much_noted(Span retry_after) {
    Complaint why("TOO_MANY_CHANGES",
                  "As many notes as may come from your address in a day have been saved. Try again later.");
    why.details.retry_after = retry_after;
    return beyond(Limit::notes, std::move(why));
}

/// Nothing for an empty note, which removes the one before.
std::int64_t bytes_in_store(const storage::Note& note) {
    return note.body.empty() ? 0 : static_cast<std::int64_t>(note.body.size()) + bytes_per_row;
}

asio::awaitable<std::optional<Complaint>> keep(storage::Note note, std::string network, Services& services) {
    if (note.body.size() > storage::max_note_bytes) co_return too_long;
    auto bytes = services.limits.growth.permit_bytes(KeptBytes::notes, network, bytes_in_store(note), services.clock);
    if (!bytes) co_return too_much_noted(bytes.error());
    const auto store = [&](auto done) { services.store.history().keep_note(std::move(note), std::move(done)); };
    const auto outcome = co_await await<KeepNoteOutcome>(store);
    if (outcome == KeepNoteOutcome::kept) bytes->use();
    co_return complaint_of(outcome);
}

/// Whether the asker takes a note back, and had one. For that nobody has to see the game any more.
asio::awaitable<bool> took_back(const Asker& asker, const std::string& rest, const NoteRequest& request,
                                Services& services) {
    const auto name = read_game_name(rest);
    if (!name || !request.text.empty() || !request.lines.empty()) co_return false;
    const auto remove = [&](auto done) {
        services.store.history().remove_note(asker.player, *name, request.version, std::move(done));
    };
    const bool had_one = co_await await<bool>(remove);
    co_return had_one;
}

}  // namespace

asio::awaitable<Answer<HistoryText>> notes_of_game(Asker asker, std::string rest, Parameters& parameters,
                                                   Services& services) {
    if (const auto complaint = parameters.complaint()) co_return *complaint;
    const auto game = co_await asked_game(asker, std::move(rest), services);
    if (!game) co_return game.error();
    auto of_file = co_await import_notes(*game, asker, services);
    if (!of_file) co_return of_file.error();
    std::string notes = co_await notes_as_sent(*game, *std::move(of_file), asker, services);
    co_return notes;
}

asio::awaitable<Answer<HistoryText>> note_about_game(Asker asker, std::string rest, Parameters& parameters,
                                                     Services& services) {
    if (const auto complaint = parameters.complaint()) co_return *complaint;
    const auto request = protocol::history::read_note_request(asker.body);
    if (!request) co_return complaint(request.error());
    const auto game = co_await asked_game(asker, rest, services);
    if (!game) {
        const bool is_done = co_await took_back(asker, rest, *request, services);
        if (is_done) co_return protocol::history::write(protocol::history::Notes());
        co_return game.error();
    }
    if (request->shared && !plays_in(*game)) co_return only_players_share;
    if (!request->lines.empty())
        if (const auto refused = co_await check_asked_words(*game, asker, services)) co_return *refused;
    auto lines = co_await checked(*game, asker, request->version, lines_of(*request), services);
    if (!lines) co_return lines.error();
    const NoteBody body = body_of(*request, *std::move(lines));
    const bool is_empty = body.text.empty() && body.lines.empty();  // which removes the note
    if (!is_empty && services.disk_reserve.refuses(services.clock.now())) co_return server_full(Limit::disk);
    std::string text = is_empty ? std::string() : protocol::history::write(body);
    storage::Note note{game->facts.game,     asker.player,    request->version,
                       services.clock.now(), request->shared, std::move(text)};
    auto of_file = co_await import_notes(*game, asker, services);
    if (!of_file) co_return of_file.error();
    const auto refused = co_await keep(std::move(note), asker.network, services);
    if (refused) co_return *refused;
    std::string notes = co_await notes_as_sent(*game, *std::move(of_file), asker, services);
    co_return notes;
}

asio::awaitable<Answer<HistoryText>> line_in_game(Asker asker, std::string rest, Parameters& parameters,
                                                  Services& services) {
    if (const auto complaint = parameters.complaint()) co_return *complaint;
    const auto request = protocol::history::read_line_request(asker.body);
    if (!request) co_return complaint(request.error());
    const auto game = co_await asked_game(asker, std::move(rest), services);
    if (!game) co_return game.error();
    if (const auto refused = co_await check_asked_words(*game, asker, services)) co_return *refused;
    std::vector<LineToCheck> line{{request->plays, "/plays"}};
    auto lines = co_await checked(*game, asker, request->version, std::move(line), services);
    if (!lines) co_return lines.error();
    co_return protocol::history::write(protocol::history::CheckedPlays{std::move(lines->front())});
}

}  // namespace crisscross::server
