#pragma once

#include "protocol/json/request_fields.hpp"
#include "protocol/json/shapes/games/event_shapes.hpp"
#include "protocol/json/shapes/settings_shape.hpp"
#include "protocol/messages/games/turn_commands.hpp"

/// The commands with which players take their turns, and answer those of others.
namespace crisscross::protocol::json {

template <>
struct Shape<client::Play> {
    static constexpr std::string_view type = "play";
    static constexpr auto fields =
        with_room<client::Play>(field("turn", &client::Play::turn), field("placement", &client::Play::placement),
                                field("line", &client::Play::line));
};
template <>
struct Shape<client::PlaceStarter> {
    static constexpr std::string_view type = "place_starter";
    static constexpr auto fields = with_room<client::PlaceStarter>(field("turn", &client::PlaceStarter::turn),
                                                                   field("cell", &client::PlaceStarter::cell),
                                                                   field("options", &client::PlaceStarter::options));
};
template <>
struct Shape<client::Exchange> {
    static constexpr std::string_view type = "exchange";
    static constexpr auto fields =
        with_room<client::Exchange>(field("turn", &client::Exchange::turn), field("tiles", &client::Exchange::tiles));
};
template <>
struct Shape<client::Pass> {
    static constexpr std::string_view type = "pass";
    static constexpr auto fields = with_room<client::Pass>(field("turn", &client::Pass::turn));
};
template <>
struct Shape<client::Challenge> {
    static constexpr std::string_view type = "challenge";
    static constexpr auto fields = with_room<client::Challenge>(field("turn", &client::Challenge::turn));
};
template <>
struct Shape<client::Accept> {
    static constexpr std::string_view type = "accept";
    static constexpr auto fields = with_room<client::Accept>(field("turn", &client::Accept::turn));
};
template <>
struct Shape<client::ShowEvidence> {
    static constexpr std::string_view type = "show_evidence";
    static constexpr auto fields = with_room<client::ShowEvidence>(
        field("turn", &client::ShowEvidence::turn), field("text", &client::ShowEvidence::text, non_empty_text));
};
template <>
struct Shape<client::WithdrawPlay> {
    static constexpr std::string_view type = "withdraw_play";
    static constexpr auto fields = with_room<client::WithdrawPlay>(field("turn", &client::WithdrawPlay::turn));
};
template <>
struct Shape<client::Vote> {
    static constexpr std::string_view type = "vote";
    static constexpr auto fields =
        with_room<client::Vote>(field("turn", &client::Vote::turn), field("opinion", &client::Vote::opinion));
};
template <>
struct Shape<client::Resign> {
    static constexpr std::string_view type = "resign";
    static constexpr auto fields = with_room<client::Resign>();
};

}  // namespace crisscross::protocol::json
