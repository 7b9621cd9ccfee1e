#pragma once

#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/thread_pool.hpp>
#include <memory>
#include <optional>
#include <string>

#include "server/imports/import_reading.hpp"

namespace crisscross::server {

class AwaitableStore;
class Entropy;
class Historian;
class LexiconStore;
class Lobby;

/// Checks games that people bring along, one after the other on a thread of its own, and has the store keep them.
class Importer {
public:
    /// So many may wait or be sent at a time, so that no number of them fills the memory.
    static constexpr int most_waiting = 8;

    Importer(AwaitableStore& store, const LexiconStore& lexicons, Entropy& entropy, Historian& historian,
             Lobby& lobby);

    /// A place for one file, free again when it is destroyed; null if all are taken.
    class Place {
    public:
        explicit Place(std::atomic<int>& taken) : taken_(taken) {}
        ~Place() { --taken_; }
        Place(const Place&) = delete;
        Place& operator=(const Place&) = delete;

    private:
        std::atomic<int>& taken_;
    };
    std::unique_ptr<Place> take_place();

    /// What became of the game, or the complaint of `read_import`. Lists and searches have it a moment later.
    boost::asio::awaitable<Answer<storage::ImportOutcome>> import(std::string text, ImportOwner by);

private:
    boost::asio::awaitable<Answer<storage::NewImport>> read(const std::string& text, const ImportOwner& by) const;

    AwaitableStore& store_;
    const LexiconStore& lexicons_;
    Entropy& entropy_;
    Historian& historian_;
    Lobby& lobby_;
    std::atomic<int> taken_ = 0;
    boost::asio::thread_pool thread_{1};
};

}  // namespace crisscross::server
