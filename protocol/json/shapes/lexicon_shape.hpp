#pragma once

#include "protocol/json/shape.hpp"
#include "protocol/messages/messages.hpp"

namespace crisscross::protocol::json {

template <>
struct Shape<LexiconNote> {
    using L = LexiconNote;
    static constexpr auto fields = std::tuple{field("id", &L::id), field("name", &L::name),
                                              field("word_count", &L::word_count), field("hash", &L::hash)};
};

}  // namespace crisscross::protocol::json
