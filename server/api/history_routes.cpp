#include "server/api/history_routes.hpp"

#include <array>

#include "server/api/history_answers.hpp"
#include "server/api/history_questions.hpp"
#include "server/api/import_routes.hpp"
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
const Complaint no_such_game{"NO_SUCH_GAME", "There is no such game, or you can\u2019t see it.", "id"};
const Complaint no_such_place{"BAD_CURSOR", "The list has no such place. Begin again without it.", "after"};

/// Codes of rooms that lead nowhere are limited as they are everywhere. Taken first, so that no number of requests at
/// once gets more guesses.
class Guess {
public:
    Guess(bool names_a_room, const Asker& asker, Services& services)
        : network_(asker.network),
          services_(services),
          is_one_(names_a_room),
          is_allowed_(!is_one_ || services.limits.take_guess(network_, services.clock.now())) {}

    bool is_allowed() const { return is_allowed_; }
    void was_right() {
        if (is_one_) services_.limits.give_back_guess(network_, services_.clock.now());
    }

private:
    std::string network_;
    Services& services_;
    bool is_one_;
    bool is_allowed_;
};

/// What a search gives, as text, or the complaint.
template <class Page>
Answer<std::string> answer_of(const std::variant<Page, storage::NoSuchRoom, storage::NoSuchPlace>& outcome,
                              Guess& guess) {
    if (std::holds_alternative<storage::NoSuchRoom>(outcome)) return no_such_room;
    guess.was_right();
    if (std::holds_alternative<storage::NoSuchPlace>(outcome)) return no_such_place;
    return protocol::history::write(as_sent(std::get<Page>(outcome)));
}

asio::awaitable<Answer<std::string>> games(Asker asker, std::string, Parameters& parameters, Services& services) {
    storage::HistoryScope scope = read_scope(parameters, asker.player, asker.was_guests);
    storage::GameSearch search = read_game_search(parameters, std::move(scope));
    if (const auto complaint = parameters.complaint()) co_return *complaint;
    Guess guess(search.scope.room.has_value(), asker, services);
    if (!guess.is_allowed()) co_return too_many_requests();
    const auto find = [&](auto done) { services.store.history().find_games(std::move(search), std::move(done)); };
    const auto outcome = co_await await<storage::FindGamesOutcome>(find);
    co_return answer_of(outcome, guess);
}

asio::awaitable<Answer<std::string>> words(Asker asker, std::string, Parameters& parameters, Services& services) {
    storage::HistoryScope scope = read_scope(parameters, asker.player, asker.was_guests);
    storage::WordSearch search = read_word_search(parameters, std::move(scope));
    if (const auto complaint = parameters.complaint()) co_return *complaint;
    Guess guess(search.scope.room.has_value(), asker, services);
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
    if (!name) co_return no_such_game;
    Guess guess(true, asker, services);
    if (!guess.is_allowed()) co_return too_many_requests();
    const storage::HistoryScope scope{.player = asker.player, .was_guests = asker.was_guests};
    const auto find = [&](auto done) { services.store.history().find_game(scope, *name, std::move(done)); };
    const auto found = co_await await<std::optional<storage::FoundGame>>(find);
    if (!found) co_return no_such_game;
    guess.was_right();
    const auto summary = co_await summary_of(*found, services);
    if (!summary) co_return no_such_game;
    protocol::history::Game made{.summary = as_sent(*found)};
    for (const SummaryMove& move : summary->moves) made.moves.push_back(as_sent(move));
    co_return protocol::history::write(made);
}

asio::awaitable<Answer<std::string>> statistics(Asker asker, std::string, Parameters& parameters,
                                                Services& services) {
    storage::HistoryScope scope = read_scope(parameters, asker.player, asker.was_guests);
    storage::StatisticsQuery query = read_statistics_query(parameters, std::move(scope));
    if (const auto complaint = parameters.complaint()) co_return *complaint;
    Guess guess(query.scope.room.has_value(), asker, services);
    if (!guess.is_allowed()) co_return too_many_requests();
    const auto read = [&](auto done) { services.store.history().read_statistics(std::move(query), std::move(done)); };
    const auto rows = co_await await<std::optional<storage::StatisticsRows>>(read);
    if (!rows) co_return no_such_room;
    guess.was_right();
    co_return protocol::history::write(as_sent(*rows));
}

constexpr std::array<HistoryRoute, 6> routes{{{"/api/v1/games", false, games},
                                              {"/api/v1/games/", true, game},
                                              {"/api/v1/words", false, words},
                                              {"/api/v1/statistics", false, statistics},
                                              {"/api/v1/imports", false, imports},
                                              {"/api/v1/imports/", true, count_import, "PUT"}}};

}  // namespace

std::span<const HistoryRoute> history_routes() {
    return routes;
}

FoundRoute find_route(std::string_view path) {
    for (const HistoryRoute& route : routes) {
        if (!route.has_rest && path == route.path) return {&route};
        if (route.has_rest && path.starts_with(route.path) && path.size() > route.path.size())
            return {&route, std::string(path.substr(route.path.size()))};
    }
    return {};
}

}  // namespace crisscross::server
