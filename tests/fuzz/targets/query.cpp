#include <string>

#include "server/api/questions/game_search.hpp"
#include "server/api/questions/history_questions.hpp"
#include "server/api/questions/places.hpp"
#include "server/previews/room_query.hpp"
#include "server/rooms/room_code.hpp"
#include "tests/fuzz/require.hpp"
#include "tests/fuzz/take_line.hpp"
#include "tests/fuzz/targets.hpp"

namespace crisscross::fuzz {

namespace {

using server::Parameters;

constexpr int max_page_size = 100;

void check_complaint(const Parameters& parameters) {
    const auto complaint = parameters.complaint();
    if (complaint) require(!complaint->code.empty() && !complaint->message.empty(), "a complaint says what is wrong");
}

template <class Read>
auto read_with(std::string_view query, Read read) {
    Parameters parameters(query);
    auto question = read(parameters, server::read_scope(parameters, {.player = 1}));
    check_complaint(parameters);
    return question;
}

void check_game_name(const storage::GameName& name) {
    const std::string text = server::game_name(name);
    require(server::read_game_name(text) == name, "the name of a game stays the same when it is read again");
}

void read_questions(std::string_view query) {
    const auto games = read_with(query, server::read_game_search);
    require(games.limit >= 1 && games.limit <= max_page_size, "a page has a bounded number of games");
    if (games.after) check_game_name(*games.after);
    const auto words = read_with(query, server::read_word_search);
    require(words.limit >= 1 && words.limit <= max_page_size, "a page has a bounded number of words");
    if (words.after) require(words.after->place >= 0, "the place of a word is in its turn");
    read_with(query, server::read_statistics_query);
    read_with(query, server::read_file_search);
}

void read_places(std::string_view query) {
    Parameters of_lines(query);
    const storage::LinePlace line = server::read_line_place(of_lines);
    if (!line.room.empty()) {
        Parameters again("after=" + server::line_place(line));
        require(server::line_place(server::read_line_place(again)) == server::line_place(line),
                "the place of a line stays the same when it is read again");
    }
    Parameters of_notes(query);
    const storage::NotePlace note = server::read_note_place(of_notes);
    if (note.room.empty()) return;
    Parameters again("after=" + server::note_place(note));
    require(server::note_place(server::read_note_place(again)) == server::note_place(note),
            "the place of a note stays the same when it is read again");
}

void read_room(std::string_view target) {
    const auto query = server::room_asked_about({.method = "GET", .target = std::string(target)});
    if (!query) return;
    require(server::read_room_code(query->code) == query->code, "a room is named by its code");
    require(!query->game || *query->game > 0, "games are counted from 1");
    require(!query->at || *query->at > 0, "versions are counted from 1");
}

}  // namespace

void query(std::string_view bytes) {
    const std::string_view target = take_line(bytes);
    read_room(target);
    const auto question = target.find('?');
    const std::string_view text = question == target.npos ? std::string_view() : target.substr(question + 1);
    read_questions(text);
    read_places(text);
    if (const auto name = server::read_game_name(bytes)) check_game_name(*name);
}

}  // namespace crisscross::fuzz
