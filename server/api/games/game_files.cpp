#include "server/api/games/game_files.hpp"

#include "server/api/games/asked_game.hpp"
#include "server/api/questions/asked_scope.hpp"
#include "server/api/questions/game_search.hpp"
#include "server/api/questions/history_complaints.hpp"
#include "server/api/questions/history_questions.hpp"
#include "server/api/questions/places.hpp"
#include "server/api/questions/room_guess.hpp"
#include "server/data/await_completion.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/history/historian.hpp"
#include "server/history/no_such_game.hpp"
#include "server/metrics/limit.hpp"
#include "storage/history/history_store.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

using Download = engine::Result<GameDownload, NoDownload>;

constexpr std::size_t enough_for_a_page = 1024 * 1024;

Complaint not_in_gcg(const NoDownload& refused) {
    return with_details({"NOT_IN_GCG", "There is no GCG file of this game: " + refused.why + ".", "format"},
                        {.reason = refused.code});
}

/// Those about the game that the asker may read.
asio::awaitable<std::vector<protocol::NoteToExport>> notes_for(const Asker& asker, const storage::FoundGame& game,
                                                               Services& services) {
    const storage::NotesQuery query{game.facts.game, asker.player, asker.has_merged_guests};
    const auto find = [&](auto done) { services.store.history().find_notes(query, std::move(done)); };
    const auto found = co_await await<std::vector<storage::FoundNote>>(find);
    std::vector<protocol::NoteToExport> notes;
    for (const storage::FoundNote& one : found)
        if (auto body = protocol::history::read_note_body(one.note.body))
            notes.push_back({one.note.version, one.author, *std::move(body)});
    co_return notes;
}

asio::awaitable<Download> file_of(const Asker& asker, const storage::FoundGame& found, GameFormat format,
                                  Services& services) {
    std::optional<storage::StoredGame> stored = co_await services.store.read_game(found.room, found.name.number);
    if (!stored) co_return NoDownload{};
    auto notes = co_await notes_for(asker, found, services);
    Download made = co_await services.historian.file_of(*std::move(stored), format, std::move(notes));
    co_return made;
}

/// Without the last end of line, so that files stand in an array as they are alone.
void add_to_array(std::string& array, std::string_view file) {
    if (array.size() > 1) array += ",\n";
    array += file.substr(0, file.find_last_not_of('\n') + 1);
}

asio::awaitable<HistoryText> array_of(const Asker& asker, const storage::GamePage& page, Services& services) {
    HistoryText array("[");
    for (const storage::FoundGame& found : page.games) {
        const Download made = co_await file_of(asker, found, GameFormat::json, services);
        if (made) add_to_array(array.text, made->body);
        const bool is_last = &found == &page.games.back();
        if (!is_last && array.text.size() <= enough_for_a_page) continue;
        if (!is_last || page.more) array.next_query = "after=" + game_name(found.name);
        break;
    }
    array.text += "]";
    co_return array;
}

}  // namespace

asio::awaitable<Answer<HistoryText>> game_file(Asker asker, std::string rest, Parameters& parameters,
                                               Services& services) {
    const GameFormat format = read_file_format(parameters);
    if (const auto complaint = parameters.complaint()) co_return *complaint;
    const auto found = co_await asked_game(asker, std::move(rest), services);
    if (!found) co_return found.error();
    Download made = co_await file_of(asker, *found, format, services);
    if (!made && made.error().reason == NoDownload::Reason::not_expressible) co_return not_in_gcg(made.error());
    if (!made) co_return no_such_game();
    HistoryText file(std::move(made->body));
    file.file_name = made->name;
    file.type = made->type;
    co_return file;
}

asio::awaitable<Answer<HistoryText>> files(Asker asker, std::string, Parameters& parameters, Services& services) {
    storage::HistoryScope scope = asked_scope(parameters, asker, services);
    const std::string same_room = scope.room ? "&room=" + *scope.room : "";
    storage::GameSearch search = read_file_search(parameters, std::move(scope));
    if (const auto complaint = parameters.complaint()) co_return *complaint;
    RoomGuess guess(search.scope, asker, services);
    if (!guess.is_allowed()) co_return too_many_requests(Limit::guesses);
    const auto find = [&](auto done) { services.store.history().find_games(std::move(search), std::move(done)); };
    const auto outcome = co_await await<storage::FindGamesOutcome>(find);
    if (std::holds_alternative<storage::NoSuchRoom>(outcome)) {
        guess.was_wrong();
        co_return no_such_room();
    }
    const auto* page = std::get_if<storage::GamePage>(&outcome);
    if (!page) co_return no_such_place();
    HistoryText array = co_await array_of(asker, *page, services);
    if (!array.next_query.empty()) array.next_query += same_room;
    co_return array;
}

}  // namespace crisscross::server
