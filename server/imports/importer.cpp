#include "server/imports/importer.hpp"

#include <boost/asio/post.hpp>

#include "server/data/awaitable_store.hpp"
#include "server/history/historian.hpp"
#include "server/imports/seat_claim.hpp"
#include "server/rooms/lobby.hpp"
#include "server/rooms/room_code.hpp"
#include "server/runtime/lower_priority.hpp"
#include "server/runtime/run_apart.hpp"
#include "storage/imports/import_store.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

Importer::Importer(AwaitableStore& store, const LexiconStore& lexicons, Entropy& entropy, Historian& historian,
                   Lobby& lobby)
    : store_(store), lexicons_(lexicons), entropy_(entropy), historian_(historian), lobby_(lobby) {
    asio::post(thread_, lower_priority);
}

asio::awaitable<Answer<storage::NewImport>> Importer::read_there(const std::string& text,
                                                                 const ImportOwner& by) const {
    co_return read_import(text, by, lexicons_);
}

asio::awaitable<Answer<storage::NewImport>> Importer::read(std::string text, ImportOwner by) {
    Answer<storage::NewImport> game = co_await run_apart(thread_, read_there(text, by));
    co_return game;
}

asio::awaitable<void> Importer::keep_list_there(engine::Lexicon::Hash list) const {
    keep_list(list, lexicons_);
    co_return;
}

asio::awaitable<void> Importer::claim_seat(storage::GameName name, const ImportOwner& by) {
    const auto room = co_await store_.find_room(name.room);
    if (!room) co_return;
    const auto stored = co_await store_.load_game(room->id, name.number);
    const auto claim = stored ? claim_of(*stored, by) : std::nullopt;
    if (!claim) co_return;
    const auto start = [&](auto done) { store_.imports().claim_seat(*claim, std::move(done)); };
    const bool is_theirs = co_await await<bool>(start);
    if (!is_theirs) co_return;
    historian_.game_ended();
    lobby_.reread(name.room);
}

asio::awaitable<bool> Importer::compare_there(const storage::NewImport& made, const storage::StoredGame& game) const {
    co_return have_same_record(made, game, lexicons_);
}

asio::awaitable<std::optional<storage::GameName>> Importer::find_recorded(const storage::NewImport& made) {
    if (made.setup.seed && !made.record_hash) co_return std::nullopt;
    const auto start = [&](auto done) { store_.imports().games_like(made, std::move(done)); };
    const auto games = co_await await<std::vector<storage::RecordedGame>>(start);
    for (const storage::RecordedGame& game : games) {
        const auto stored = co_await store_.load_game(game.room, game.name.number);
        if (!stored) continue;
        const bool is_same = co_await run_apart(thread_, compare_there(made, *stored));
        if (is_same) co_return game.name;
    }
    co_return std::nullopt;
}

asio::awaitable<storage::ImportOutcome> Importer::store(storage::NewImport game) {
    const auto known = co_await find_recorded(game);
    if (known) co_return storage::AlreadyImported{*known};
    game.room_name = imports_room_name;
    storage::ImportOutcome outcome = storage::ImportCodeTaken{};
    while (std::holds_alternative<storage::ImportCodeTaken>(outcome)) {
        game.new_room = new_room_code(entropy_);
        const auto start = [&](auto done) { store_.imports().import_game(game, std::move(done)); };
        outcome = co_await await<storage::ImportOutcome>(start);
    }
    co_return outcome;
}

// If it cannot be indexed now, it is imported all the same, and the historian comes back to it.
asio::awaitable<void> Importer::have_found(storage::GameName game) {
    try {
        co_await historian_.keep_now(std::move(game));
    } catch (const boost::system::system_error&) {
        throw;
    } catch (const std::exception&) {
        // It says so if it fails again.
    }
    historian_.game_ended();
}

asio::awaitable<storage::ImportOutcome> Importer::keep(storage::NewImport game, ImportOwner by) {
    const engine::Lexicon::Hash list = game.setup.lexicon_hash;
    const storage::ImportOutcome outcome = co_await store(std::move(game));
    if (const auto* imported = std::get_if<storage::Imported>(&outcome)) {
        co_await have_found(imported->game);
        lobby_.games_added(imported->game.room);
        co_await run_apart(thread_, keep_list_there(list));
    } else if (const auto* known = std::get_if<storage::AlreadyImported>(&outcome)) {
        co_await claim_seat(known->game, by);
    }
    co_return outcome;
}

}  // namespace crisscross::server
