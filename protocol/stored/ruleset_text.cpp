#include "protocol/stored/stored_text.hpp"

#include "protocol/json/shapes/ruleset_shape.hpp"

namespace crisscross::protocol {

Json write_ruleset(const engine::Ruleset& ruleset) {
    json::Writer out;
    json::write(out, ruleset);
    return {out.release()};
}

Decoded<engine::Ruleset> read_ruleset(std::string_view text) {
    const auto value = json::parse(text);
    if (!value) return value.error();
    json::Decoding decoding{json::Unknown::refused};
    engine::Ruleset ruleset;
    json::read(json::Place(*value, decoding), ruleset);
    if (decoding.fault) return *decoding.fault;
    return ruleset;
}

}  // namespace crisscross::protocol
