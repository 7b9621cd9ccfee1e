#include "protocol/json/shapes/rooms/room_view_shapes.hpp"

namespace crisscross::protocol::json {

namespace {

void read_view(Object& object, server::RoomView& out) {
    read(object.required("game"), out.game);
    if (const Place seat = object.required("seat"); !seat.is_null()) read(seat, out.seat.emplace());
    read(object.required("may"), out.may);
    if (const auto asked = object.optional("asked")) read(*asked, out.asked.emplace());
    if (const auto clocks = object.optional("clocks")) read(*clocks, out.clocks.emplace());
    if (const auto events = object.optional("events"))
        read(*events, out.content.emplace<std::vector<Entry>>(), any_length);
    else
        read(object.required("snapshot"), out.content.emplace<Json>());
}

void write_view(Writer& out, const server::RoomView& in) {
    write(out.key("game"), in.game);
    if (in.seat)
        write(out.key("seat"), *in.seat);
    else
        out.key("seat").raw("null");
    write(out.key("may"), in.may);
    if (in.asked) write(out.key("asked"), *in.asked);
    if (in.clocks) write(out.key("clocks"), *in.clocks);
    if (const auto* entries = std::get_if<std::vector<Entry>>(&in.content))
        write(out.key("events"), *entries);
    else
        write(out.key("snapshot"), std::get<Json>(in.content));
}

}  // namespace

void read_fields(Object& object, server::Created& out) {
    read(object.required("id"), out.id, request_id);
    read(object.required("room"), out.room);
    if (object.optional("snapshot")) read_view(object, out.view.emplace());
}

void write_fields(Writer& out, const server::Created& in) {
    write(out.key("id"), in.id);
    write(out.key("room"), in.room);
    if (in.view) write_view(out, *in.view);
}

void read_fields(Object& object, server::Joined& out) {
    read(object.required("id"), out.id, request_id);
    read(object.required("room"), out.room);
    read_view(object, out.view);
}

void write_fields(Writer& out, const server::Joined& in) {
    write(out.key("id"), in.id);
    write(out.key("room"), in.room);
    write_view(out, in.view);
}

}  // namespace crisscross::protocol::json
