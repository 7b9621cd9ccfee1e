#pragma once

#include <boost/asio/awaitable.hpp>

#include "server/rooms/model/chat_job.hpp"
#include "storage/rooms/chat_store.hpp"

namespace crisscross::server {

/// How many lines an answer to `chat` has at most.
inline constexpr int lines_per_page = 50;

/// Does a job of a room's chat in the store. Throws what the store throws.
boost::asio::awaitable<ChatDone> do_in_chat(storage::ChatStore& store, storage::RoomId room, Moment now, ChatJob job);

}  // namespace crisscross::server
