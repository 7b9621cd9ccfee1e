#include "server/api/history_routes.hpp"

#include <array>

#include "server/api/answers/history_answers.hpp"
#include "server/api/answers/statistics_answer.hpp"
#include "server/api/games/asked_game.hpp"
#include "server/api/games/game_analyses.hpp"
#include "server/api/games/game_files.hpp"
#include "server/api/games/game_notes.hpp"
#include "server/api/games/game_picture.hpp"
#include "server/api/import_api.hpp"
#include "server/api/import_routes.hpp"
#include "server/api/own_data.hpp"
#include "server/api/questions/asked_scope.hpp"
#include "server/api/questions/game_search.hpp"
#include "server/api/questions/history_complaints.hpp"
#include "server/api/questions/history_questions.hpp"
#include "server/api/questions/room_guess.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/history/historian.hpp"
#include "server/history/no_such_game.hpp"
#include "server/limits/limits.hpp"
#include "server/metrics/limit.hpp"
#include "server/runtime/services.hpp"
#include "server/time/clock.hpp"
#include "storage/history/history_store.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

/// What a search gives, as text, or the complaint.
template <class Page>
Answer<HistoryText> answer_of(const std::variant<Page, storage::NoSuchRoom, storage::NoSuchPlace>& outcome,
                              RoomGuess& guess) {
    if (std::holds_alternative<storage::NoSuchRoom>(outcome)) {
        guess.was_wrong();
        return no_such_room();
    }
    if (std::holds_alternative<storage::NoSuchPlace>(outcome)) return no_such_place();
    return protocol::history::write(as_sent(std::get<Page>(outcome)));
}

asio::awaitable<Answer<HistoryText>> games(Asker asker, std::string, Parameters& parameters, Services& services) {
    storage::HistoryScope scope = asked_scope(parameters, asker, services);
    storage::GameSearch search = read_game_search(parameters, std::move(scope));
    if (const auto complaint = parameters.complaint()) co_return *complaint;
    RoomGuess guess(search.scope, asker, services);
    if (!guess.is_allowed()) co_return too_many_requests(Limit::guesses);
    const auto find = [&](auto done) { services.store.history().find_games(std::move(search), std::move(done)); };
    const auto outcome = co_await await<storage::FindGamesOutcome>(find);
    co_return answer_of(outcome, guess);
}

asio::awaitable<Answer<HistoryText>> words(Asker asker, std::string, Parameters& parameters, Services& services) {
    storage::HistoryScope scope = asked_scope(parameters, asker, services);
    storage::WordSearch search = read_word_search(parameters, std::move(scope));
    if (const auto complaint = parameters.complaint()) co_return *complaint;
    RoomGuess guess(search.scope, asker, services);
    if (!guess.is_allowed()) co_return too_many_requests(Limit::guesses);
    const auto find = [&](auto done) { services.store.history().find_words(std::move(search), std::move(done)); };
    const auto outcome = co_await await<storage::FindWordsOutcome>(find);
    co_return answer_of(outcome, guess);
}

// Read and written where no game waits for it: a long one has thousands of moves.
asio::awaitable<std::optional<std::string>> text_of(const storage::FoundGame& found, Services& services) {
    std::optional<storage::StoredGame> stored = co_await services.store.read_game(found.room, found.name.number);
    if (!stored) co_return std::nullopt;
    const Historian::Write write = [&found](const GameSummary& summary) {
        protocol::history::Game made{.summary = as_sent(found)};
        for (const SummaryMove& move : summary.moves) made.moves.push_back(as_sent(move));
        return protocol::history::write(made);
    };
    auto text = co_await services.historian.text_of(*std::move(stored), write);
    co_return text;
}

asio::awaitable<Answer<HistoryText>> game(Asker asker, std::string rest, Parameters& parameters, Services& services) {
    if (const auto complaint = parameters.complaint()) co_return *complaint;
    const auto found = co_await asked_game(asker, std::move(rest), services);
    if (!found) co_return found.error();
    auto text = co_await text_of(*found, services);
    if (!text) co_return no_such_game();
    co_return *std::move(text);
}

