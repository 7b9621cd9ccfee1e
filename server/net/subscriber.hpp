#pragma once

#include <memory>

#include "protocol/messages/messages.hpp"
#include "server/net/outbox.hpp"

namespace crisscross::server {

/// The way to a connection that watches a room.
struct Subscriber {
    std::shared_ptr<Outbox> outbox{};
    Outbox::Watch watch = 0;

    /// Sent in any case.
    void answer(Frame frame) const { outbox->answer(std::move(frame)); }
    /// Sent if the connection still watches.
    void tell(Frame frame) const { outbox->tell(watch, std::move(frame)); }
};

/// A message as it is sent.
Frame frame_of(const protocol::ServerMessage& message);

}  // namespace crisscross::server
