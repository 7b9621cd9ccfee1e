#pragma once

/// Why a part of a message cannot be used, as a code: the `reason` of a `BAD_MESSAGE`.
namespace crisscross::protocol::json::reason {

inline constexpr const char* missing = "missing";
inline constexpr const char* unknown = "unknown";  ///< there is no such field
inline constexpr const char* twice = "twice";
inline constexpr const char* wrong_type = "wrong_type";
inline constexpr const char* out_of_range = "out_of_range";
inline constexpr const char* too_long = "too_long";
inline constexpr const char* empty = "empty";
inline constexpr const char* not_a_choice = "not_a_choice";
inline constexpr const char* malformed = "malformed";
inline constexpr const char* too_deep = "too_deep";

}  // namespace crisscross::protocol::json::reason
