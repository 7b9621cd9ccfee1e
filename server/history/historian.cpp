#include "server/history/historian.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <new>
#include <utility>
#include <variant>

#include "server/data/awaitable_store.hpp"
#include "server/games/stored/stored_game.hpp"
#include "server/limits/places/queue_place.hpp"
#include "server/log/log.hpp"
#include "server/log/once_a_minute.hpp"
#include "server/runtime/lower_priority.hpp"
#include "server/runtime/run_apart.hpp"
#include "storage/games/packed_journal.hpp"
#include "storage/history/history_store.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

using namespace std::chrono_literals;

namespace {

/// After an upgrade there may be many games; a command that waits for a portion of them does not notice.
constexpr int portion = 20;
constexpr auto between_portions = 100ms;

using Findings = std::variant<GameSummary, storage::LeftOut>;

Findings findings(const storage::StoredGame& stored, const LexiconStore& lexicons) {
    const auto game = read_game(stored, lexicons);
    if (!game) {
        log::error("finished game left out of searches", {{"game", stored.id}, {"why", game.error().why}});
        return storage::LeftOut::unreadable;
    }
    auto summary = summarise(*game);
    if (!summary) return storage::LeftOut::aborted;
    return *std::move(summary);
}

void log_left_out(storage::GameId game, const char* why) {
    log::error("finished game left out of searches", {{"game", game}, {"why", why}});
}

// Lack of memory passes; whatever else is wrong with the game is so each time.
Historian::Kept what_is_kept(const storage::StoredGame& stored, const LexiconStore& lexicons) {
    try {
        const Findings found = findings(stored, lexicons);
        if (const auto* why = std::get_if<storage::LeftOut>(&found)) return *why;
        return history_rows(std::get<GameSummary>(found));
    } catch (const std::bad_alloc&) {
        throw;
    } catch (const std::exception& problem) {
        log_left_out(stored.id, problem.what());
        return storage::LeftOut::unreadable;
    }
}

asio::awaitable<Historian::Kept> kept_apart(const storage::StoredGame& stored, const LexiconStore& lexicons) {
    Historian::Kept kept = what_is_kept(stored, lexicons);
    if (auto* rows = std::get_if<storage::HistoryGame>(&kept)) {
        rows->version = stored.version;
        rows->packed = storage::pack(stored.entries);
    }
    co_return kept;
}

asio::awaitable<void> pause_for(std::chrono::milliseconds time) {
    asio::steady_timer timer(co_await asio::this_coro::executor, time);
    co_await timer.async_wait(asio::use_awaitable);
}

}  // namespace

Historian::Historian(asio::io_context& context, AwaitableStore& store, const LexiconStore& lexicons,
                     std::chrono::milliseconds after_failure)
    : store_(store),
      lexicons_(lexicons),
      after_failure_(after_failure),
      game_ended_(asio::make_strand(context), asio::steady_timer::time_point::max()) {
    asio::post(thread_, lower_priority);
}

void Historian::game_ended() {
    asio::post(game_ended_.get_executor(), [this] {
        has_news_ = true;
        game_ended_.cancel();
    });
}

asio::awaitable<void> Historian::run() {
    for (;;) {
        if (!std::exchange(has_news_, false)) {
            co_await game_ended_.async_wait(asio::as_tuple(asio::use_awaitable));
            continue;
        }
        std::optional<Left> left;
        try {
            left = co_await keep_some();
        } catch (const std::exception&) {
            // The store has said so.
        }
        if (left == Left::nothing) continue;
        has_news_ = true;
        if (left != Left::some) put_off_.clear();
        co_await pause_for(left == Left::some ? between_portions : after_failure_);
    }
}

