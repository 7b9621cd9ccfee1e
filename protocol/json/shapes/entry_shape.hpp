#pragma once

#include "protocol/json/shape.hpp"
#include "protocol/messages/message_parts.hpp"

namespace crisscross::protocol::json {

template <>
struct Shape<Entry> {
    static constexpr auto fields =
        std::tuple{field("v", &Entry::version), field("at", &Entry::at), field("event", &Entry::event)};
};

}  // namespace crisscross::protocol::json
