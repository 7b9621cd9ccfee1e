#include "server/history/historian.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <chrono>
#include <future>

#include "server/data/awaitable_store.hpp"
#include "server/lexicons/lexicon_store.hpp"
#include "server/metrics/metrics.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/fakes/silent_store.hpp"

using namespace crisscross;
namespace asio = boost::asio;

namespace {

/// Has one finished game, which cannot be read, and keeps what is found of it only the second time: meanwhile it
/// has changed.
class ChangingStore : public test::SilentStore, public storage::HistoryStore {
public:
    int offers = 0;

    storage::HistoryStore& history() override { return *this; }
    void read_game(storage::RoomId, std::optional<int>,
                   storage::Completion<std::optional<storage::StoredGame>> done) override {
        done(std::optional<storage::StoredGame>{});
    }
    void find_unindexed(int, storage::Completion<std::vector<storage::UnindexedGame>> done) override {
        std::vector<storage::UnindexedGame> games;
        if (offers < 2) games.push_back({1, 1, 1});
        done(games);
    }
    void keep_history(storage::HistoryGame, storage::Completion<std::monostate>) override {}
    void leave_out(storage::GameId, storage::LeftOut, storage::Completion<std::monostate> done) override {
        ++offers;
        done(std::monostate{});
    }
    void find_games(storage::GameSearch, storage::Completion<storage::FindGamesOutcome>) override {}
    void find_game(storage::HistoryScope, storage::GameName,
                   storage::Completion<std::optional<storage::FoundGame>>) override {}
    void find_words(storage::WordSearch, storage::Completion<storage::FindWordsOutcome>) override {}
    void read_statistics(storage::StatisticsQuery,
                         storage::Completion<std::optional<storage::StatisticsRows>>) override {}
    void find_analysis(storage::GameId, storage::Completion<std::optional<storage::KeptAnalysis>>) override {}
    void keep_analysis(storage::KeptAnalysis, storage::Completion<std::monostate>) override {}
    void played_words(storage::WordsOfPlayer, storage::Completion<std::vector<std::string>>) override {}
    void find_notes(storage::NotesQuery, storage::Completion<std::vector<storage::FoundNote>>) override {}
    void keep_note(storage::Note, storage::Completion<storage::KeepNoteOutcome>) override {}
};

}  // namespace

TEST_CASE("a finished game of which nothing could be kept, because it changed meanwhile, is read again at once") {
    asio::io_context context;
    server::Metrics metrics("test");
    auto changing = std::make_unique<ChangingStore>();
    const ChangingStore& kept = *changing;
    server::AwaitableStore store(std::move(changing), metrics);
    const server::LexiconStore lexicons({});
    server::Historian historian(context, store, lexicons);
    asio::co_spawn(historian.strand(), historian.run(), asio::detached);
    for (int patience = 100; patience > 0 && kept.offers < 2; --patience)
        context.run_for(std::chrono::milliseconds(50));
    CHECK(kept.offers == 2);
}

TEST_CASE("only so many questions about finished games wait for the thread that answers them") {
    asio::io_context context;
    server::Metrics metrics("test");
    server::AwaitableStore store(std::make_unique<test::SilentStore>(), metrics);
    const server::LexiconStore lexicons({});
    server::Historian historian(context, store, lexicons);
    std::promise<void> go_on;
    const std::shared_future<void> may_go_on = go_on.get_future().share();
    const std::function<std::string()> work = [may_go_on] {
        may_go_on.wait();
        return std::string("done");
    };
    int made = 0;
    int refused = 0;
    const auto count = [&](const std::exception_ptr& failure, const std::string& text) {
        if (!failure) {
            made += text == "done";
            return;
        }
        try {
            std::rethrow_exception(failure);
        } catch (const server::StorageBusy&) {
            ++refused;
        }
    };
    for (int question = 0; question < server::Historian::max_questions + 3; ++question)
        asio::co_spawn(context, historian.make(work), count);
    context.poll();
    CHECK(refused == 3);
    go_on.set_value();
    context.run();
    CHECK(made == server::Historian::max_questions);
}
