#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/thread_pool.hpp>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "server/imports/import_places.hpp"
#include "server/imports/import_reading.hpp"

namespace crisscross::server {

class AwaitableStore;
class Entropy;
class Historian;
class LexiconStore;
class Lobby;

/// Checks games that people import, one after the other on a thread of its own, and has the store keep them.
class Importer {
public:
    Importer(AwaitableStore& store, const LexiconStore& lexicons, Entropy& entropy, Historian& historian,
             Lobby& lobby);

    /// A place for one file of this person; null if none is free for them.
    std::unique_ptr<ImportPlaces::Place> take_place(ImportPlaces::Taker taker) {
        return places_.take(std::move(taker));
    }

    /// The game, or the complaint of `read_import`.
    boost::asio::awaitable<Answer<storage::NewImport>> read(std::string text, ImportOwner by);
    /// What became of it. Lists and searches have it from now on. If they had it already, but no seat in it, the
    /// one with their name becomes theirs.
    boost::asio::awaitable<storage::ImportOutcome> keep(storage::NewImport game, ImportOwner by);

private:
    boost::asio::awaitable<Answer<storage::NewImport>> read_there(const std::string& text,
                                                                  const ImportOwner& by) const;
    /// The owner's game of which this is the record, or which is the record of this.
    boost::asio::awaitable<std::optional<storage::GameName>> find_recorded(const storage::NewImport& made);
    boost::asio::awaitable<bool> compare_there(const storage::NewImport& made, const storage::StoredGame& game) const;
    boost::asio::awaitable<storage::ImportOutcome> store(storage::NewImport game);
    /// Has lists and searches find it.
    boost::asio::awaitable<void> have_found(storage::GameName game);
    boost::asio::awaitable<void> keep_list_there(engine::Lexicon::Hash list) const;
    /// Gives the owner their seat in a game that they had already.
    boost::asio::awaitable<void> claim_seat(storage::GameName name, const ImportOwner& by);

    AwaitableStore& store_;
    const LexiconStore& lexicons_;
    Entropy& entropy_;
    Historian& historian_;
    Lobby& lobby_;
    ImportPlaces places_;
    boost::asio::thread_pool thread_{1};
};

}  // namespace crisscross::server
