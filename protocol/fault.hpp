#pragma once

#include <optional>
#include <string>

#include "engine/play/refusal.hpp"
#include "protocol/details.hpp"

namespace crisscross::protocol {

/// Why a text could not be read as a message, an event or rules.
struct Fault {
    std::string code{};               ///< NOT_JSON, UNKNOWN_TYPE, BAD_MESSAGE
    std::string why{};                ///< a sentence for people
    std::string field{};              ///< JSON pointer to the faulty part; empty for the whole
    std::optional<std::string> id{};  ///< the request's id, if it could be read
    Details details{};
    bool operator==(const Fault&) const = default;
};

[[noreturn]] void throw_exception_from_error(const Fault& fault, const boost::source_location&);

template <class Value>
using Decoded = engine::Result<Value, Fault>;

}  // namespace crisscross::protocol
