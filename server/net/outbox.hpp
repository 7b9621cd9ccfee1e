#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <cstdint>
#include <deque>
#include <mutex>
#include <optional>

#include "server/net/frame.hpp"
#include "server/rooms/inbox.hpp"

namespace crisscross::server {

/// How much may wait for a client.
struct OutboxLimits {
    std::size_t frames = 1024;
    std::size_t bytes = 4 << 20;
};

/// Frames on their way to one client. Any thread may put some in; the connection's writer takes them out. A client
/// that lets too much pile up loses the connection (1013) and resumes.
class Outbox {
public:
    /// The number of a visit to a room.
    using Watch = std::uint64_t;

    explicit Outbox(boost::asio::any_io_executor writer, OutboxLimits limits = {});

    /// An answer: always goes out.
    void answer(Frame frame);

    /// From now on the client watches another room, or none: what was told for earlier watches is dropped, so that
    /// events of two rooms never mix.
    Watch change_watch();
    /// Something about the watched room.
    void tell(Watch watch, Frame frame);

    /// No more frames; the connection ends with `code` when those that wait are out.
    void close(CloseCode code);

    /// The next frame for the writer; nothing at the end.
    boost::asio::awaitable<std::optional<Frame>> next();
    /// The code to close with; the first that was asked for counts.
    CloseCode close_code();

private:
    struct Item {
        std::optional<Watch> watch{};  // none: an answer
        Frame frame{};
    };

    void put(Item item);
    bool current(const Item& item);

    Inbox<Item> items_;
    OutboxLimits limits_;
    std::mutex mutex_;
    std::size_t bytes_ = 0;  // that wait
    Watch watch_ = 0;
    bool overflowed_ = false;
    std::optional<CloseCode> code_;
};

}  // namespace crisscross::server
