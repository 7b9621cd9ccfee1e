#include "protocol/lines/move_question.hpp"

#include "protocol/json/position.hpp"

namespace crisscross::protocol {

Decoded<MoveQuestion> parse_move_question(std::string_view line) {
    const auto value = json::parse(line);
    if (!value) return value.error();
    json::Decoding whole{json::Unknown::ignored};
    json::Decoding parts{json::Unknown::refused};
    json::Object object{json::Place(*value, whole)};
    const auto id = object.optional("id");
    const json::Place position = object.required("position");
    if (whole.fault) return *whole.fault;
    auto read = json::read_position(position.value(), parts, "/position");
    if (parts.fault) return *parts.fault;
    if (!read->rack) return Fault{"BAD_MESSAGE", "The rack is missing.", "/position/rack"};
    if (const int most = read->rules.ruleset().rack_size; read->rack->total() > most)
        return Fault{"BAD_POSITION", "The rack has more than " + std::to_string(most) + " tiles.", "/position/rack"};
    return MoveQuestion{read->rules, read->board, read->premiums, *read->rack,
                        id ? id->value().dump() : std::string()};
}

}  // namespace crisscross::protocol
