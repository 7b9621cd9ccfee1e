#pragma once

#include <boost/system/result.hpp>

namespace crisscross::engine {

struct Refusal;

/// A value, or the typed reason why there is none. Taking the value of a failure is a bug and throws.
template <class Value, class Failure = Refusal>
using Result = boost::system::result<Value, Failure>;

}  // namespace crisscross::engine
