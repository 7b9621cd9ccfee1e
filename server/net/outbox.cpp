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

Outbox::Watch Outbox::change_watch() {
    const std::lock_guard lock(mutex_);
    return ++watch_;
}

void Outbox::put(Item item) {
    const std::lock_guard lock(mutex_);
    if (code_) return;
    const std::size_t size = item.frame->size();
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

bool Outbox::current(const Item& item) {
    const std::lock_guard lock(mutex_);
    bytes_ -= item.frame->size();
    return !overflowed_ && (!item.watch || *item.watch == watch_);
}

asio::awaitable<std::optional<Frame>> Outbox::next() {
    for (;;) {
        std::optional<Item> item = co_await items_.next();
        if (!item) co_return std::nullopt;
        if (current(*item)) co_return std::move(item->frame);
    }
}

CloseCode Outbox::close_code() {
    const std::lock_guard lock(mutex_);
    return code_.value_or(CloseCode::normal);
}

}  // namespace crisscross::server
