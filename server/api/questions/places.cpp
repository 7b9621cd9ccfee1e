#include "server/api/questions/places.hpp"

#include "protocol/number_in.hpp"
#include "server/api/questions/history_complaints.hpp"
#include "server/rooms/room_code.hpp"

namespace crisscross::server {

namespace {

constexpr int max_page_size = 100;
constexpr std::size_t max_place_bytes = 64;

std::optional<std::uint32_t> read_number(std::string_view digits) {
    const bool is_usual = !digits.empty() && digits.front() != '0' && digits.size() < 10;
    return is_usual ? protocol::number_in<std::uint32_t>(digits) : std::nullopt;
}

// The text before the separator, which is taken off the front with it.
std::string_view cut(std::string_view& text, char separator) {
    const auto end = text.find(separator);
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return part;
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

int read_limit(Parameters& parameters) {
    return static_cast<int>(parameters.number("limit", 1, max_page_size).value_or(usual_on_page));
}

std::optional<storage::GameName> read_game_place(Parameters& parameters) {
    const auto text = parameters.text("after", max_place_bytes);
    if (!text) return std::nullopt;
    auto name = read_game_name(*text);
    if (!name) parameters.complain(no_such_place());
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
    parameters.complain(no_such_place());
    return std::nullopt;
}

std::string word_place(const storage::FoundWord& word) {
    return game_name(word.game) + '.' + std::to_string(word.word.turn) + '.' + std::to_string(word.word.place + 1);
}

storage::LinePlace read_line_place(Parameters& parameters) {
    const auto given = parameters.text("after", max_place_bytes);
    if (!given) return {};
    std::string_view text = *given;
    const std::string_view code = cut(text, '.');
    const auto number = read_number(text);
    if (read_room_code(code) == code && number) return {std::string(code), *number};
    parameters.complain(no_such_place());
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
    const auto version = read_number(cut(text, '.'));
    const auto player = read_number(text);
    if (game && version && player) return {game->room, game->number, *version, *player};
    parameters.complain(no_such_place());
    return {};
}

std::string note_place(const storage::NotePlace& place) {
    return game_name({place.room, place.game}) + '.' + std::to_string(place.version) + '.' +
           std::to_string(place.player);
}

}  // namespace crisscross::server
