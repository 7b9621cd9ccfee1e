#include "server/net/subscriber.hpp"

#include "protocol/messages/codec.hpp"

namespace crisscross::server {

Frame frame_of(const protocol::ServerMessage& message) {
    return make_frame(protocol::write(message));
}

}  // namespace crisscross::server
