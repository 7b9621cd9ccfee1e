#pragma once

#include <string>

#include "engine/result.hpp"

namespace crisscross::server {

/// Why a server cannot start, in one line for its host.
struct StartFault {
    std::string why{};
};

[[noreturn]] void throw_exception_from_error(const StartFault& fault, const boost::source_location&);

}  // namespace crisscross::server
