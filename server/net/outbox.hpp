#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <cstdint>
#include <deque>
#include <mutex>
#include <optional>
#include <set>
#include <string_view>

#include "server/limits/memory/unread_bytes.hpp"
#include "server/net/frame.hpp"
#include "server/runtime/inbox.hpp"

namespace crisscross::server {

/// How much may wait for a client.
struct OutboxLimits {
    std::size_t frames = 1024;
    std::size_t bytes = 1 << 20;
};

/// Frames on their way to one client. Any thread may add frames; the connection's writer takes them out. A client
/// that lets too many pile up is disconnected (1013) and may resume, and so is one for which many wait when its
/// network, or all clients together, let too many pile up.
class Outbox {
public:
    /// A room that the client watches, from when it joins until it leaves or joins again. Each gets a new number.
    using Watch = std::uint64_t;

    /// `unread`: where the frames count for the network of the client.
    explicit Outbox(boost::asio::any_io_executor writer, OutboxLimits limits = {}, UnreadBytes::Share unread = {});
    ~Outbox();
    Outbox(const Outbox&) = delete;
    Outbox& operator=(const Outbox&) = delete;

    /// Adds an answer, which always goes out.
    void answer(Frame frame);

    /// From now on the client watches a room, besides those that it watches already.
    Watch begin_watch();
    /// The client no longer watches: frames of this watch are dropped, those that wait and those added later. So a
    /// client hears nothing of a room that it has left, and nothing twice of one that it has joined again.
    void end_watch(Watch watch);
    /// Adds something about a watched room.
    void tell(Watch watch, Frame frame);

    /// Accepts no more frames; the connection ends with `code` once those waiting have gone out.
    void close(CloseCode code);

    /// The next frame for the writer; nothing at the end.
    boost::asio::awaitable<std::optional<Frame>> next();
    /// How many bytes wait to be taken out.
    std::size_t waiting_bytes();
    /// How many bytes of answers have been added so far, including those that wait.
    std::uint64_t answered_bytes();
    /// The code to close with; the first one given counts.
    CloseCode close_code();
    /// In words, if the client has let too many frames pile up; else empty.
    std::string_view close_reason();

private:
    struct Item {
        std::optional<Watch> watch{};  // none: an answer
        Frame frame{};
    };

    void put(Item item);
    void overflow(std::string_view reason);
    void forget_taken();
    bool goes_out(const Item& item);

    Inbox<Item> items_;
    OutboxLimits limits_;
    std::mutex mutex_;
    UnreadBytes::Share unread_;
    std::size_t bytes_ = 0;  // of the frames waiting
    std::size_t taken_ = 0;  // of the frame that is being written
    std::uint64_t answered_bytes_ = 0;
    Watch last_watch_ = 0;
    std::set<Watch> watches_;
    bool overflowed_ = false;
    std::string_view close_reason_{};
    std::optional<CloseCode> code_;
};

}  // namespace crisscross::server
