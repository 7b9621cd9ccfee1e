#pragma once

#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/thread_pool.hpp>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "engine/result.hpp"
#include "server/picture/typeface.hpp"
#include "server/previews/preview_cache.hpp"
#include "server/previews/public_room.hpp"
#include "server/previews/room_query.hpp"
#include "storage/games/game.hpp"
#include "storage/rooms/room.hpp"

namespace crisscross::server {

struct Services;

/// What strangers see of rooms without joining them, and pictures for those who may see a game. It reads the store
/// and opens no room, so a room is neither kept in memory nor watched. What it has made of a version is kept for a
/// while. Any thread.
class RoomPreviews {
public:
    /// How many previews may wait for the thread that makes them.
    static constexpr int max_waiting = 32;

    /// Why nothing is shown.
    enum class Refusal : std::uint8_t {
        nothing,   ///< there is nothing to show, or nothing that strangers may see
        too_many,  ///< the network has guessed or asked too often
        busy       ///< too many wait for the thread, or for the store
    };
    template <class Value>
    using Shown = engine::Result<std::shared_ptr<const Value>, Refusal>;

    explicit RoomPreviews(Services& services);

    /// The game that is asked for, now or at its moment. Nothing if there is none, if strangers may not become guests
    /// here, or if a moment is asked for of a game that is not over. Wrong codes count as they do for those who join.
    boost::asio::awaitable<Shown<PublicRoom>> room(RoomQuery query, std::string network);
    /// Its board as PNG or SVG; nothing for the same reasons, or without a typeface.
    boost::asio::awaitable<Shown<std::string>> picture(RoomQuery query, std::string network);
    /// The board of a game in this room, for somebody who may see that game, whatever strangers may see.
    boost::asio::awaitable<Shown<std::string>> picture_in(storage::RoomId room, RoomQuery query, std::string network);
    bool has_pictures() const { return typeface_.has_value(); }

private:
    using Found = engine::Result<storage::RoomRow, Refusal>;
    boost::asio::awaitable<Found> find(const std::string& code, const std::string& network);
    boost::asio::awaitable<Shown<PublicRoom>> look(RoomQuery query, std::string network);
    boost::asio::awaitable<Shown<PublicRoom>> look_into(storage::RoomId id, RoomQuery query,
                                                        const std::string& network);
    boost::asio::awaitable<Shown<std::string>> drawn(const PublicRoom& seen, const RoomQuery& query,
                                                     const std::string& network);
    boost::asio::awaitable<Shown<PublicRoom>> read(storage::RoomId id, RoomQuery query, const std::string& network);
    template <class Value, class Work>
    boost::asio::awaitable<Shown<Value>> make(Work work, const std::string& network);
    void count_waiting(const std::string& network);

    Services& services_;
    std::optional<Typeface> typeface_;
    PreviewCache cache_;
    std::atomic<int> waiting_ = 0;
    boost::asio::thread_pool thread_{1};
};

}  // namespace crisscross::server