// The store keeps nothing of a game that has changed since it was read, as when somebody deleted themselves. It is
// then found again, so only a search that finds none is the last.
asio::awaitable<Historian::Left> Historian::keep_some() {
    const int limit = portion + static_cast<int>(put_off_.size());
    const auto find = [this, limit](auto done) { store_.history().find_unindexed(limit, std::move(done)); };
    auto games = co_await await<std::vector<storage::UnindexedGame>>(find);
    std::erase_if(games, [this](const storage::UnindexedGame& game) { return put_off_.contains(game.game); });
    for (const storage::UnindexedGame& game : games) co_await keep_or_put_off(game);
    if (!games.empty()) co_return Left::some;
    co_return put_off_.empty() ? Left::nothing : Left::put_off;
}

// What fails for one game keeps no other waiting. A disk that fails does so for all, and the end of the server is
// no failure.
asio::awaitable<void> Historian::keep_or_put_off(storage::UnindexedGame game) {
    try {
        co_await keep(game);
    } catch (const StorageFailed& failed) {
        if (failed.kind != storage::Failure::Kind::damaged) throw;
        put_off_.insert(game.game);
    } catch (const boost::system::system_error&) {
        throw;
    } catch (const std::exception& problem) {
        log_once_a_minute("finished game put off", problem.what());
        put_off_.insert(game.game);
    }
}

asio::awaitable<void> Historian::keep_now(storage::GameName name) {
    const auto room = co_await store_.find_room(name.room);
    if (!room) co_return;
    const auto stored = co_await store_.read_game(room->id, name.number);
    if (stored) co_await keep({stored->id, room->id, name.number});
}

asio::awaitable<Historian::Kept> Historian::look_at(storage::UnindexedGame game) {
    const std::optional<storage::StoredGame> stored = co_await read(game);
    if (!stored) co_return storage::LeftOut::unreadable;
    Kept kept = co_await run_apart(thread_, kept_apart(*stored, lexicons_));
    co_return kept;
}

// Nothing if it is on a damaged page of the database; what else fails may pass.
asio::awaitable<std::optional<storage::StoredGame>> Historian::read(storage::UnindexedGame game) {
    try {
        auto stored = co_await store_.read_game(game.room, game.number);
        co_return stored;
    } catch (const StorageFailed& failed) {
        if (failed.kind != storage::Failure::Kind::damaged) throw;
        log_left_out(game.game, failed.what());
    }
    co_return std::nullopt;
}

asio::awaitable<void> Historian::keep(storage::UnindexedGame game) {
    const Kept kept = co_await look_at(game);
    const auto store = [&](auto done) {
        if (const auto* rows = std::get_if<storage::HistoryGame>(&kept))
            store_.history().keep_history(*rows, std::move(done));
        else
            store_.history().leave_out(game.game, std::get<storage::LeftOut>(kept), std::move(done));
    };
    co_await await<std::monostate>(store);
}

asio::awaitable<std::optional<std::string>> Historian::text_of(storage::StoredGame stored, Write write) {
    bool found = false;
    const std::function<std::string()> work = [&] {
        const Findings what = findings(stored, lexicons_);
        const auto* summary = std::get_if<GameSummary>(&what);
        found = summary != nullptr;
        return summary ? write(*summary) : std::string();
    };
    std::string text = co_await make(work);
    if (!found) co_return std::nullopt;
    co_return text;
}

asio::awaitable<std::string> Historian::make(std::function<std::string()> work) {
    const QueuePlace place(waiting_, max_questions);
    if (!place) throw StorageBusy("too many questions about finished games wait");
    auto task = [&work]() -> asio::awaitable<std::string> { co_return work(); };
    std::string made = co_await run_apart(thread_, task());
    co_return made;
}

asio::awaitable<engine::Result<GameDownload, NoDownload>> Historian::file_of(
    storage::StoredGame stored, GameFormat format, std::vector<protocol::NoteToExport> notes) {
    GameDownload file;
    std::optional<NoDownload> refused;
    const std::function<std::string()> work = [&] {
        auto made = export_for_viewer(stored, format, notes);
        if (made)
            file = *std::move(made);
        else
            refused = made.error();
        return std::string();
    };
    co_await make(work);
    if (refused) co_return *refused;
    co_return file;
}

}  // namespace crisscross::server
