#include "protocol/messages/allowed.hpp"

#include "protocol/json/shapes/allowed_shape.hpp"

namespace crisscross::protocol {

Json write_allowed(const Allowance& allowance) {
    json::Writer out;
    out.open('[');
    for (const engine::Allowed& command : allowance.commands) json::write(out, command);
    for (const AllowedRequest& request : allowance.requests) json::write(out, request);
    out.close(']');
    return {out.release()};
}

}  // namespace crisscross::protocol
