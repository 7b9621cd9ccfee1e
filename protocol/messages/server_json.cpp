#include "protocol/json/shapes/details_shape.hpp"
#include "protocol/json/shapes/games/analysis_shapes.hpp"
#include "protocol/json/shapes/games/clock_shapes.hpp"
#include "protocol/json/shapes/lexicon_shape.hpp"
#include "protocol/json/shapes/people/account_shapes.hpp"
#include "protocol/json/shapes/people/call_shapes.hpp"
#include "protocol/json/shapes/people/identity_shapes.hpp"
#include "protocol/json/shapes/rooms/chat_shapes.hpp"
#include "protocol/json/shapes/rooms/list_shapes.hpp"
#include "protocol/json/shapes/rooms/room_shapes.hpp"
#include "protocol/json/shapes/settings_shape.hpp"
#include "protocol/json/sum.hpp"
#include "protocol/messages/codec.hpp"

namespace crisscross::protocol::json {
namespace {

constexpr Length any_length{1'000'000};

}  // namespace

template <>
struct Shape<Entry> {
    static constexpr auto fields =
        std::tuple{field("v", &Entry::version), field("at", &Entry::at), field("event", &Entry::event)};
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
struct Shape<server::Created> {
    static constexpr std::string_view type = "created";
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
struct Shape<server::Joined> {
    static constexpr std::string_view type = "joined";
};
template <>
struct Shape<server::Events> {
    using E = server::Events;
    static constexpr std::string_view type = "events";
    static constexpr auto fields =
        std::tuple{field("room", &E::room), field("game", &E::game),   field("events", &E::events, any_length),
                   field("may", &E::may),   field("asked", &E::asked), field("clocks", &E::clocks)};
};
template <>
struct Shape<server::StandInRequest> {
    using R = server::StandInRequest;
    static constexpr auto fields = std::tuple{field("seat", &R::seat), field("strength", &R::strength),
                                              field("agreed", &R::agreed), field("missing", &R::missing)};
};
template <>
struct Shape<server::Away> {
    static constexpr auto fields =
        std::tuple{field("seat", &server::Away::seat), field("stand_in_from", &server::Away::stand_in_from),
                   field("strength", &server::Away::strength)};
};
template <>
struct Shape<server::Presence> {
    using P = server::Presence;
    static constexpr std::string_view type = "presence";
    static constexpr auto fields = std::tuple{field("room", &P::room),
                                              field("game", &P::game),
                                              field("present", &P::present),
                                              field("watchers", &P::watchers),
                                              field("away", &P::away, unless_empty),
                                              field("stand_in_requests", &P::stand_in_requests, unless_empty)};
};
template <>
struct Shape<server::Preview> {
    using M = server::Preview;
    static constexpr std::string_view type = "preview";
    static constexpr auto fields =
        std::tuple{field("id", &M::id, request_id), field("play_score", &M::play_score), field("valid", &M::valid),
                   field("bad_words", &M::bad_words, unless_empty)};
};
template <>
struct Shape<server::Hint> {
    using H = server::Hint;
    static constexpr std::string_view type = "hint";
    static constexpr auto fields =
        std::tuple{field("id", &H::id, request_id), field("seat", &H::seat), field("plays", &H::plays)};
};
template <>
struct Shape<server::Analysis> {
    using A = server::Analysis;
    static constexpr std::string_view type = "analysis";
    static constexpr auto fields =
        std::tuple{field("id", &A::id, request_id), field("seat", &A::seat), field("plays", &A::plays),
                   field("exchange", &A::exchange), field("move", &A::move)};
};
template <>
struct Shape<server::FoundWord> {
    static constexpr auto fields =
        std::tuple{field("word", &server::FoundWord::word), field("lexicon_ids", &server::FoundWord::lexicon_ids)};
};
template <>
struct Shape<server::Lookup> {
    static constexpr std::string_view type = "lookup";
    static constexpr auto fields =
        std::tuple{field("id", &server::Lookup::id, request_id), field("found", &server::Lookup::found)};
};
template <>
struct Shape<server::Definition> {
    using D = server::Definition;
    static constexpr auto fields =
        std::tuple{field("part", &D::part), field("text", &D::text, long_text), field("base", &D::base)};
};
template <>
struct Shape<server::Word> {
    using W = server::Word;
    static constexpr std::string_view type = "word";
    static constexpr auto fields = std::tuple{field("id", &W::id, request_id),
                                              field("word", &W::word, long_text),
                                              field("in_list", &W::in_list),
                                              field("front_hooks", &W::front_hooks, unless_empty),
                                              field("back_hooks", &W::back_hooks, unless_empty),
                                              field("anagrams", &W::anagrams, unless_empty),
                                              field("definitions", &W::definitions)};
};
template <>
struct Shape<server::TimeLeft> {
    using T = server::TimeLeft;
    static constexpr auto fields = std::tuple{field("left", &T::left), field("overtime", &T::overtime, unless_zero)};
};
template <>
struct Shape<server::ThinkTime> {
    using T = server::ThinkTime;
    static constexpr auto fields =
        std::tuple{field("v", &T::version), field("thought", &T::thought), field("clocks", &T::clocks, unless_empty)};
};
template <>
struct Shape<server::Log> {
    using L = server::Log;
    static constexpr std::string_view type = "log";
    static constexpr auto fields =
        std::tuple{field("id", &L::id, request_id), field("events", &L::events, any_length),
                   field("times", &L::times, any_length)};
};
template <>
struct Shape<server::Catalogue> {
    using M = server::Catalogue;
    static constexpr std::string_view type = "catalogue";
    static constexpr auto fields =
        std::tuple{field("id", &M::id, request_id), field("systems", &M::systems), field("knobs", &M::knobs)};
};
template <>
struct Shape<server::GameSummary> {
    using M = server::GameSummary;
    static constexpr auto fields = std::tuple{field("game", &M::game),
                                              field("system", &M::system),
                                              field("stage", &M::stage),
                                              field("names", &M::names),
                                              field("scores", &M::scores, unless_empty),
                                              field("winners", &M::winners, unless_empty),
                                              field("changed", &M::changed)};
};
template <>
struct Shape<server::Standing> {
    using M = server::Standing;
    static constexpr auto fields =
        std::tuple{field("name", &M::name), field("games", &M::games), field("won", &M::won),
                   field("drawn", &M::drawn, unless_zero), field("points", &M::points)};
};
template <>
struct Shape<server::ProposedGame> {
    using M = server::ProposedGame;
    static constexpr auto fields = std::tuple{
        field("proposal", &M::proposal), field("by", &M::by),         field("turned", &M::turned, unless_zero),
        field("settings", &M::settings), field("agreed", &M::agreed), field("missing", &M::missing),
        field("clock", &M::clock)};
};
template <>
struct Shape<server::Watcher> {
    using M = server::Watcher;
    static constexpr auto fields = std::tuple{field("watcher", &M::watcher), field("name", &M::name, unless_empty)};
};
template <>
struct Names<server::RoomAct> {
    using E = server::RoomAct;
    static constexpr std::array<Name<E>, 19> all{{{E::propose_game, "propose_game"},
                                                  {E::agree_to_game, "agree_to_game"},
                                                  {E::decline_game, "decline_game"},
                                                  {E::begin_game, "begin_game"},
                                                  {E::take_part, "take_part"},
                                                  {E::step_back, "step_back"},
                                                  {E::leave_out, "leave_out"},
                                                  {E::bring_back, "bring_back"},
                                                  {E::name_room, "name_room"},
                                                  {E::set_entry, "set_entry"},
                                                  {E::set_watching, "set_watching"},
                                                  {E::set_rated, "set_rated"},
                                                  {E::lock_room, "lock_room"},
                                                  {E::hand_over_room, "hand_over_room"},
                                                  {E::remove_person, "remove_person"},
                                                  {E::remove_watcher, "remove_watcher"},
                                                  {E::close_room, "close_room"},
                                                  {E::keep_seat, "keep_seat"},
                                                  {E::free_seat, "free_seat"}}};
};
template <>
struct Shape<server::Room> {
    using M = server::Room;
    static constexpr std::string_view type = "room";
    static constexpr auto fields = std::tuple{field("room", &M::room),
                                              field("newest", &M::newest),
                                              field("games", &M::games),
                                              field("standings", &M::standings, unless_empty),
                                              field("next", &M::next),
                                              field("may", &M::may),
                                              field("name", &M::name, unless_empty),
                                              field("entry", &M::entry, added),
                                              field("locked", &M::locked, unless_zero),
                                              field("watching", &M::watching, added),
                                              field("rated", &M::rated, unless_true),
                                              field("host", &M::host),
                                              field("kept", &M::kept, unless_empty),
                                              field("coming", &M::coming, unless_empty),
                                              field("sitting_out", &M::sitting_out, unless_empty),
                                              field("left_out", &M::left_out, unless_empty),
                                              field("watchers", &M::watchers, unless_empty),
                                              field("closed", &M::closed, unless_zero)};
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
template <>
struct Shape<server::RoomClosed> {
    static constexpr std::string_view type = "room_closed";
    static constexpr auto fields = std::tuple{field("room", &server::RoomClosed::room)};
};

// The fields of a view are written among those of its message.
void read_view(Object& object, server::RoomView& out) {
    read(object.required("game"), out.game);
    if (const Place seat = object.required("seat"); !seat.is_null()) read(seat, out.seat.emplace());
    read(object.required("may"), out.may);
    if (const auto asked = object.optional("asked")) read(*asked, out.asked.emplace());
    if (const auto clocks = object.optional("clocks")) read(*clocks, out.clocks.emplace());
    if (const auto events = object.optional("events"))
        read(*events, out.content.emplace<std::vector<Entry>>(), any_length);
    else
        read(object.required("snapshot"), out.content.emplace<Json>());
}

void write_view(Writer& out, const server::RoomView& in) {
    write(out.key("game"), in.game);
    if (in.seat)
        write(out.key("seat"), *in.seat);
    else
        out.key("seat").raw("null");
    write(out.key("may"), in.may);
    if (in.asked) write(out.key("asked"), *in.asked);
    if (in.clocks) write(out.key("clocks"), *in.clocks);
    if (const auto* entries = std::get_if<std::vector<Entry>>(&in.content))
        write(out.key("events"), *entries);
    else
        write(out.key("snapshot"), std::get<Json>(in.content));
}

void read_fields(Object& object, server::Created& out) {
    read(object.required("id"), out.id, request_id);
    read(object.required("room"), out.room);
    if (object.optional("snapshot")) read_view(object, out.view.emplace());
}

void write_fields(Writer& out, const server::Created& in) {
    write(out.key("id"), in.id);
    write(out.key("room"), in.room);
    if (in.view) write_view(out, *in.view);
}

void read_fields(Object& object, server::Joined& out) {
    read(object.required("id"), out.id, request_id);
    read(object.required("room"), out.room);
    read_view(object, out.view);
}

void write_fields(Writer& out, const server::Joined& in) {
    write(out.key("id"), in.id);
    write(out.key("room"), in.room);
    write_view(out, in.view);
}

}  // namespace crisscross::protocol::json

namespace crisscross::protocol {

std::string write(const ServerMessage& message) {
    json::Writer out;
    json::write(out, message);
    return out.release();
}

Decoded<ServerMessage> read_server(std::string_view text) {
    const auto value = json::parse(text);
    if (!value) return value.error();
    json::Decoding decoding{json::Unknown::ignored};
    ServerMessage message;
    json::read(json::Place(*value, decoding), message);
    if (decoding.fault) return *decoding.fault;
    return message;
}

}  // namespace crisscross::protocol
