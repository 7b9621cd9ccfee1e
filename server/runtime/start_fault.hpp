#pragma once

#include <cstdint>
#include <string>

#include "engine/result.hpp"

namespace crisscross::server {

/// Why a server cannot start, in one line for its host.
struct StartFault {
    enum class Kind : std::uint8_t {
        mistake,  ///< the host has to do something first
        passing,  ///< the disk is full or fails, or an address is not there yet: it may work another time
    };
    std::string why{};
    Kind kind = Kind::mistake;
};

[[noreturn]] void throw_exception_from_error(const StartFault& fault, const boost::source_location&);

}  // namespace crisscross::server
