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

/// Frames on their way to one client. Any thread may add frames; the connection's writer takes them out. A client
/// that lets too many pile up is disconnected (1013) and may resume.
class Outbox {
public:
    /// Counts the rooms that the client has watched.
    using Watch = std::uint64_t;

    explicit Outbox(boost::asio::any_io_executor writer, OutboxLimits limits = {});

    /// Adds an answer, which always goes out.
    void answer(Frame frame);

    /// From now on the client watches another room, or none. Frames of earlier watches are dropped, so that events of
    /// two rooms never mix.
    Watch change_watch();
    /// Adds something about the watched room.
    void tell(Watch watch, Frame frame);

    /// Accepts no more frames; the connection ends with `code` once those waiting have gone out.
    void close(CloseCode code);

    /// The next frame for the writer; nothing at the end.
    boost::asio::awaitable<std::optional<Frame>> next();
    /// The code to close with; the first one given counts.
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
    std::size_t bytes_ = 0;  // of the frames waiting
    Watch watch_ = 0;
    bool overflowed_ = false;
    std::optional<CloseCode> code_;
};

}  // namespace crisscross::server
