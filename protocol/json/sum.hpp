#pragma once

#include "protocol/json/shape.hpp"

/// Closed sums: one object with a `type`, or one word where the alternatives have no fields.
namespace crisscross::protocol::json {

template <class Sum, std::size_t index = 0>
bool read_alternative(std::string_view type, Object& object, Sum& out) {
    if constexpr (index == std::variant_size_v<Sum>) {
        return false;
    } else {
        using Alternative = std::variant_alternative_t<index, Sum>;
        if constexpr (!Typed<Alternative>) {  // a sum within a sum
            Alternative inner{};
            if (!read_alternative(type, object, inner)) return read_alternative<Sum, index + 1>(type, object, out);
            out = std::move(inner);
            return true;
        } else {
            if (type != Shape<Alternative>::type) return read_alternative<Sum, index + 1>(type, object, out);
            read_fields(object, out.template emplace<index>());
            return true;
        }
    }
}

template <class... Alternatives>
void read(const Place& place, std::variant<Alternatives...>& out) {
    Object object(place);
    const Place type = object.required("type");
    const std::string name = type.text(short_text.max);
    if (!read_alternative(name, object, out)) type.fault("There is no such type.", {}, "UNKNOWN_TYPE");
}

template <class... Alternatives>
void write(Writer& out, const std::variant<Alternatives...>& sum) {
    std::visit([&](const auto& alternative) { write(out, alternative); }, sum);
}

}  // namespace crisscross::protocol::json
