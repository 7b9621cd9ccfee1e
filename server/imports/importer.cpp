#include "server/imports/importer.hpp"

#include <boost/asio/post.hpp>

#include "server/data/awaitable_store.hpp"
#include "server/history/historian.hpp"
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

asio::awaitable<storage::ImportOutcome> Importer::keep(storage::NewImport game) {
    game.room_name = imports_room_name;
    storage::ImportOutcome outcome = storage::ImportCodeTaken{};
    while (std::holds_alternative<storage::ImportCodeTaken>(outcome)) {
        game.new_room = new_room_code(entropy_);
        const auto start = [&](auto done) { store_.imports().import_game(game, std::move(done)); };
        outcome = co_await await<storage::ImportOutcome>(start);
    }
    if (const auto* imported = std::get_if<storage::Imported>(&outcome)) {
        historian_.game_ended();
        lobby_.games_added(imported->game.room);
    }
    co_return outcome;
}

}  // namespace crisscross::server
