#pragma once

#include "protocol/json/request_fields.hpp"
#include "protocol/json/shapes/settings_shape.hpp"
#include "protocol/messages/games/game_questions.hpp"

/// The questions that a game is asked.
namespace crisscross::protocol::json {

inline constexpr Range versions{1, 4'294'967'295};

template <>
struct Shape<client::Preview> {
    static constexpr std::string_view type = "preview";
    static constexpr auto fields = with_room<client::Preview>(field("placement", &client::Preview::placement),
                                                              field("line", &client::Preview::line));
};
template <>
struct Shape<client::Hint> {
    static constexpr std::string_view type = "hint";
    static constexpr auto fields = with_room<client::Hint>();
};
template <>
struct Shape<client::Analysis> {
    static constexpr std::string_view type = "analysis";
    static constexpr auto fields = with_room<client::Analysis>(field("v", &client::Analysis::version));
};
template <>
struct Shape<client::Lookup> {
    static constexpr std::string_view type = "lookup";
    static constexpr auto fields = with_room<client::Lookup>(field("words", &client::Lookup::words));
};
template <>
struct Shape<client::Word> {
    static constexpr std::string_view type = "word";
    static constexpr auto fields = with_room<client::Word>(field("word", &client::Word::word, non_empty_text));
};
template <>
struct Shape<client::Log> {
    static constexpr std::string_view type = "log";
    static constexpr auto fields =
        with_room<client::Log>(field("from", &client::Log::from, versions), field("to", &client::Log::to));
};

}  // namespace crisscross::protocol::json
