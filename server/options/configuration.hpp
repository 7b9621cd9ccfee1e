#pragma once

#include <boost/system/result.hpp>
#include <cstdint>
#include <map>
#include <string>

#include "engine/play/refusal.hpp"
#include "server/options/server_option.hpp"

namespace crisscross::server {

/// Where a value comes from.
struct Origin {
    enum class Kind : std::uint8_t { standard, variable, flag };

    Kind kind = Kind::standard;
    std::string place{};  ///< the flag or the variable
};

struct GivenValue {
    std::string text{};
    Origin origin{};
};

/// Values by the names of their options.
using GivenValues = std::map<std::string, GivenValue, std::less<>>;

/// Variables of the environment by their names.
using Environment = std::map<std::string, std::string, std::less<>>;

/// Those of this program that begin with `CRISSCROSS_`.
Environment program_environment();

/// Why the options cannot be used, in one line for the host.
struct OptionFault {
    std::string why{};
};

[[noreturn]] void throw_exception_from_error(const OptionFault& fault, const boost::source_location&);

/// What holds, and where it comes from.
struct Configuration {
    Config config{};
    GivenValues given{};  ///< without what nobody set
};

/// A flag is stronger than a variable, and a variable is stronger than the default. An empty variable is not set.
/// Every value must be as its option expects, also one that a stronger one replaces.
engine::Result<Configuration, OptionFault> configure(const GivenValues& flags, const Environment& environment);

}  // namespace crisscross::server
