#include "protocol/answered_line.hpp"

#include "protocol/json/basic.hpp"

namespace crisscross::protocol {

AnsweredLine unusable_line(const std::string& id, const Fault& fault) {
    const std::string error = fault.field.empty() ? fault.why : fault.field + ": " + fault.why;
    json::Writer out;
    out.open('{').key("id").raw(id);
    json::write(out.key("error"), error);
    out.close('}');
    return {out.take(), error};
}

}  // namespace crisscross::protocol
