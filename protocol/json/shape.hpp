#pragma once

#include <tuple>
#include <variant>

#include "protocol/json/basic.hpp"

/// Objects as tables: a `Shape` lists the fields of a struct once, and reading and writing both follow it.
namespace crisscross::protocol::json {

/// `fields` is a tuple of `field(...)`; one that is part of a sum also has `type`, its name on the wire.
template <class Struct>
struct Shape;

template <class Struct>
concept Shaped = requires {
    Shape<Struct>::fields;
};
template <class Struct>
concept Typed = requires {
    Shape<Struct>::type;
};

struct Plain {};
/// An empty value is written as null; otherwise it is left out.
struct Nullable {};
/// An empty list is left out.
struct UnlessEmpty {};
/// 0 or false is left out.
struct UnlessZero {};
/// True is left out.
struct UnlessTrue {};
/// A time limit; 0 means no limit and is left out. The journal has `seconds`, the wire has `until`, in milliseconds
/// since 1970 UTC.
struct Lasting {};
/// Only in the journal's texts; 0 is left out.
struct Stored {};
/// Always written, but missing in what was stored before the field was added.
struct Added {};
inline constexpr Nullable nullable{};
inline constexpr UnlessEmpty unless_empty{};
inline constexpr UnlessZero unless_zero{};
inline constexpr UnlessTrue unless_true{};
inline constexpr Stored stored{};
inline constexpr Added added{};
inline constexpr Lasting lasting{};

/// Fields that may be missing, and then have the value of a fresh struct.
template <class Check>
concept MayBeMissing = std::is_same_v<Check, UnlessEmpty> || std::is_same_v<Check, UnlessZero> ||
    std::is_same_v<Check, UnlessTrue> || std::is_same_v<Check, Stored> || std::is_same_v<Check, Added>;

template <class Struct, class Value, class Check>
struct Field {
    std::string_view key;
    Value Struct::*member;
    Check check;
};
template <class Struct, class Value, class Check = Plain>
constexpr Field<Struct, Value, Check> field(std::string_view key, Value Struct::*member, Check check = {}) {
    return {key, member, check};
}

/// A member whose own fields stand among those of the struct.
template <class Struct, class Value>
struct Among {
    Value Struct::*member;
};
template <class Struct, class Value>
constexpr Among<Struct, Value> among(Value Struct::*member) {
    return {member};
}

template <class Struct>
requires Shaped<Struct>
void read_fields(Object& object, Struct& out);
template <class Struct>
requires Shaped<Struct>
void write_fields(Writer& out, const Struct& in);

template <class Value, class Check>
void read_checked(const Place& place, Value& value, Check check) {
    if constexpr (std::is_same_v<Check, Plain> || std::is_same_v<Check, Nullable> || MayBeMissing<Check>)
        read(place, value);
    else
        read(place, value, check);
}

template <class Struct, class Value, class Check>
void read_field(Object& object, Struct& out, const Field<Struct, Value, Check>& field) {
    if constexpr (MayBeMissing<Check>) {
        if (const auto place = object.optional(field.key)) read_checked(*place, out.*field.member, field.check);
    } else {
        read_checked(object.required(field.key), out.*field.member, field.check);
    }
}
template <class Struct, class Value, class Check>
void read_field(Object& object, Struct& out, const Field<Struct, std::optional<Value>, Check>& field) {
    const auto place = std::is_same_v<Check, Nullable> ? object.required(field.key) : object.optional(field.key);
    if (!place || (std::is_same_v<Check, Nullable> && place->is_null())) return;
    read_checked(*place, (out.*field.member).emplace(), field.check);
}
template <class Struct>
void read_field(Object& object, Struct& out, const Field<Struct, int, Lasting>& field) {
    if (const auto seconds = object.optional("seconds")) read(*seconds, out.*field.member);
    if (const auto until = object.optional("until")) {
        std::int64_t end = 0;
        read(*until, end);
        const std::int64_t seconds = (end - until->at()) / 1000;
        if (seconds < 0 || seconds > any_number.max) return until->fault("This is too far from the event.");
        out.*field.member = static_cast<int>(seconds);
    }
}

template <class Struct, class Value>
void read_field(Object& object, Struct& out, const Among<Struct, Value>& field) {
    read_fields(object, out.*field.member);
}
template <class Struct, class Value>
void write_field(Writer& out, const Struct& in, const Among<Struct, Value>& field) {
    write_fields(out, in.*field.member);
}

/// Some checks select another way of writing a value.
template <class Value, class Check>
void write_checked(Writer& out, const Value& value, Check check) {
    if constexpr (requires { write(out, value, check); })
        write(out, value, check);
    else
        write(out, value);
}

template <class Struct, class Value, class Check>
void write_field(Writer& out, const Struct& in, const Field<Struct, Value, Check>& field) {
    if constexpr (std::is_same_v<Check, UnlessEmpty>)
        if ((in.*field.member).empty()) return;
    if constexpr (std::is_same_v<Check, UnlessZero>)
        if (in.*field.member == 0) return;
    if constexpr (std::is_same_v<Check, UnlessTrue>)
        if (in.*field.member) return;
    if constexpr (std::is_same_v<Check, Stored>)
        if (out.destination() == Destination::wire || in.*field.member == 0) return;
    write_checked(out.key(field.key), in.*field.member, field.check);
}
template <class Struct, class Value, class Check>
void write_field(Writer& out, const Struct& in, const Field<Struct, std::optional<Value>, Check>& field) {
    if (const auto& value = in.*field.member)
        write(out.key(field.key), *value);
    else if (std::is_same_v<Check, Nullable>)
        out.key(field.key).raw("null");
}

template <class Struct>
void write_field(Writer& out, const Struct& in, const Field<Struct, int, Lasting>& field) {
    const int seconds = in.*field.member;
    if (seconds == 0) return;
    if (out.destination() == Destination::journal)
        write(out.key("seconds"), seconds);
    else
        write(out.key("until"), out.at() + std::int64_t{seconds} * 1000);
}

template <class Struct>
requires Shaped<Struct>
void read_fields(Object& object, Struct& out) {
    std::apply([&](const auto&... field) { (read_field(object, out, field), ...); }, Shape<Struct>::fields);
}
template <class Struct>
requires Shaped<Struct>
void write_fields(Writer& out, const Struct& in) {
    std::apply([&](const auto&... field) { (write_field(out, in, field), ...); }, Shape<Struct>::fields);
}

template <Shaped Struct>
void read(const Place& place, Struct& value) {
    Object object(place);
    read_fields(object, value);
}
template <class Struct>
requires Shaped<Struct> || Typed<Struct>
void write(Writer& out, const Struct& value) {
    out.open('{');
    if constexpr (Typed<Struct>) write(out.key("type"), Shape<Struct>::type);
    write_fields(out, value);
    out.close('}');
}

}  // namespace crisscross::protocol::json
