#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "protocol/fault.hpp"

namespace crisscross::protocol {

/// The answer to one line of input to a subcommand, without a line end.
struct AnsweredLine {
    std::string text{};
    std::optional<std::string> error{};  ///< why the line could not be used; also in `text`
};

/// The answer to a line that could not be used; `id` is the line's own as JSON text, `null` if it has none.
AnsweredLine unusable_line(const std::string& id, const Fault& fault);

/// The `id` of a line of JSON, as JSON text; `null` if it has none or is not JSON.
std::string line_id(std::string_view line);

}  // namespace crisscross::protocol