asio::awaitable<Answer<HistoryText>> statistics(Asker asker, std::string, Parameters& parameters,
                                                Services& services) {
    storage::HistoryScope scope = asked_scope(parameters, asker, services);
    storage::StatisticsQuery query = read_statistics_query(parameters, std::move(scope));
    if (const auto complaint = parameters.complaint()) co_return *complaint;
    RoomGuess guess(query.scope, asker, services);
    if (!guess.is_allowed()) co_return too_many_requests(Limit::guesses);
    const auto read = [&](auto done) { services.store.history().read_statistics(std::move(query), std::move(done)); };
    const auto rows = co_await await<std::optional<storage::StatisticsRows>>(read);
    if (!rows) {
        guess.was_wrong();
        co_return no_such_room();
    }
    // Ratings are calculated from thousands of games.
    const std::function<std::string()> write = [&rows] { return protocol::history::write(as_sent(*rows)); };
    std::string text = co_await services.historian.make(write);
    co_return text;
}

constexpr std::array routes{HistoryRoute{"/api/v1/games", PathKind::whole, games},
                            HistoryRoute{"/api/v1/games/", PathKind::beginning, analysis_of_game, "/analysis"},
                            HistoryRoute{"/api/v1/games/", PathKind::beginning, analyse_game, "/analysis", "POST"},
                            HistoryRoute{"/api/v1/games/", PathKind::beginning, notes_of_game, "/notes"},
                            HistoryRoute{"/api/v1/games/", PathKind::beginning, note_about_game, "/notes", "PUT"},
                            HistoryRoute{"/api/v1/games/", PathKind::beginning, line_in_game, "/line", "POST"},
                            HistoryRoute{"/api/v1/games/", PathKind::beginning, game_file, "/file"},
                            HistoryRoute{"/api/v1/games/", PathKind::beginning, picture_of_game, "/picture"},
                            HistoryRoute{"/api/v1/games/", PathKind::beginning, game},
                            HistoryRoute{"/api/v1/files", PathKind::whole, files},
                            HistoryRoute{"/api/v1/me", PathKind::whole, about_me},
                            HistoryRoute{"/api/v1/me", PathKind::whole, delete_me, "", "DELETE"},
                            HistoryRoute{"/api/v1/lines", PathKind::whole, own_lines},
                            HistoryRoute{"/api/v1/notes", PathKind::whole, own_notes},
                            HistoryRoute{"/api/v1/imports", PathKind::whole, imports},
                            HistoryRoute{"/api/v1/imports", PathKind::whole, remove_all_imports, "", "DELETE"},
                            HistoryRoute{"/api/v1/imports", PathKind::whole, set_all_counting, "", "PUT"},
                            HistoryRoute{"/api/v1/imports/", PathKind::beginning, set_import_counting, "", "PUT"},
                            HistoryRoute{"/api/v1/imports/", PathKind::beginning, remove_one_import, "", "DELETE"},
                            HistoryRoute{"/api/v1/words", PathKind::whole, words},
                            HistoryRoute{"/api/v1/statistics", PathKind::whole, statistics}};

/// The part of the path that is the route's own to read; nothing if the path is another's.
std::optional<std::string_view> rest_of(std::string_view path, const HistoryRoute& route) {
    if (!path.starts_with(route.path) || !path.ends_with(route.ending)) return std::nullopt;
    const std::size_t fixed = route.path.size() + route.ending.size();
    const bool has_rest = path.size() > fixed;
    if (path.size() < fixed || has_rest != (route.kind == PathKind::beginning)) return std::nullopt;
    return path.substr(route.path.size(), path.size() - fixed);
}

}  // namespace

std::span<const HistoryRoute> history_routes() {
    return routes;
}

FoundRoute find_route(std::string_view method, std::string_view path) {
    FoundRoute found;
    for (const HistoryRoute& route : routes) {
        const auto rest = rest_of(path, route);
        if (!rest) continue;
        if (!found.route && route.method == method) {
            found.route = &route;
            found.rest = *rest;
        }
        if (found.methods.find(route.method) == std::string::npos)
            found.methods += (found.methods.empty() ? "" : ", ") + std::string(route.method);
    }
    if (is_import_call("POST", path)) found.methods += ", POST";
    return found;
}

}  // namespace crisscross::server
