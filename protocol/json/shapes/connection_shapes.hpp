#pragma once

#include "protocol/json/shapes/details_shape.hpp"
#include "protocol/json/shapes/lexicon_shape.hpp"
#include "protocol/messages/connection_answers.hpp"
#include "protocol/messages/connection_messages.hpp"

/// What a connection says and hears about no room.
namespace crisscross::protocol::json {

template <>
struct Shape<client::Hello> {
    static constexpr std::string_view type = "hello";
};
template <>
struct Shape<client::Ping> {
    static constexpr std::string_view type = "ping";
    static constexpr auto fields = std::tuple{field("sent", &client::Ping::sent)};
};
template <>
struct Shape<client::Pong> {
    static constexpr std::string_view type = "pong";
    static constexpr auto fields = std::tuple{field("sent", &client::Pong::sent)};
};
template <>
struct Shape<client::PageHidden> {
    static constexpr std::string_view type = "page_hidden";
    static constexpr auto fields = std::tuple{field("hidden", &client::PageHidden::hidden)};
};
template <>
struct Shape<server::Welcome> {
    using M = server::Welcome;
    static constexpr std::string_view type = "welcome";
    static constexpr auto fields =
        std::tuple{field("id", &M::id, request_id), field("protocol", &M::protocol),
                   field("server", &M::server),     field("token", &M::token, hex_digits),
                   field("name", &M::name),         field("lexicons", &M::lexicons, unless_empty)};
};
template <>
struct Shape<server::Ok> {
    static constexpr std::string_view type = "ok";
    static constexpr auto fields =
        std::tuple{field("id", &server::Ok::id, request_id), field("v", &server::Ok::version)};
};
template <>
struct Shape<server::Error> {
    using M = server::Error;
    static constexpr std::string_view type = "error";
    static constexpr auto fields = std::tuple{field("id", &M::id, nullable),
                                              field("code", &M::code),
                                              field("message", &M::message, long_text),
                                              field("field", &M::field, any_length),
                                              field("cells", &M::cells, unless_empty),
                                              field("words", &M::words, unless_empty),
                                              field("tiles", &M::tiles, unless_empty),
                                              field("knobs", &M::knobs, unless_empty),
                                              field("room", &M::room),
                                              among(&M::details)};
};
template <>
struct Shape<server::Catalogue> {
    using M = server::Catalogue;
    static constexpr std::string_view type = "catalogue";
    static constexpr auto fields =
        std::tuple{field("id", &M::id, request_id), field("systems", &M::systems), field("knobs", &M::knobs)};
};
template <>
struct Shape<server::Ping> {
    static constexpr std::string_view type = "ping";
    static constexpr auto fields = std::tuple{field("sent", &server::Ping::sent), field("lag", &server::Ping::lag)};
};
template <>
struct Shape<server::Pong> {
    static constexpr std::string_view type = "pong";
    static constexpr auto fields = std::tuple{field("sent", &server::Pong::sent), field("at", &server::Pong::at)};
};
template <>
struct Shape<server::Restarting> {
    static constexpr std::string_view type = "restarting";
    static constexpr auto fields = std::tuple{field("retry_after", &server::Restarting::retry_after)};
};
template <>
struct Shape<server::Announcement> {
    static constexpr std::string_view type = "announcement";
    static constexpr auto fields = std::tuple{field("text", &server::Announcement::text)};
};

// The protocols of a hello are an object.
void read_fields(Object& object, client::Hello& out);
void write_fields(Writer& out, const client::Hello& in);

}  // namespace crisscross::protocol::json
