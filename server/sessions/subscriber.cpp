#include "server/sessions/subscriber.hpp"

#include "protocol/messages/codec.hpp"

namespace crisscross::server {

void Viewer::answer(const protocol::ServerMessage& message) const {
    outbox->answer(make_frame(protocol::write(message)));
}

}  // namespace crisscross::server
