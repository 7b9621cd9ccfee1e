#include "server/api/games/game_analyses.hpp"

#include <algorithm>
#include <set>

#include "protocol/messages/history/analysis_messages.hpp"
#include "server/analysis/judged_move.hpp"
#include "server/api/games/asked_game.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/history/game_analyst.hpp"
#include "server/history/packed_analysis.hpp"
#include "server/limits/disk_reserve.hpp"
#include "server/metrics/limit.hpp"
#include "server/runtime/services.hpp"
#include "server/time/clock.hpp"
#include "storage/history/history_store.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

using protocol::history::AnalysisState;
using storage::KeptAnalysis;

AnalysisState state_of(const AnalysisProgress& progress) {
    return {.state = progress.is_running ? "running" : "waiting", .done = progress.done, .of = progress.total};
}

asio::awaitable<std::optional<KeptAnalysis>> kept_analysis(storage::GameId game, Services& services) {
    const auto find = [&](auto done) { services.store.history().find_analysis(game, std::move(done)); };
    auto kept = co_await await<std::optional<KeptAnalysis>>(find);
    co_return kept;
}

/// Each word that the asker's own seats have missed, once.
std::vector<std::string> missed_by_asker(const KeptAnalysis& kept, const storage::FoundGame& game) {
    std::set<std::string> words;
    for (const storage::MissedWord& missed : kept.missed) {
        const auto seat = engine::index_of(missed.seat);
        if (seat < game.players.size() && game.players[seat].is_asker) words.insert(missed.word);
    }
    return {words.begin(), words.end()};
}

/// Those that they have never played. What others have played elsewhere stays unknown.
asio::awaitable<std::vector<std::string>> new_words(const KeptAnalysis& kept, const storage::FoundGame& game,
                                                    const Asker& asker, Services& services) {
    std::vector<std::string> words = missed_by_asker(kept, game);
    const storage::WordsOfPlayer query{asker.player, asker.has_merged_guests, words};
    const auto find = [&](auto done) { services.store.history().played_words(query, std::move(done)); };
    const auto played = co_await await<std::vector<std::string>>(find);
    std::erase_if(words, [&](const std::string& word) { return std::ranges::count(played, word) > 0; });
    co_return words;
}

/// Nothing if it cannot be read, as if there were none.
asio::awaitable<std::optional<AnalysisState>> state_of(const KeptAnalysis& kept, const storage::FoundGame& game,
                                                       const Asker& asker, Services& services) {
    auto text = unpack_analysis(kept.body);
    if (!text) co_return std::nullopt;
    AnalysisState state{.state = "kept", .outdated = kept.evaluator < evaluator_version};
    state.analysis = protocol::Json{*std::move(text)};
    state.new_words = co_await new_words(kept, game, asker, services);
    co_return state;
}

}  // namespace

asio::awaitable<Answer<HistoryText>> analysis_of_game(Asker asker, std::string rest, Parameters& parameters,
                                                      Services& services) {
    if (const auto complaint = parameters.complaint()) co_return *complaint;
    const auto game = co_await asked_game(asker, std::move(rest), services);
    if (!game) co_return game.error();
    if (const auto progress = services.game_analyst.progress(game->facts.game))
        co_return protocol::history::write(state_of(*progress));
    const auto kept = co_await kept_analysis(game->facts.game, services);
    std::optional<AnalysisState> state;
    if (kept) state = co_await state_of(*kept, *game, asker, services);
    co_return protocol::history::write(state.value_or(AnalysisState{.state = "none"}));
}

asio::awaitable<Answer<HistoryText>> analyse_game(Asker asker, std::string rest, Parameters& parameters,
                                                  Services& services) {
    if (const auto complaint = parameters.complaint()) co_return *complaint;
    const auto game = co_await asked_game(asker, std::move(rest), services);
    if (!game) co_return game.error();
    const auto kept = co_await kept_analysis(game->facts.game, services);
    if (kept && kept->evaluator >= evaluator_version) {
        const auto state = co_await state_of(*kept, *game, asker, services);
        if (state) co_return protocol::history::write(*state);
    }
    if (services.disk_reserve.refuses(services.clock.now())) co_return server_full(Limit::disk);
    auto stored = co_await stored_game(*game, services);
    if (!stored) co_return stored.error();
    Holder holder{asker.player, asker.network};
    const auto progress = co_await services.game_analyst.ask(*std::move(stored), std::move(holder));
    if (!progress) co_return progress.error();
    co_return protocol::history::write(state_of(*progress));
}

}  // namespace crisscross::server
