#pragma once

#include "protocol/json/shape.hpp"
#include "protocol/messages/rooms/chat_messages.hpp"

/// The messages of chats.
namespace crisscross::protocol::json {

inline constexpr Range line_numbers{1, safe_integers.max};
inline constexpr Range person_numbers{1, 1'000'000};

template <>
struct Names<Channel> {
    using E = Channel;
    static constexpr std::array<Name<E>, 2> all{{{E::players, "players"}, {E::watchers, "watchers"}}};
};
template <>
struct Names<Reaction> {
    using E = Reaction;
    static constexpr std::array<Name<E>, 6> all{{{E::like, "like"},
                                                 {E::love, "love"},
                                                 {E::laugh, "laugh"},
                                                 {E::wow, "wow"},
                                                 {E::sad, "sad"},
                                                 {E::thanks, "thanks"}}};
};

/// A request about the chat of a joined room names the room and no game.
template <class Message, class... Fields>
constexpr auto in_chat(Fields... fields) {
    return std::tuple{field("id", &Message::id, request_id), field("room", &Message::room), fields...};
}

template <>
struct Shape<client::Say> {
    static constexpr std::string_view type = "say";
    static constexpr auto fields = in_chat<client::Say>(field("text", &client::Say::text, non_empty_text));
};
template <>
struct Shape<client::React> {
    using M = client::React;
    static constexpr std::string_view type = "react";
    static constexpr auto fields = in_chat<M>(field("line", &M::line, line_numbers), field("reaction", &M::reaction));
};
template <>
struct Shape<client::DeleteLine> {
    using M = client::DeleteLine;
    static constexpr std::string_view type = "delete_line";
    static constexpr auto fields = in_chat<M>(field("line", &M::line, line_numbers));
};
template <>
struct Shape<client::Chat> {
    using M = client::Chat;
    static constexpr std::string_view type = "chat";
    static constexpr auto fields = in_chat<M>(field("before", &M::before, line_numbers));
};
template <>
struct Shape<client::ReadChat> {
    using M = client::ReadChat;
    static constexpr std::string_view type = "read_chat";
    static constexpr auto fields = in_chat<M>(field("line", &M::line, line_numbers));
};
template <>
struct Shape<client::SetChat> {
    using M = client::SetChat;
    static constexpr std::string_view type = "set_chat";
    static constexpr auto fields = in_chat<M>(field("on", &M::on));
};
template <>
struct Shape<server::Reactions> {
    using R = server::Reactions;
    static constexpr auto fields = std::tuple{field("reaction", &R::reaction), field("people", &R::people)};
};
template <>
struct Shape<server::ChatLine> {
    using L = server::ChatLine;
    static constexpr auto fields = std::tuple{field("line", &L::line, line_numbers),
                                              field("channel", &L::channel),
                                              field("person", &L::person, person_numbers),
                                              field("name", &L::name),
                                              field("at", &L::at),
                                              field("text", &L::text, Length{1024}),
                                              field("reactions", &L::reactions, unless_empty)};
};
template <>
struct Shape<server::LineKept> {
    using M = server::LineKept;
    static constexpr std::string_view type = "line_kept";
    static constexpr auto fields = std::tuple{field("id", &M::id, request_id), field("line", &M::line, line_numbers),
                                              field("person", &M::person, person_numbers)};
};
template <>
struct Shape<server::Chat> {
    using M = server::Chat;
    static constexpr std::string_view type = "chat";
    static constexpr auto fields =
        std::tuple{field("id", &M::id, request_id), field("lines", &M::lines), field("more", &M::more, unless_zero),
                   field("person", &M::person), field("read", &M::read, unless_zero)};
};
template <>
struct Shape<server::ChatLineNow> {
    using M = server::ChatLineNow;
    static constexpr std::string_view type = "chat_line";
    static constexpr auto fields = std::tuple{field("room", &M::room), field("line", &M::line)};
};
template <>
struct Shape<server::ChatLineDeleted> {
    using M = server::ChatLineDeleted;
    static constexpr std::string_view type = "chat_line_deleted";
    static constexpr auto fields = std::tuple{field("room", &M::room), field("line", &M::line, line_numbers)};
};
template <>
struct Shape<server::ChatNow> {
    using M = server::ChatNow;
    static constexpr std::string_view type = "chat_now";
    static constexpr auto fields = std::tuple{field("room", &M::room), field("on", &M::on), field("read", &M::read),
                                              field("write", &M::write), field("host", &M::host, unless_zero)};
};

}  // namespace crisscross::protocol::json
