#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/thread_pool.hpp>

#include "server/rooms/stored_room.hpp"

namespace crisscross::server {

/// Reads what is stored of rooms, each with its word list in the letters of its tiles: on a thread of its own,
/// because to respell a list takes a second.
class RoomReader {
public:
    explicit RoomReader(const LexiconStore& lexicons) : lexicons_(lexicons) {}

    /// Throws what `read_room` throws.
    boost::asio::awaitable<RoomRecord> read(storage::StoredGame stored);

private:
    const LexiconStore& lexicons_;
    boost::asio::thread_pool thread_{1};
};

}  // namespace crisscross::server
