#pragma once

#include <boost/system/result.hpp>
#include <string>

#include "engine/result.hpp"

namespace crisscross::server {

/// Why a backup or another task of upkeep failed, in one line for the host.
struct UpkeepFault {
    std::string why{};
    bool operator==(const UpkeepFault&) const = default;
};
[[noreturn]] void throw_exception_from_error(const UpkeepFault& fault, const boost::source_location&);

template <class Value>
using UpkeepResult = engine::Result<Value, UpkeepFault>;

}  // namespace crisscross::server
