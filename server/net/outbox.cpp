#include "server/net/outbox.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

Outbox::Outbox(asio::any_io_executor writer, OutboxLimits limits)
    : items_(std::move(writer), limits.frames), limits_(limits) {}

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
    if (bytes_ + size <= limits_.bytes && items_.offer(std::move(item)) == Offered::taken) {
        bytes_ += size;
        return;
    }
    overflowed_ = true;
    code_ = CloseCode::try_later;
    items_.close();
}

void Outbox::close(CloseCode code) {
    const std::lock_guard lock(mutex_);
    if (!code_) code_ = code;
    items_.close();
}

bool Outbox::goes_out(const Item& item) {
    const std::lock_guard lock(mutex_);
    bytes_ -= item.frame->size();
    return !overflowed_ && (!item.watch || watches_.contains(*item.watch));
}

asio::awaitable<std::optional<Frame>> Outbox::next() {
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

}  // namespace crisscross::server
