#include "server/api/history_routes.hpp"

#include <array>

#include "server/api/game_analyses.hpp"
#include "server/api/game_notes.hpp"
#include "server/api/history_answers.hpp"
#include "server/api/history_complaints.hpp"
#include "server/api/history_questions.hpp"
#include "server/api/room_guess.hpp"
#include "server/api/statistics_answer.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/history/historian.hpp"
#include "server/limits/limits.hpp"
#include "server/runtime/services.hpp"
#include "server/time/clock.hpp"
#include "storage/history_store.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

const Complaint no_such_room{"NO_SUCH_ROOM", "There is no such room, or you can\u2019t see its games.", "room"};

/// What a search gives, as text, or the complaint.
template <class Page>
Answer<std::string> answer_of(const std::variant<Page, storage::NoSuchRoom, storage::NoSuchPlace>& outcome,
                              RoomGuess& guess) {
    if (std::holds_alternative<storage::NoSuchRoom>(outcome)) return no_such_room;
    guess.was_right();
    if (std::holds_alternative<storage::NoSuchPlace>(outcome)) return no_such_place();
    return protocol::history::write(as_sent(std::get<Page>(outcome)));
}

asio::awaitable<Answer<std::string>> games(Asker asker, std::string, Parameters& parameters, Services& services) {
    storage::HistoryScope scope = read_scope(parameters, asker.player, asker.was_guests);
    storage::GameSearch search = read_game_search(parameters, std::move(scope));
    if (const auto complaint = parameters.complaint()) co_return *complaint;
    RoomGuess guess(search.scope.room.has_value(), asker, services);
    if (!guess.is_allowed()) co_return too_many_requests();
    const auto find = [&](auto done) { services.store.history().find_games(std::move(search), std::move(done)); };
    const auto outcome = co_await await<storage::FindGamesOutcome>(find);
    co_return answer_of(outcome, guess);
}

asio::awaitable<Answer<std::string>> words(Asker asker, std::string, Parameters& parameters, Services& services) {
    storage::HistoryScope scope = read_scope(parameters, asker.player, asker.was_guests);
    storage::WordSearch search = read_word_search(parameters, std::move(scope));
    if (const auto complaint = parameters.complaint()) co_return *complaint;
    RoomGuess guess(search.scope.room.has_value(), asker, services);
    if (!guess.is_allowed()) co_return too_many_requests();
    const auto find = [&](auto done) { services.store.history().find_words(std::move(search), std::move(done)); };
    const auto outcome = co_await await<storage::FindWordsOutcome>(find);
    co_return answer_of(outcome, guess);
}

asio::awaitable<std::optional<GameSummary>> summary_of(const storage::FoundGame& found, Services& services) {
    std::optional<storage::StoredGame> stored = co_await services.store.load_game(found.room, found.name.number);
    if (!stored) co_return std::nullopt;
    auto summary = co_await services.historian.summary_of(*std::move(stored));
    co_return summary;
}

asio::awaitable<Answer<std::string>> game(Asker asker, std::string rest, Parameters& parameters, Services& services) {
    if (const auto complaint = parameters.complaint()) co_return *complaint;
    const auto name = read_game_name(rest);
    if (!name) co_return no_such_game();
    RoomGuess guess(true, asker, services);
    if (!guess.is_allowed()) co_return too_many_requests();
    const storage::HistoryScope scope{.player = asker.player, .was_guests = asker.was_guests};
    const auto find = [&](auto done) { services.store.history().find_game(scope, *name, std::move(done)); };
    const auto found = co_await await<std::optional<storage::FoundGame>>(find);
    if (!found) co_return no_such_game();
    guess.was_right();
    const auto summary = co_await summary_of(*found, services);
    if (!summary) co_return no_such_game();
    protocol::history::Game made{.summary = as_sent(*found)};
    for (const SummaryMove& move : summary->moves) made.moves.push_back(as_sent(move));
    co_return protocol::history::write(made);
}

asio::awaitable<Answer<std::string>> statistics(Asker asker, std::string, Parameters& parameters,
                                                Services& services) {
    storage::HistoryScope scope = read_scope(parameters, asker.player, asker.was_guests);
    storage::StatisticsQuery query = read_statistics_query(parameters, std::move(scope));
    if (const auto complaint = parameters.complaint()) co_return *complaint;
    RoomGuess guess(query.scope.room.has_value(), asker, services);
    if (!guess.is_allowed()) co_return too_many_requests();
    const auto read = [&](auto done) { services.store.history().read_statistics(std::move(query), std::move(done)); };
    const auto rows = co_await await<std::optional<storage::StatisticsRows>>(read);
    if (!rows) co_return no_such_room;
    guess.was_right();
    co_return protocol::history::write(as_sent(*rows));
}

constexpr std::array routes{HistoryRoute{"/api/v1/games", false, games},
                            HistoryRoute{"/api/v1/games/", true, analysis_of_game, "/analysis"},
                            HistoryRoute{"/api/v1/games/", true, analyse_game, "/analysis", "POST"},
                            HistoryRoute{"/api/v1/games/", true, notes_of_game, "/notes"},
                            HistoryRoute{"/api/v1/games/", true, note_about_game, "/notes", "PUT"},
                            HistoryRoute{"/api/v1/games/", true, line_in_game, "/line", "POST"},
                            HistoryRoute{"/api/v1/games/", true, game},
                            HistoryRoute{"/api/v1/words", false, words},
                            HistoryRoute{"/api/v1/statistics", false, statistics}};

/// The part of the path that is the route's own to read; nothing if the path is another's.
std::optional<std::string_view> rest_of(std::string_view path, const HistoryRoute& route) {
    if (!path.starts_with(route.path) || !path.ends_with(route.ending)) return std::nullopt;
    const std::size_t fixed = route.path.size() + route.ending.size();
    if (route.has_rest ? path.size() <= fixed : path.size() != fixed) return std::nullopt;
    return path.substr(route.path.size(), path.size() - fixed);
}

}  // namespace

std::span<const HistoryRoute> history_routes() {
    return routes;
}

FoundRoute find_route(std::string_view path, std::string_view method) {
    for (const HistoryRoute& route : routes) {
        if (route.method != method) continue;
        if (const auto rest = rest_of(path, route)) return {&route, std::string(*rest)};
    }
    return {};
}

std::string methods_of(std::string_view path) {
    std::string methods;
    for (const HistoryRoute& route : routes) {
        const bool is_known = methods.find(route.method) != std::string::npos;
        if (is_known || find_route(path, route.method).route == nullptr) continue;
        methods += (methods.empty() ? "" : ", ") + std::string(route.method);
    }
    return methods;
}

}  // namespace crisscross::server
