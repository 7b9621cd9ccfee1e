#include "protocol/messages/allowed.hpp"

#include "protocol/json/allowed_shape.hpp"

namespace crisscross::protocol {

Json write_allowed(const std::vector<engine::Allowed>& allowed) {
    json::Writer out;
    json::write(out, allowed);
    return {out.take()};
}

}  // namespace crisscross::protocol
