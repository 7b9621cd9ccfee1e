#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace crisscross::protocol {

/// An option of the server, as `crisscross config --json` prints it.
struct OptionLine {
    /// Nothing: the option is not set, or it is a secret.
    using Value = std::variant<std::monostate, std::int64_t, double, std::string, std::vector<std::string>>;

    std::string option{};
    Value value{};
    bool secret = false;
    std::string source{};  ///< default, file, variable or flag
    std::string from{};    ///< the flag, the variable, or the file with its line; empty: none
};

/// One JSON object, without a line end.
std::string write_option(const OptionLine& line);

}  // namespace crisscross::protocol
