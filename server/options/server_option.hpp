#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "server/options/config.hpp"

namespace crisscross::server {

/// The values of an option, and how they get into a `Config` and out of it. Text is their common form; commas
/// separate the entries of a list.
struct OptionValues {
    enum class Type : std::uint8_t { whole, decimal, text, list };

    Type type = Type::text;
    std::string kind{};      ///< what `--help` calls such a value: `NUMBER`
    std::string expected{};  ///< what a value must be: "a whole number from 0 to 65535"
    std::function<bool(const std::string& text, Config& config)> read{};  ///< false: not as expected
    std::function<std::string(const Config& config)> shown{};             ///< empty: not set
};

/// Who may see the value of an option. A secret has no flag, because everybody on the machine sees the flags of a
/// program; it may be in a file that a flag, a variable or a key with `-file` at the end of its name leads to.
/// `open_if_right`: no message repeats a wrong value, because it may be a secret that somebody took for it.
enum class Secrecy : std::uint8_t { open, open_if_right, secret };

/// Where an option may be set. The configuration file cannot name the configuration file.
enum class Scope : std::uint8_t { everywhere, outside_files };

/// What a host can set. Its flag, its variable and its key are made of its name, so they cannot contradict.
struct ServerOption {
    std::string name{};     ///< words joined by dashes
    std::string meaning{};  ///< in a line, for `--help`
    OptionValues values{};
    std::string if_unset{};  ///< what holds without a value, for people
    Secrecy secrecy = Secrecy::open;
    Scope scope = Scope::everywhere;
};

/// The end of the name under which a file with a secret is given.
inline constexpr std::string_view in_a_file = "-file";

std::string flag_of(std::string_view name);      ///< `--frame-rate`
std::string variable_of(std::string_view name);  ///< `CRISSCROSS_FRAME_RATE`
std::string key_of(std::string_view name);       ///< `frame_rate`

using ServerOptions = std::span<const ServerOption>;

/// All options of `serve`, one row each, in the order in which docs/operations.md lists them.
ServerOptions server_options();

/// The names under which the values of these options can be given: their own and, of a secret, that of its file, too.
std::vector<std::string> names_of(ServerOptions options);

/// The option with that name, or with a secret in a file of that name. Null if there is none.
const ServerOption* find_option(std::string_view name, ServerOptions options);

/// What holds for the option if the host sets nothing, for people.
std::string default_of(const ServerOption& option);

}  // namespace crisscross::server
