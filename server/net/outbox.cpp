#include "server/net/outbox.hpp"

#include <utility>

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

constexpr std::string_view reads_too_slowly = "This client reads too slowly.";
constexpr std::string_view too_much_waits = "Too much waits for clients that read too slowly.";

}  // namespace

Outbox::Outbox(asio::any_io_executor writer, OutboxLimits limits, UnreadBytes::Share unread)
    : items_(std::move(writer), limits.frames), limits_(limits), unread_(std::move(unread)) {}

Outbox::~Outbox() {
    unread_.remove(overflowed_ ? taken_ : bytes_ + taken_);
}

void Outbox::answer(Frame frame) {
    put({std::nullopt, std::move(frame)});
}

void Outbox::tell(Watch watch, Frame frame) {
    put({watch, std::move(frame)});
}

Outbox::Watch Outbox::begin_watch() {
    const std::lock_guard lock(mutex_);
    watches_.insert(++last_watch_);
    return last_watch_;
}

void Outbox::end_watch(Watch watch) {
    const std::lock_guard lock(mutex_);
    watches_.erase(watch);
}

void Outbox::put(Item item) {
    const std::lock_guard lock(mutex_);
    if (code_) return;
    const std::size_t size = item.frame->size();
    if (!item.watch) answered_bytes_ += size;
    if (!unread_.add(size, bytes_ + taken_)) return overflow(too_much_waits);
    if (bytes_ + size > limits_.bytes || items_.offer(std::move(item)) != Offered::taken) {
        unread_.remove(size);
        return overflow(reads_too_slowly);
    }
    bytes_ += size;
}

// Nothing goes out any more, so what waits takes no more memory.
void Outbox::overflow(std::string_view reason) {
    overflowed_ = true;
    code_ = CloseCode::try_later;
    close_reason_ = reason;
    unread_.remove(bytes_);
    items_.close_and_clear();
}

void Outbox::close(CloseCode code) {
    const std::lock_guard lock(mutex_);
    if (!code_) code_ = code;
    items_.close();
}

bool Outbox::goes_out(const Item& item) {
    const std::lock_guard lock(mutex_);
    if (overflowed_) return false;
    const std::size_t size = item.frame->size();
    bytes_ -= size;
    if (!item.watch || watches_.contains(*item.watch)) {
        taken_ = size;
        return true;
    }
    unread_.remove(size);
    return false;
}

void Outbox::forget_taken() {
    const std::lock_guard lock(mutex_);
    unread_.remove(std::exchange(taken_, 0));
}

// The frame before has been written.
asio::awaitable<std::optional<Frame>> Outbox::next() {
    forget_taken();
    for (;;) {
        std::optional<Item> item = co_await items_.next();
        if (!item) co_return std::nullopt;
        if (goes_out(*item)) co_return std::move(item->frame);
    }
}

std::size_t Outbox::waiting_bytes() {
    const std::lock_guard lock(mutex_);
    return bytes_;
}

std::uint64_t Outbox::answered_bytes() {
    const std::lock_guard lock(mutex_);
    return answered_bytes_;
}

CloseCode Outbox::close_code() {
    const std::lock_guard lock(mutex_);
    return code_.value_or(CloseCode::normal);
}

std::string_view Outbox::close_reason() {
    const std::lock_guard lock(mutex_);
    return close_reason_;
}

}  // namespace crisscross::server
