#pragma once

#include <charconv>
#include <optional>
#include <string_view>

namespace crisscross::protocol {

/// The number that a text is, with nothing before or after it; nothing if it is none, or does not fit.
template <class Number>
std::optional<Number> number_in(std::string_view text) {
    Number number{};
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    return error == std::errc() && stop == end ? std::optional(number) : std::nullopt;
}

}  // namespace crisscross::protocol
