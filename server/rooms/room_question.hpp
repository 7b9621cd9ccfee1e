#pragma once

#include <boost/asio/awaitable.hpp>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "server/data/await_completion.hpp"
#include "server/requests/complaint.hpp"
#include "server/rooms/room.hpp"

namespace crisscross::server {

/// Passes the room's answer on, or a failure if the room ends without one.
class RoomAnswerReceiver {
public:
    explicit RoomAnswerReceiver(storage::Completion<std::optional<Complaint>> done) : done_(std::move(done)) {}
    ~RoomAnswerReceiver() { receive(storage::Failure{.why = "the room has ended"}); }
    RoomAnswerReceiver(const RoomAnswerReceiver&) = delete;
    RoomAnswerReceiver& operator=(const RoomAnswerReceiver&) = delete;

    void receive(storage::Result<std::optional<Complaint>> result) {
        if (const auto done = std::exchange(done_, {})) done(std::move(result));
    }

private:
    storage::Completion<std::optional<Complaint>> done_;
};

/// Asks the room for what `request_with` makes of a way to answer it, and waits until it is stored, or for why not.
template <class RequestWith>
boost::asio::awaitable<std::optional<Complaint>> ask_room(Room& room, RequestWith request_with) {
    using Refusal = std::optional<Complaint>;
    const auto start = [&](storage::Completion<Refusal> done) {
        const auto receiver = std::make_shared<RoomAnswerReceiver>(std::move(done));
        room.insist(request_with([receiver](Refusal refusal) { receiver->receive(std::move(refusal)); }));
    };
    co_return co_await await<Refusal>(start);
}

}  // namespace crisscross::server
