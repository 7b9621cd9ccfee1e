#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace crisscross::protocol {

/// What a sentence about a refusal needs besides its code. Only what applies is there.
struct Details {
    std::optional<std::string> reason{};        ///< which of the reasons that the code has, as a code of its own
    std::optional<std::int64_t> min{};          ///< of a number, or of what is needed
    std::optional<std::int64_t> max{};          ///< of a number, a length or a count
    std::optional<std::int64_t> count{};        ///< how many there are
    std::optional<std::int64_t> retry_after{};  ///< when to try again, in milliseconds from now
    std::optional<std::string> file{};          ///< the name of a file of the host
    std::optional<std::int64_t> line{};         ///< of that file, from 1
    std::optional<std::string> limit{};         ///< which limit was reached, as the metrics name it
    bool operator==(const Details&) const = default;
};

}  // namespace crisscross::protocol
