#include "protocol/stored/stored_text.hpp"

#include "protocol/json/shapes/games/event_shapes.hpp"

namespace crisscross::protocol {

Json write_event(const engine::Rules& rules, const GameEvent& event, Destination destination, std::int64_t at) {
    json::Writer out(&rules, destination, at);
    json::write(out, event);
    return {out.release()};
}

Decoded<GameEvent> read_event(const engine::Rules& rules, std::string_view text, std::int64_t at) {
    const auto value = json::parse(text);
    if (!value) return value.error();
    json::Decoding decoding{json::Unknown::ignored, &rules, at};
    GameEvent event;
    json::read(json::Place(*value, decoding), event);
    if (decoding.fault) return *decoding.fault;
    return event;
}

}  // namespace crisscross::protocol
