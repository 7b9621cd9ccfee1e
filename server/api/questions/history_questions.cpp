#include "server/api/questions/history_questions.hpp"

#include <array>
#include <charconv>
#include <functional>

#include "engine/lexicon/ascii.hpp"
#include "engine/lexicon/utf8.hpp"
#include "protocol/max_safe_integer.hpp"
#include "protocol/messages/games/end_names.hpp"
#include "server/names/names.hpp"
#include "server/rooms/room_code.hpp"
#include "server/time/time_zone.hpp"

namespace crisscross::server {

namespace {

using storage::Subject;

constexpr std::int64_t max_points_asked = 1'000'000'000;
constexpr int max_page_size = 100;
constexpr int usual_on_page = 20;
constexpr std::size_t min_prefix_characters = 2;
constexpr std::size_t max_place_bytes = 64;

std::optional<std::uint32_t> read_number(std::string_view digits) {
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    const bool is_usual = !digits.empty() && digits.front() != '0' && digits.size() < 10;
    return error == std::errc() && end == digits.data() + digits.size() && is_usual ? std::optional(number)
                                                                                    : std::nullopt;
}

// The text before the separator, which is taken off the front with it.
std::string_view cut(std::string_view& text, char separator) {
    const auto end = text.find(separator);
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return part;
}

// Nobody has a name without a visible character, and those who have deleted themselves have none at all.
std::string read_folded(Parameters& parameters, const char* parameter, const std::string& name) {
    std::string folded = folded_name(name);
    if (folded.empty()) parameters.complain(parameter, "BAD_PARAMETER", "The parameter is a name.");
    return folded;
}

Subject read_subject(Parameters& parameters) {
    const auto player = parameters.text("player");
    if (!player) return storage::OfAnybody{};
    if (*player == "me") return storage::OfAsker{};
    return storage::OfNamed{read_folded(parameters, "player", *player)};
}

std::optional<std::string> read_opponent(Parameters& parameters) {
    const auto opponent = parameters.text("opponent");
    return opponent ? std::optional(read_folded(parameters, "opponent", *opponent)) : std::nullopt;
}

// Letters sort between the two characters, whatever the alphabet.
std::optional<storage::WordRange> read_words(Parameters& parameters) {
    const auto word = parameters.text("word");
    const auto prefix = parameters.text("prefix");
    if (word && prefix) parameters.complain("prefix", "BAD_PARAMETER", "Give a word or how it begins, not both.");
    if (word) return storage::WordRange{engine::in_capitals(*word), engine::in_capitals(*word) + '\x01'};
    if (!prefix) return std::nullopt;
    if (engine::characters_in(*prefix) < min_prefix_characters)
        parameters.complain("prefix", "BAD_PARAMETER", "Give at least two letters.");
    return storage::WordRange{engine::in_capitals(*prefix), engine::in_capitals(*prefix) + "\U0010ffff"};
}

std::optional<int> read_day(Parameters& parameters) {
    const auto text = parameters.text("day", 5);
    if (!text) return std::nullopt;
    const auto is_digit = [&](std::size_t place) { return (*text)[place] >= '0' && (*text)[place] <= '9'; };
    if (text->size() == 5 && (*text)[2] == '-' && is_digit(0) && is_digit(1) && is_digit(3) && is_digit(4)) {
        const int month = ((*text)[0] - '0') * 10 + (*text)[1] - '0';
        const int day = ((*text)[3] - '0') * 10 + (*text)[4] - '0';
        if (month >= 1 && month <= 12 && day >= 1 && day <= 31) return month * 100 + day;
    }
    parameters.complain("day", "BAD_PARAMETER", "The parameter is a month and a day, such as 11-23.");
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
    parameters.complain("zone", "BAD_PARAMETER", "The parameter is a time zone, such as Europe/Zurich.");
    return {};
}

std::optional<storage::ChallengeWanted> read_challenge(Parameters& parameters) {
    constexpr std::array<std::string_view, 3> choices{"any", "valid", "invalid"};
    const auto choice = parameters.choice("challenge", choices);
    if (!choice) return std::nullopt;
    if (*choice == "any") return storage::ChallengeWanted::any;
    return *choice == "valid" ? storage::ChallengeWanted::valid : storage::ChallengeWanted::invalid;
}

std::optional<std::string> read_reason(Parameters& parameters) {
    const auto end = parameters.text("end");
    if (!end) return std::nullopt;
    const auto reason = protocol::find_reason(*end);
    if (reason && *reason != engine::Reason::aborted) return end;
    parameters.complain("end", "BAD_PARAMETER", "The parameter is the reason of an end, such as went_out.");
    return std::nullopt;
}

storage::GameOrder read_order(Parameters& parameters) {
    constexpr std::array<std::string_view, 4> choices{"newest", "oldest", "highest_play", "margin"};
    const std::string choice = parameters.choice("sort", choices).value_or("newest");
    if (choice == "oldest") return storage::GameOrder::oldest;
    if (choice == "highest_play") return storage::GameOrder::highest_play;
    return choice == "margin" ? storage::GameOrder::margin : storage::GameOrder::newest;
}

std::optional<std::string> read_result(Parameters& parameters) {
    constexpr std::array<std::string_view, 3> choices{"won", "drawn", "lost"};
    return parameters.choice("result", choices);
}

int read_limit(Parameters& parameters) {
    return static_cast<int>(parameters.number("limit", 1, max_page_size).value_or(usual_on_page));
}

void complain_about_place(Parameters& parameters) {
    parameters.complain("after", "BAD_CURSOR", "The list has no such place. Begin again without it.");
}

std::optional<storage::GameName> read_place(Parameters& parameters) {
    const auto text = parameters.text("after", max_place_bytes);
    if (!text) return std::nullopt;
    auto name = read_game_name(*text);
    if (!name) complain_about_place(parameters);
    return name;
}

std::optional<storage::WordPlace> read_word_place(Parameters& parameters) {
    const auto given = parameters.text("after", max_place_bytes);
    if (!given) return std::nullopt;
    std::string_view text = *given;
    const auto game = read_game_name(cut(text, '.'));
    const auto turn = read_number(cut(text, '.'));
    const auto place = read_number(text);  // from 1, so that it reads like the other numbers
    if (game && turn && place) return storage::WordPlace{*game, *turn, static_cast<int>(*place) - 1};
    complain_about_place(parameters);
    return std::nullopt;
}

std::optional<storage::WordKind> read_kind(Parameters& parameters) {
    constexpr std::array<std::string_view, 3> choices{"disputed", "invalid", "first"};
    const auto choice = parameters.choice("kind", choices);
    if (!choice) return std::nullopt;
    if (*choice == "disputed") return storage::WordKind::disputed;
    return *choice == "invalid" ? storage::WordKind::invalid : storage::WordKind::first;
}

}  // namespace

std::optional<storage::GameName> read_game_name(std::string_view text) {
    const std::string_view code = cut(text, '-');
    const auto number = read_number(text);
    if (read_room_code(code) != code || !number) return std::nullopt;
    return storage::GameName{std::string(code), static_cast<int>(*number)};
}

std::string game_name(const storage::GameName& name) {
    return name.room + '-' + std::to_string(name.number);
}

std::string word_place(const storage::FoundWord& word) {
    return game_name(word.game) + '.' + std::to_string(word.word.turn) + '.' + std::to_string(word.word.place + 1);
}

storage::HistoryScope read_scope(Parameters& parameters, storage::PlayerId player, bool has_merged_guests) {
    storage::HistoryScope scope{.player = player, .has_merged_guests = has_merged_guests};
    const auto typed = parameters.text("room", 32);
    if (!typed) return scope;
    scope.room = read_room_code(*typed);
    if (!scope.room) parameters.complain("room", "BAD_PARAMETER", "The parameter is the code of a room.");
    return scope;
}

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
    search.after = read_place(parameters);
    const bool is_about_anybody = std::holds_alternative<storage::OfAnybody>(search.subject);
    if (search.result && is_about_anybody && search.scope.room)
        parameters.complain("player", "MISSING_PARAMETER", "Say whose result it is.");
    if (search.result && is_about_anybody) search.subject = storage::OfAsker{};
    return search;
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
    constexpr std::array<std::string_view, 2> choices{"json", "gcg"};
    return parameters.choice("format", choices) == "gcg" ? GameFormat::gcg : GameFormat::json;
}

