#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>

namespace crisscross::server {

enum class Offered { taken, full, closed };

/// A bounded queue that any thread may fill and one coroutine reads.
template <class Item>
class Inbox {
public:
    /// `reader` is the strand of the coroutine that reads.
    Inbox(boost::asio::any_io_executor reader, std::size_t capacity)
        : reader_(std::move(reader)),
          capacity_(capacity),
          bell_(std::make_shared<Bell>(reader_, Bell::time_point::max())) {}

    /// Adds the item, unless the inbox is full or closed.
    Offered offer(Item item) { return put(std::move(item), capacity_); }
    /// Adds the item even when the inbox is full. For items that must not be lost and are few.
    Offered insist(Item item) { return put(std::move(item), items_.max_size()); }

    /// Accepts no more items; those in the inbox can still be read.
    void close();
    /// Accepts no more items, and drops those in the inbox.
    void close_and_clear();

    /// How many items are in the inbox.
    std::size_t size() const {
        const std::lock_guard lock(mutex_);
        return items_.size();
    }

    /// Waits for the next item; nothing when the inbox is closed and empty. On the reader's strand.
    boost::asio::awaitable<std::optional<Item>> next();

private:
    using Bell = boost::asio::steady_timer;

    Offered put(Item item, std::size_t capacity);
    void ring();
    bool wait_begins();
    std::optional<Item> pop();

    boost::asio::any_io_executor reader_;
    std::size_t capacity_;
    mutable std::mutex mutex_;
    std::deque<Item> items_;
    bool closed_ = false;
    bool waits_ = false;          // the reader, for the bell; a busy one looks by itself
    std::shared_ptr<Bell> bell_;  // touched on the reader's strand only
};

template <class Item>
Offered Inbox<Item>::put(Item item, std::size_t capacity) {
    bool waits = false;
    {
        const std::lock_guard lock(mutex_);
        if (closed_) return Offered::closed;
        if (items_.size() >= capacity) return Offered::full;
        items_.push_back(std::move(item));
        waits = std::exchange(waits_, false);
    }
    if (waits) ring();
    return Offered::taken;
}

template <class Item>
void Inbox<Item>::close() {
    {
        const std::lock_guard lock(mutex_);
        closed_ = true;
    }
    ring();
}

template <class Item>
void Inbox<Item>::close_and_clear() {
    std::deque<Item> dropped;  // destroyed when the mutex is free
    {
        const std::lock_guard lock(mutex_);
        closed_ = true;
        dropped.swap(items_);
    }
    ring();
}

template <class Item>
void Inbox<Item>::ring() {
    boost::asio::dispatch(reader_, [bell = bell_] { bell->cancel(); });
}

template <class Item>
bool Inbox<Item>::wait_begins() {
    const std::lock_guard lock(mutex_);
    waits_ = !closed_ && items_.empty();
    return waits_;
}

template <class Item>
std::optional<Item> Inbox<Item>::pop() {
    const std::lock_guard lock(mutex_);
    if (items_.empty()) return std::nullopt;
    std::optional<Item> item(std::move(items_.front()));
    items_.pop_front();
    return item;
}

template <class Item>
boost::asio::awaitable<std::optional<Item>> Inbox<Item>::next() {
    // The bell rings on this strand, so it cannot ring between the check and the wait.
    while (wait_begins()) co_await bell_->async_wait(boost::asio::as_tuple(boost::asio::use_awaitable));
    co_return pop();
}

}  // namespace crisscross::server
