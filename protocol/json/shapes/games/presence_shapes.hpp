#pragma once

#include "protocol/json/shape.hpp"
#include "protocol/messages/games/presence.hpp"

namespace crisscross::protocol::json {

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

}  // namespace crisscross::protocol::json
