#include "server/api/game_notes.hpp"

#include "protocol/messages/history/note_messages.hpp"
#include "server/api/asked_game.hpp"
#include "server/api/history_complaints.hpp"
#include "server/api/notes_of_file.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/games/view/line_check.hpp"
#include "server/history/no_such_game.hpp"
#include "server/limits/disk_reserve.hpp"
#include "server/metrics/limit.hpp"
#include "server/rooms/game_reader.hpp"
#include "server/runtime/services.hpp"
#include "server/time/clock.hpp"
#include "storage/history_store.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

using protocol::history::CheckedLine;
using protocol::history::NoteBody;
using protocol::history::NoteRequest;
using storage::KeepNoteOutcome;

const Complaint too_long{"NOTE_TOO_LONG", "The lines of this note are too long to keep.", "/lines"};

asio::awaitable<std::vector<protocol::history::Note>> notes_of_import(const storage::FoundGame& game,
                                                                      Services& services) {
    std::vector<protocol::history::Note> notes;
    if (!game.imported) co_return notes;
    const auto stored = co_await services.store.read_game(game.room, game.name.number);
    if (stored) notes = notes_of_file(*stored, game.imported->at);
    co_return notes;
}

asio::awaitable<std::string> notes_as_sent(const storage::FoundGame& game, const Asker& asker, Services& services) {
    const storage::NotesQuery query{game.facts.game, asker.player, asker.was_guests};
    const auto find = [&](auto done) { services.store.history().find_notes(query, std::move(done)); };
    const auto found = co_await await<std::vector<storage::FoundNote>>(find);
    protocol::history::Notes notes;
    notes.notes = co_await notes_of_import(game, services);
    for (const storage::FoundNote& one : found) {
        protocol::history::Note& sent = notes.notes.emplace_back();
        sent = {one.note.version, one.note.changed, one.is_own, one.note.shared, std::nullopt, {one.note.body}};
        if (!one.is_own) sent.author = one.author;
    }
    co_return protocol::history::write(notes);
}

asio::awaitable<Answer<GameRecord>> record_of(const storage::FoundGame& game, Services& services) {
    auto stored = co_await stored_game(game, services);
    if (!stored) co_return stored.error();
    auto record = co_await services.game_reader.read(*std::move(stored));
    if (!record) co_return no_such_game();
    co_return *std::move(record);
}

Answer<NoteBody> checked(const GameRecord& game, const NoteRequest& request) {
    NoteBody body{request.text, {}};
    for (const protocol::history::LaidLine& line : request.lines) {
        const std::string pointer = "/lines/" + std::to_string(body.lines.size()) + "/plays";
        auto plays = check_line(game, request.version, line.plays, pointer);
        if (!plays) return plays.error();
        body.lines.push_back({line.name, *std::move(plays)});
    }
    if (!game.entry(request.version)) return check_line(game, request.version, {}, "").error();
    return body;
}

std::optional<Complaint> complaint_of(KeepNoteOutcome outcome) {
    using protocol::Details;
    switch (outcome) {
        case KeepNoteOutcome::kept:
            return std::nullopt;
        case KeepNoteOutcome::too_many_of_game:
            return with_details({"TOO_MANY_NOTES", "You have as many notes about this game as are kept."},
                                Details{.most = storage::most_notes_of_game});
        case KeepNoteOutcome::too_many_of_player:
            return with_details({"TOO_MANY_NOTES", "You have as many notes as are kept."},
                                Details{.most = storage::most_notes_of_player});
        case KeepNoteOutcome::no_such_game:
            return no_such_game();
    }
    return std::nullopt;
}

asio::awaitable<std::optional<Complaint>> keep(storage::Note note, Services& services) {
    if (note.body.size() > storage::most_note_bytes) co_return too_long;
    const auto store = [&](auto done) { services.store.history().keep_note(std::move(note), std::move(done)); };
    const auto outcome = co_await await<KeepNoteOutcome>(store);
    co_return complaint_of(outcome);
}

}  // namespace

asio::awaitable<Answer<HistoryText>> notes_of_game(Asker asker, std::string rest, Parameters& parameters,
                                                   Services& services) {
    if (const auto complaint = parameters.complaint()) co_return *complaint;
    const auto game = co_await asked_game(asker, std::move(rest), services);
    if (!game) co_return game.error();
    std::string notes = co_await notes_as_sent(*game, asker, services);
    co_return notes;
}

asio::awaitable<Answer<HistoryText>> note_about_game(Asker asker, std::string rest, Parameters& parameters,
                                                     Services& services) {
    if (const auto complaint = parameters.complaint()) co_return *complaint;
    const auto request = protocol::history::read_note_request(asker.body);
    if (!request) co_return complaint(request.error());
    const auto game = co_await asked_game(asker, std::move(rest), services);
    if (!game) co_return game.error();
    const auto record = co_await record_of(*game, services);
    if (!record) co_return record.error();
    const auto body = checked(*record, *request);
    if (!body) co_return body.error();
    const bool is_empty = body->text.empty() && body->lines.empty();  // which removes the note
    if (!is_empty && services.disk_reserve.refuses(services.clock.now())) co_return server_full(Limit::disk);
    std::string text = is_empty ? std::string() : protocol::history::write(*body);
    storage::Note note{game->facts.game,     asker.player,    request->version,
                       services.clock.now(), request->shared, std::move(text)};
    const auto refused = co_await keep(std::move(note), services);
    if (refused) co_return *refused;
    std::string notes = co_await notes_as_sent(*game, asker, services);
    co_return notes;
}

asio::awaitable<Answer<HistoryText>> line_in_game(Asker asker, std::string rest, Parameters& parameters,
                                                  Services& services) {
    if (const auto complaint = parameters.complaint()) co_return *complaint;
    const auto request = protocol::history::read_line_request(asker.body);
    if (!request) co_return complaint(request.error());
    const auto game = co_await asked_game(asker, std::move(rest), services);
    if (!game) co_return game.error();
    const auto record = co_await record_of(*game, services);
    if (!record) co_return record.error();
    auto plays = check_line(*record, request->version, request->plays, "/plays");
    if (!plays) co_return plays.error();
    co_return protocol::history::write(protocol::history::CheckedPlays{*std::move(plays)});
}

}  // namespace crisscross::server
