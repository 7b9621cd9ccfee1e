#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "engine/result.hpp"

namespace crisscross::storage {

/// The store could not do what it was asked to do. It is not known whether what was to be stored is on disk: a commit
/// may have reached it before the failure.
struct Failure {
    enum class Kind : std::uint8_t {
        disk,     ///< the data could not be read, written or locked
        damaged,  ///< a part of the file is damaged
        busy,     ///< nothing was done: too many wait, or the store has been stopped
        other     ///< the data make no sense, or the program has a bug
    };
    /// What the disk does, as far as that is known.
    enum class Trouble : std::uint8_t {
        unknown,
        full,
        failing,
        unopened  ///< a file cannot be opened
    };
    std::string why{};
    Kind kind = Kind::other;
    Trouble trouble = Trouble::unknown;
};
[[noreturn]] void throw_exception_from_error(const Failure& failure, const boost::source_location&);

template <class Value>
using Result = engine::Result<Value, Failure>;

/// Called exactly once, on a thread of the store: it must return soon.
template <class Value>
using Completion = std::function<void(Result<Value>)>;

}  // namespace crisscross::storage
