#pragma once

#include <boost/system/result.hpp>
#include <stdexcept>

#include "engine/refusal.hpp"

namespace crisscross::engine {

/// A value, or the typed reason why there is none. Taking the value of a failure is a bug and throws.
template <class Value, class Failure = Refusal>
using Result = boost::system::result<Value, Failure>;

[[noreturn]] inline void throw_exception_from_error(const Refusal& refusal, const boost::source_location&) {
    throw std::logic_error("unchecked refusal: " + std::string(name(refusal.code)));
}

}  // namespace crisscross::engine
