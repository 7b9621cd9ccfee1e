#pragma once

#include "protocol/json/shapes/entry_shape.hpp"
#include "protocol/messages/games/log_page.hpp"

namespace crisscross::protocol::json {

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

}  // namespace crisscross::protocol::json
