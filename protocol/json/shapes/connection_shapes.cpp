#include "protocol/json/shapes/connection_shapes.hpp"

namespace crisscross::protocol::json {

void read_fields(Object& object, client::Hello& out) {
    read(object.required("id"), out.id, request_id);
    Object protocols(object.required("protocols"));
    read(protocols.required("min"), out.oldest);
    read(protocols.required("max"), out.newest);
    if (const auto token = object.optional("token")) read(*token, out.token.emplace(), hex_digits);
    if (const auto invitation = object.optional("invitation"))
        read(*invitation, out.invitation.emplace(), hex_digits);
    if (const auto password = object.optional("password")) read(*password, out.password.emplace());
    if (const auto hand_over = object.optional("hand_over")) read(*hand_over, out.hand_over.emplace(), hex_digits);
    if (const auto name = object.optional("device_name")) read(*name, out.device_name.emplace());
}

void write_fields(Writer& out, const client::Hello& in) {
    write(out.key("id"), in.id);
    out.key("protocols").open('{');
    write(out.key("min"), in.oldest);
    write(out.key("max"), in.newest);
    out.close('}');
    if (in.token) write(out.key("token"), *in.token);
    if (in.invitation) write(out.key("invitation"), *in.invitation);
    if (in.password) write(out.key("password"), *in.password);
    if (in.hand_over) write(out.key("hand_over"), *in.hand_over);
    if (in.device_name) write(out.key("device_name"), *in.device_name);
}

}  // namespace crisscross::protocol::json
