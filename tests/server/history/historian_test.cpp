#include "server/history/historian.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <chrono>
#include <future>

#include "server/data/awaitable_store.hpp"
#include "server/lexicons/lexicon_store.hpp"
#include "server/metrics/metrics.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/texts.hpp"
#include "tests/support/fakes/silent_store.hpp"
#include "tests/support/fakes/stored_game.hpp"

using namespace crisscross;
namespace asio = boost::asio;

namespace {

/// Has finished games of which nothing is kept yet, each in the room of the same number.
class FinishedGames : public test::SilentStore, public storage::HistoryStore {
public:
    explicit FinishedGames(std::vector<storage::GameId> games) : unindexed(std::move(games)) {}

    std::vector<storage::GameId> unindexed;
    std::vector<storage::GameId> kept{};
    std::vector<storage::GameId> left_out{};

    storage::HistoryStore& history() override { return *this; }
    void find_unindexed(int limit, storage::Completion<std::vector<storage::UnindexedGame>> done) override {
        std::vector<storage::UnindexedGame> games;
        for (const storage::GameId game : unindexed)
            if (std::ssize(games) < limit) games.push_back({game, game, 1});
        done(games);
    }
    void keep_history(storage::HistoryGame game, storage::Completion<std::monostate> done) override {
        kept.push_back(game.facts.game);
        std::erase(unindexed, game.facts.game);
        done(std::monostate{});
    }
    void leave_out(storage::GameId game, storage::LeftOut, storage::Completion<std::monostate> done) override {
        left_out.push_back(game);
        std::erase(unindexed, game);
        done(std::monostate{});
    }
    void find_games(storage::GameSearch, storage::Completion<storage::FindGamesOutcome>) override {}
    void find_game(storage::HistoryScope, storage::GameName, storage::Completion<storage::FindGameOutcome>) override {
    }
    void find_words(storage::WordSearch, storage::Completion<storage::FindWordsOutcome>) override {}
    void read_statistics(storage::StatisticsQuery,
                         storage::Completion<std::optional<storage::StatisticsRows>>) override {}
    void find_analysis(storage::GameId, storage::Completion<std::optional<storage::KeptAnalysis>>) override {}
    void keep_analysis(storage::KeptAnalysis, storage::Completion<std::monostate>) override {}
    void played_words(storage::WordsOfPlayer, storage::Completion<std::vector<std::string>>) override {}
    void find_notes(storage::NotesQuery, storage::Completion<std::vector<storage::FoundNote>>) override {}
    void keep_note(storage::Note, storage::Completion<storage::KeepNoteOutcome>) override {}
    void remove_note(storage::PlayerId, storage::GameName, std::uint32_t, storage::Completion<bool>) override {}
};

/// One that cannot be read, and is left out only the second time: meanwhile it has changed.
class ChangingGame : public FinishedGames {
public:
    ChangingGame() : FinishedGames({1}) {}

    void read_game(storage::RoomId, std::optional<int>,
                   storage::Completion<std::optional<storage::StoredGame>> done) override {
        done(std::optional<storage::StoredGame>{});
    }
    void leave_out(storage::GameId game, storage::LeftOut why, storage::Completion<std::monostate> done) override {
        FinishedGames::leave_out(game, why, std::move(done));
        if (left_out.size() < 2) unindexed.push_back(game);
    }
};

/// Two, of which the first cannot be read, for this reason, the first time.
class FailingGame : public FinishedGames {
public:
    explicit FailingGame(storage::Failure::Kind why) : FinishedGames({1, 2}), why_(why) {}

    void read_game(storage::RoomId room, std::optional<int>,
                   storage::Completion<std::optional<storage::StoredGame>> done) override {
        if (room == 1 && reads_++ == 0) return done(storage::Failure{"no", why_});
        storage::StoredGame game = test::stored_game(test::classic(), 2, 3);
        game.id = room;
        done(std::optional(std::move(game)));
    }

private:
    storage::Failure::Kind why_;
    int reads_ = 0;
};

/// What has become of finished games.
struct Indexing {
    std::vector<storage::GameId> kept{};
    std::vector<storage::GameId> left_out{};
};

/// Runs the historian until nothing of these games is left to do.
Indexing index_all(std::unique_ptr<FinishedGames> games) {
    const FinishedGames& all = *games;
    asio::io_context context;
    server::Metrics metrics("test");
    server::AwaitableStore store(std::move(games), metrics);
    const server::LexiconStore lexicons({});
    server::Historian historian(context, store, lexicons, std::chrono::milliseconds(1));
    asio::co_spawn(historian.strand(), historian.run(), asio::detached);
    for (int patience = 100; patience > 0 && !all.unindexed.empty(); --patience)
        context.run_for(std::chrono::milliseconds(50));
    return {all.kept, all.left_out};
}

using Games = std::vector<storage::GameId>;
using Why = storage::Failure::Kind;

}  // namespace

TEST_CASE("a finished game of which nothing could be kept, because it changed meanwhile, is read again at once") {
    CHECK(index_all(std::make_unique<ChangingGame>()).left_out == Games{1, 1});
}

TEST_CASE("a finished game on a damaged page is left out of searches, and no other") {
    const Indexing found = index_all(std::make_unique<FailingGame>(Why::damaged));
    CHECK(found.left_out == Games{1});
    CHECK(found.kept == Games{2});
}

TEST_CASE("a finished game that could not be read for a while is kept after the others, and not left out") {
    const Indexing found = index_all(std::make_unique<FailingGame>(Why::other));
    CHECK(found.left_out == Games{});
    CHECK(found.kept == Games{2, 1});
}

TEST_CASE("a finished game that could not be read because the disk failed is kept once it works") {
    const Indexing found = index_all(std::make_unique<FailingGame>(Why::disk));
    CHECK(found.left_out == Games{});
    CHECK(found.kept == Games{1, 2});
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
