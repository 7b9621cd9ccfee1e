#pragma once

#include <string_view>
#include <type_traits>
#include <utility>

namespace crisscross::test {

/// The compiler writes an enumerator by its name, and any other number as a cast: `(Enum)7`.
template <auto value>
constexpr bool is_enumerator() {
    const std::string_view text = __PRETTY_FUNCTION__;
    const auto start = text.find("value = ") + 8;
    return text[start] != '(';
}

/// Whether a table of names has each enumerator. The first 64 numbers are looked at.
template <const auto& table, std::size_t... numbers>
constexpr bool names_each(std::index_sequence<numbers...>) {
    using Enum = std::remove_cvref_t<decltype(table.front().value)>;
    const auto is_named = [](Enum value) {
        for (const auto& name : table)
            if (name.value == value) return true;
        return false;
    };
    return ((is_enumerator<static_cast<Enum>(numbers)>() == is_named(static_cast<Enum>(numbers))) && ...);
}
template <const auto& table>
constexpr bool names_each() {
    return names_each<table>(std::make_index_sequence<64>());
}

}  // namespace crisscross::test
