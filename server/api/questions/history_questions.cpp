#include "server/api/questions/history_questions.hpp"

#include <limits>

#include "protocol/max_safe_integer.hpp"
#include "server/api/questions/asked_about.hpp"
#include "server/api/questions/places.hpp"
#include "server/rooms/room_code.hpp"

namespace crisscross::server {

namespace {

std::optional<storage::WordKind> read_kind(Parameters& parameters) {
    using Kind = storage::WordKind;
    return parameters.one_of<Kind>(
        "kind", {{"disputed", Kind::disputed}, {"invalid", Kind::invalid}, {"first", Kind::first}});
}

}  // namespace

storage::HistoryScope read_scope(Parameters& parameters, const Asker& asker) {
    storage::HistoryScope scope{.player = asker.player, .has_merged_guests = asker.has_merged_guests};
    const auto typed = parameters.text("room", 32);
    if (!typed) return scope;
    scope.room = read_room_code(*typed);
    if (!scope.room) parameters.complain("room", "BAD_PARAMETER", "The parameter must be the code of a room.");
    return scope;
}

storage::WordSearch read_word_search(Parameters& parameters, storage::HistoryScope scope) {
    storage::WordSearch search{.scope = std::move(scope)};
    search.subject = read_subject(parameters);
    search.system = parameters.text("system");
    search.words = read_words(parameters);
    search.kind = read_kind(parameters);
    search.limit = read_limit(parameters);
    search.after = read_word_place(parameters);
    if (!search.words && !search.kind)
        parameters.complain("kind", "MISSING_PARAMETER", "Give a word, how it begins, or a kind of words.");
    return search;
}

GameFormat read_file_format(Parameters& parameters) {
    const auto format =
        parameters.one_of<GameFormat>("format", {{"json", GameFormat::json}, {"gcg", GameFormat::gcg}});
    return format.value_or(GameFormat::json);
}

PictureQuestion read_picture_question(Parameters& parameters) {
    constexpr auto max_version = std::numeric_limits<std::uint32_t>::max();
    PictureQuestion asked;
    const auto format =
        parameters.one_of<PictureFormat>("format", {{"png", PictureFormat::png}, {"svg", PictureFormat::svg}});
    asked.format = format.value_or(asked.format);
    if (const auto at = parameters.number("at", 1, max_version)) asked.at = static_cast<std::uint32_t>(*at);
    return asked;
}

// Without a room it is about the asker; with one, about everybody there.
storage::StatisticsQuery read_statistics_query(Parameters& parameters, storage::HistoryScope scope) {
    storage::StatisticsQuery query{.scope = std::move(scope)};
    query.subject = read_subject(parameters);
    query.opponent = read_opponent(parameters);
    query.system = parameters.text("system");
    query.from = parameters.number("from", 0, protocol::max_safe_integer);
    query.to = parameters.number("to", 0, protocol::max_safe_integer);
    const bool is_about_anybody = std::holds_alternative<storage::OfAnybody>(query.subject);
    if (is_about_anybody && !query.scope.room) query.subject = storage::OfAsker{};
    if (is_about_anybody && query.scope.room && query.opponent)
        parameters.complain("player", "MISSING_PARAMETER", "Say whose opponent it is.");
    return query;
}

}  // namespace crisscross::server