storage::LinePlace read_line_place(Parameters& parameters) {
    const auto given = parameters.text("after", max_place_bytes);
    if (!given) return {};
    std::string_view text = *given;
    const std::string_view code = cut(text, '.');
    const auto number = read_number(text);
    if (read_room_code(code) == code && number) return {std::string(code), *number};
    complain_about_place(parameters);
    return {};
}

std::string line_place(const storage::LinePlace& place) {
    return place.room + '.' + std::to_string(place.number);
}

storage::NotePlace read_note_place(Parameters& parameters) {
    const auto given = parameters.text("after", max_place_bytes);
    if (!given) return {};
    std::string_view text = *given;
    const auto game = read_game_name(cut(text, '.'));
    const auto version = read_number(text);
    if (game && version) return {game->room, game->number, static_cast<std::uint32_t>(*version)};
    complain_about_place(parameters);
    return {};
}

std::string note_place(const storage::NotePlace& place) {
    return game_name({place.room, place.game}) + '.' + std::to_string(place.version);
}

storage::GameSearch read_file_search(Parameters& parameters, storage::HistoryScope scope) {
    storage::GameSearch search{
        .scope = std::move(scope), .order = storage::GameOrder::oldest, .limit = usual_on_page};
    search.after = read_place(parameters);
    return search;
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
