#pragma once

#include <boost/system/result.hpp>
#include <cstdint>
#include <map>
#include <string>

#include "engine/result.hpp"
#include "engine/rules/names.hpp"

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

/// As `crisscross config` calls them.
template <>
struct crisscross::engine::Names<crisscross::server::Origin::Kind> {
    using E = server::Origin::Kind;
    static constexpr std::array<Name<E>, 4> all{
        {{E::standard, "default"}, {E::file, "file"}, {E::variable, "variable"}, {E::flag, "flag"}}};
};
