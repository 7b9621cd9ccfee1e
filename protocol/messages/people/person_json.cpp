#include "protocol/json/shape.hpp"
#include "protocol/messages/people/person_messages.hpp"

namespace crisscross::protocol::json {

template <>
struct Shape<person::Account> {
    using M = person::Account;
    static constexpr auto fields =
        std::tuple{field("name", &M::name), field("created", &M::created),
                   field("has_pass_phrase", &M::has_pass_phrase, unless_zero), field("passkeys", &M::passkeys)};
};
template <>
struct Shape<person::Device> {
    using M = person::Device;
    static constexpr auto fields =
        std::tuple{field("name", &M::name), field("created", &M::created), field("seen", &M::seen),
                   field("signed_out", &M::signed_out, unless_zero)};
};
template <>
struct Shape<person::OwnRoom> {
    using M = person::OwnRoom;
    static constexpr auto fields = std::tuple{field("room", &M::room), field("name", &M::name)};
};
template <>
struct Shape<person::About> {
    using M = person::About;
    static constexpr auto fields =
        std::tuple{field("format", &M::format),   field("format_version", &M::format_version),
                   field("name", &M::name),       field("created", &M::created),
                   field("seen", &M::seen),       field("account", &M::account),
                   field("devices", &M::devices), field("browsers", &M::browsers),
                   field("rooms", &M::rooms),     field("zone", &M::zone)};
};
template <>
struct Shape<person::Line> {
    using M = person::Line;
    static constexpr auto fields =
        std::tuple{field("room", &M::room), field("line", &M::line), field("channel", &M::channel),
                   field("at", &M::at), field("text", &M::text)};
};
template <>
struct Shape<person::Lines> {
    using M = person::Lines;
    static constexpr auto fields = std::tuple{field("lines", &M::lines), field("next", &M::next)};
};
template <>
struct Shape<person::OwnNote> {
    using M = person::OwnNote;
    static constexpr auto fields =
        std::tuple{field("game", &M::game), field("version", &M::version), field("changed", &M::changed),
                   field("shared", &M::shared, unless_zero), field("body", &M::body)};
};
template <>
struct Shape<person::OwnNotes> {
    using M = person::OwnNotes;
    static constexpr auto fields = std::tuple{field("notes", &M::notes), field("next", &M::next)};
};
template <>
struct Shape<person::Deletion> {
    using M = person::Deletion;
    static constexpr auto fields = std::tuple{field("pass_phrase", &M::pass_phrase)};
};

}  // namespace crisscross::protocol::json

namespace crisscross::protocol::person {

std::string write(const About& answer) {
    json::Writer out;
    json::write(out, answer);
    return out.release();
}

std::string write(const Lines& answer) {
    json::Writer out;
    json::write(out, answer);
    return out.release();
}

std::string write(const OwnNotes& answer) {
    json::Writer out;
    json::write(out, answer);
    return out.release();
}

Decoded<Deletion> read_deletion(std::string_view text) {
    const auto value = json::parse(text);
    if (!value) return value.error();
    json::Decoding decoding{json::Unknown::ignored};
    Deletion request;
    json::read(json::Place(*value, decoding), request);
    if (decoding.fault) return *decoding.fault;
    return request;
}

}  // namespace crisscross::protocol::person
