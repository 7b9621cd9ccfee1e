#include "server/rooms/room_reader.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <optional>

namespace crisscross::server {

namespace asio = boost::asio;

asio::awaitable<RoomRecord> RoomReader::read(storage::StoredGame stored) {
    // Optional, because Asio needs a default-constructible value.
    auto work = [this, game = std::move(stored)]() -> asio::awaitable<std::optional<RoomRecord>> {
        co_return read_now(game);
    };
    auto record = co_await asio::co_spawn(thread_, std::move(work), asio::use_awaitable);
    co_return *std::move(record);
}

RoomRecord RoomReader::read_now(const storage::StoredGame& stored) {
    const auto compile = [&stored] { return rules_of(stored); };
    return read_room(stored, rules_.find_or_make(stored.setup.rules, compile), lexicons_);
}

}  // namespace crisscross::server
