#include "server/viewer.hpp"

#include "protocol/codec.hpp"

namespace crisscross::server {

void Viewer::answer(const protocol::ServerMessage& message) const {
    outbox->answer(make_frame(protocol::write(message)));
}

}  // namespace crisscross::server
