#pragma once

#include <boost/system/result.hpp>
#include <cstdint>
#include <map>
#include <string>

#include "engine/play/refusal.hpp"

namespace crisscross::server {

/// Where a value comes from.
struct Origin {
    enum class Kind : std::uint8_t { standard, file, variable, flag };

    Kind kind = Kind::standard;
    std::string place{};  ///< the flag, the variable, or the file with its line
};

struct GivenValue {
    std::string text{};
    Origin origin{};
};

/// Values by the names under which they are given.
using GivenValues = std::map<std::string, GivenValue, std::less<>>;

/// Variables of the environment by their names.
using Environment = std::map<std::string, std::string, std::less<>>;

/// Why options cannot be used, in one line for the host.
struct OptionFault {
    std::string why{};
};

[[noreturn]] void throw_exception_from_error(const OptionFault& fault, const boost::source_location&);

}  // namespace crisscross::server
