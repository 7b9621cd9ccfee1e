#pragma once

#include "protocol/json/shape.hpp"
#include "protocol/messages/history/history_messages.hpp"

/// What several answers about finished games have in common.
namespace crisscross::protocol::json {

template <>
struct Shape<history::PlayedWord> {
    using M = history::PlayedWord;
    static constexpr auto fields = std::tuple{field("word", &M::word),
                                              field("score", &M::score),
                                              field("game", &M::game),
                                              field("system", &M::system),
                                              field("ended", &M::ended),
                                              field("turn", &M::turn),
                                              field("seat", &M::seat),
                                              field("name", &M::name),
                                              field("me", &M::me, unless_zero),
                                              field("first", &M::first, unless_zero),
                                              field("invalid", &M::invalid, unless_zero),
                                              field("withdrawn", &M::withdrawn, unless_zero),
                                              field("verdict", &M::verdict),
                                              field("decided_by", &M::decided_by),
                                              field("challenger", &M::challenger)};
};

}  // namespace crisscross::protocol::json
