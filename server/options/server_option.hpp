#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "server/runtime/config.hpp"

namespace crisscross::server {

/// The values of an option, and how they get into a `Config` and out of it. Text is their common form.
struct OptionValues {
    enum class Type : std::uint8_t { whole, decimal, text, toggle };

    Type type = Type::text;
    std::string kind{};      ///< what `--help` calls such a value: `NUMBER`
    std::string expected{};  ///< what a value must be: "a whole number from 0 to 65535"
    std::function<bool(const std::string& text, Config& config)> read{};  ///< false: not as expected
    std::function<std::string(const Config& config)> shown{};             ///< empty: not set
};

/// What a host can set. Its flag, its variable and its key are made of its name, so they cannot contradict.
struct ServerOption {
    std::string name{};     ///< words joined by dashes
    std::string meaning{};  ///< in a line, for `--help`
    OptionValues values{};
    std::string if_unset{};  ///< what holds without a value, for people

    std::string flag() const;      ///< `--frame-rate`
    std::string variable() const;  ///< `CRISSCROSS_FRAME_RATE`
};

/// All options of `serve`, one row each, in the order in which docs/operations.md lists them.
const std::vector<ServerOption>& server_options();

/// The option of that name; it must exist.
const ServerOption& server_option(std::string_view name);

/// What holds for the option if the host sets nothing, for people.
std::string default_of(const ServerOption& option);

}  // namespace crisscross::server
