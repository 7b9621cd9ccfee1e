#pragma once

#include "protocol/json/shape.hpp"
#include "protocol/messages/games/word_answers.hpp"

/// What a game answers about words.
namespace crisscross::protocol::json {

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

}  // namespace crisscross::protocol::json
