#pragma once

#include <cstdint>
#include <memory>

#include "protocol/messages/messages.hpp"
#include "server/net/outbox.hpp"
#include "storage/journal.hpp"

namespace crisscross::server {

/// A connection that watches a room, as the room knows it.
struct Viewer {
    std::uint64_t connection = 0;  ///< its number, different for each
    storage::PlayerId player = 0;
    std::shared_ptr<Outbox> outbox{};
    Outbox::Watch watch = 0;

    void answer(const protocol::ServerMessage& message) const;
    void tell(Frame frame) const { outbox->tell(watch, std::move(frame)); }
};

}  // namespace crisscross::server
