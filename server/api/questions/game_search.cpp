#include "server/api/questions/game_search.hpp"

#include <array>
#include <functional>

#include "engine/text/ascii.hpp"
#include "protocol/max_safe_integer.hpp"
#include "protocol/messages/games/end_names.hpp"
#include "server/api/questions/asked_about.hpp"
#include "server/api/questions/places.hpp"
#include "server/time/time_zone.hpp"

namespace crisscross::server {

namespace {

constexpr std::int64_t max_points_asked = 1'000'000'000;

std::optional<int> read_day(Parameters& parameters) {
    const auto text = parameters.text("day", 5);
    if (!text) return std::nullopt;
    const auto is_digit = [&](std::size_t place) { return engine::is_digit((*text)[place]); };
    if (text->size() == 5 && (*text)[2] == '-' && is_digit(0) && is_digit(1) && is_digit(3) && is_digit(4)) {
        const int month = ((*text)[0] - '0') * 10 + (*text)[1] - '0';
        const int day = ((*text)[3] - '0') * 10 + (*text)[4] - '0';
        if (month >= 1 && month <= 12 && day >= 1 && day <= 31) return month * 100 + day;
    }
    parameters.complain("day", "BAD_PARAMETER", "The parameter must be a month and a day, such as 11-23.");
    return std::nullopt;
}

/// Of the day; nothing for UTC.
std::function<int(Moment)> read_zone(Parameters& parameters) {
    const auto name = parameters.text("zone");
    if (!name) return {};
    if (!parameters.has("day"))
        parameters.complain("day", "MISSING_PARAMETER", "Say for which day the time zone is.");
    const auto zone = TimeZone::find(*name);
    if (zone) return [zone](Moment moment) { return zone->offset(moment); };
    parameters.complain("zone", "BAD_PARAMETER", "The parameter must be a time zone, such as Europe/Zurich.");
    return {};
}

std::optional<storage::ChallengeWanted> read_challenge(Parameters& parameters) {
    using Wanted = storage::ChallengeWanted;
    return parameters.one_of<Wanted>("challenge",
                                     {{"any", Wanted::any}, {"valid", Wanted::valid}, {"invalid", Wanted::invalid}});
}

std::optional<std::string> read_reason(Parameters& parameters) {
    const auto end = parameters.text("end");
    if (!end) return std::nullopt;
    const auto reason = protocol::find_reason(*end);
    if (reason && *reason != engine::EndReason::aborted) return end;
    parameters.complain("end", "BAD_PARAMETER", "The parameter must be the reason of an end, such as went_out.");
    return std::nullopt;
}

storage::GameOrder read_order(Parameters& parameters) {
    using Order = storage::GameOrder;
    const auto order = parameters.one_of<Order>("sort", {{"newest", Order::newest},
                                                         {"oldest", Order::oldest},
                                                         {"highest_play", Order::highest_play},
                                                         {"margin", Order::margin}});
    return order.value_or(Order::newest);
}

std::optional<std::string> read_result(Parameters& parameters) {
    constexpr std::array<std::string_view, 3> choices{"won", "drawn", "lost"};
    return parameters.choice("result", choices);
}

}  // namespace

storage::GameSearch read_game_search(Parameters& parameters, storage::HistoryScope scope) {
    storage::GameSearch search{.scope = std::move(scope)};
    search.subject = read_subject(parameters);
    search.opponent = read_opponent(parameters);
    search.system = parameters.text("system");
    search.from = parameters.number("from", 0, protocol::max_safe_integer);
    search.to = parameters.number("to", 0, protocol::max_safe_integer);
    search.day = read_day(parameters);
    search.utc_offset = read_zone(parameters);
    search.result = read_result(parameters);
    search.words = read_words(parameters);
    search.phony = parameters.flag("phony");
    search.analysed = parameters.flag("analysed");
    search.challenge = read_challenge(parameters);
    search.bingo = parameters.flag("bingo");
    search.play = parameters.number("play", 0, max_points_asked);
    search.reason = read_reason(parameters);
    search.order = read_order(parameters);
    search.limit = read_limit(parameters);
    search.after = read_game_place(parameters);
    const bool is_about_anybody = std::holds_alternative<storage::OfAnybody>(search.subject);
    if (search.result && is_about_anybody && search.scope.room)
        parameters.complain("player", "MISSING_PARAMETER", "Say whose result it is.");
    if (search.result && is_about_anybody) search.subject = storage::OfAsker{};
    return search;
}

storage::GameSearch read_file_search(Parameters& parameters, storage::HistoryScope scope) {
    storage::GameSearch search{
        .scope = std::move(scope), .order = storage::GameOrder::oldest, .limit = usual_on_page};
    search.after = read_game_place(parameters);
    return search;
}

}  // namespace crisscross::server
