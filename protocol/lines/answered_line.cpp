#include "protocol/lines/answered_line.hpp"

#include "protocol/json/basic.hpp"

namespace crisscross::protocol {

AnsweredLine unusable_line(const std::string& id, const Fault& fault) {
    const std::string error = fault.field.empty() ? fault.why : fault.field + ": " + fault.why;
    json::Writer out;
    out.open('{').key("id").raw(id);
    json::write(out.key("error"), error);
    out.close('}');
    return {out.release(), error};
}

std::string line_id(std::string_view line) {
    const auto value = json::parse(line);
    if (value) return value->is_object() && value->contains("id") ? value->at("id").dump() : "null";
    if (value.error().id) return json::Value(*value.error().id).dump();
    // JSON beyond our limits may have a number as its id.
    const auto whole = json::Value::parse(line, nullptr, false);
    return whole.is_object() && whole.contains("id") && whole["id"].is_number() ? whole["id"].dump() : "null";
}

}  // namespace crisscross::protocol
