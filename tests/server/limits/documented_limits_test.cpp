#include <algorithm>
#include <cmath>
#include <fstream>

#include "protocol/games/annotations.hpp"
#include "protocol/gcg/gcg.hpp"
#include "protocol/messages/history/note_messages.hpp"
#include "protocol/stored/game_text.hpp"
#include "server/access/password_hasher.hpp"
#include "server/analysis/game_course.hpp"
#include "server/analysis/job_queue.hpp"
#include "server/api/history_api.hpp"
#include "server/games/core/limits/side_changes.hpp"
#include "server/games/model/game_checks.hpp"
#include "server/games/view/log_page.hpp"
#include "server/history/game_analyst.hpp"
#include "server/history/historian.hpp"
#include "server/imports/import_places.hpp"
#include "server/imports/import_reading.hpp"
#include "server/lexicons/changes/list_changes.hpp"
#include "server/limits/limits.hpp"
#include "server/listener/http_stream.hpp"
#include "server/names/names.hpp"
#include "server/net/inflow.hpp"
#include "server/net/outbox.hpp"
#include "server/net/websocket.hpp"
#include "server/notices/courier.hpp"
#include "server/options/config.hpp"
#include "server/passkeys/passkey_challenge.hpp"
#include "server/previews/room_previews.hpp"
#include "server/rooms/core/chat_rate.hpp"
#include "server/rooms/lists/my_games.hpp"
#include "server/rooms/lists/public_rooms.hpp"
#include "server/rooms/model/about_room.hpp"
#include "server/rooms/model/joiners.hpp"
#include "server/rooms/room.hpp"
#include "server/rooms/stored/game_reader.hpp"
#include "server/sessions/joined_rooms.hpp"
#include "server/sessions/present_people.hpp"
#include "server/sessions/session.hpp"
#include "storage/calls/delivery_store.hpp"
#include "storage/history/understanding.hpp"
#include "storage/people/account.hpp"
#include "storage/people/device.hpp"
#include "storage/rooms/chat.hpp"
#include "storage/rooms/chat_store.hpp"
#include "storage/sqlite/sqlite_store.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/file_text.hpp"
#include "tests/support/paths/paths.hpp"

using namespace crisscross::server;

namespace {

namespace history = crisscross::protocol::history;

std::string text(double value) {
    std::string digits = std::to_string(std::llround(value));
    for (auto place = static_cast<std::ptrdiff_t>(digits.size()) - 3; place > 0; place -= 3)
        digits.insert(digits.begin() + place, ',');
    return digits;
}

std::string kibibytes(std::size_t bytes) {
    return text(static_cast<double>(bytes) / 1024) + " KiB";
}

std::string seconds(std::chrono::milliseconds time) {
    return text(static_cast<double>(time.count()) / 1000) + " seconds";
}

std::string row(const std::string& limit, const std::string& of) {
    return "| " + limit + " | " + of + " |";
}

std::vector<std::string> expected_rows() {
    const Config config;
    const LimitRates& rates = config.limits;
    const OutboxLimits outbox;
    const crisscross::storage::DeliveryBounds deliveries;
    const auto burst = [](Rate rate) { return text(rate.burst); };
    const auto hourly = [](Rate rate) { return text(rate.per_second * 3600); };
    const auto interval = [](Rate rate) { return text(1 / rate.per_second); };
    return {
        row(burst(rates.guesses) + " wrong codes of rooms, then 1 every " + interval(rates.guesses) + " seconds",
            "an address"),
        row(burst(rates.rooms_per_person) + " new rooms and proposed games, then " + hourly(rates.rooms_per_person) +
                " an hour",
            "a person"),
        row(burst(rates.all_rooms) + " new rooms, then " + hourly(rates.all_rooms) +
                " an hour; a quarter is kept for people who have been here for a day",
            "the server"),
        row(burst(rates.all_guests) + " new guests, then " + hourly(rates.all_guests) +
                " an hour; none while nine tenths of the connections are taken, nor anybody who has come within a "
                "day",
            "the server"),
        row(text(PresentPeople::max_connections) + " connections", "a person"),
        row(text(JoinedRooms::max) + " joined rooms", "a connection"),
        row(burst(rates.previews) + " feeds, and previews of links that have to be made, then 1 every " +
                interval(rates.previews) + " seconds",
            "an address"),
        row(burst(rates.preview_requests) + " requests for previews of links, then " +
                text(rates.preview_requests.per_second) + " a second",
            "an address"),
        row(burst(rates.files) +
                " files of the page, links of rooms, questions about health and requests that are not for this "
                "server, then " +
                text(rates.files.per_second) + " a second",
            "an address"),
        row(burst(rates.new_connections) + " new connections (WebSockets), then " +
                text(rates.new_connections.per_second) + " a second",
            "an address"),
        row(text(RoomPreviews::max_waiting) + " previews of links that wait to be made", "the server"),
        row(burst(rates.moves_per_person) + " moves and other changes of games, then " +
                text(rates.moves_per_person.per_second) + " a second",
            "a person"),
        row(text(rates.game_bytes.burst / (1 << 20)) + " MiB that moves and other changes add to games, then " +
                text(rates.game_bytes.per_second * 86'400 / (1 << 20)) +
                " MiB a day; more with a greater `--moves-per-minute`",
            "an address"),
        row(burst(rates.scarce_moves) +
                " moves and other changes of games while the disk is nearly full, then 1 every " +
                interval(rates.scarce_moves) + " seconds",
            "an address"),
        row(text(max_turns) + " turns", "a game"),
        row(text(static_cast<double>(config.journals.total)) +
                " entries in the journals of open games that have more than " +
                text(static_cast<double>(config.journals.always)) + "; further ones are not opened",
            "the server"),
        row(text(max_open_games) + " games that are not over", "a person"),
        row(text(crisscross::storage::ChatStore::max_lines) + " lines; a further one takes the place of the oldest",
            "a chat"),
        row(text(max_line_characters) + " characters", "a line of a chat"),
        row("reactions of " + text(crisscross::storage::max_reactions) + " people", "a line of a chat"),
        row(burst(ChatRate::rate_per_person) + " lines, reactions and deletions, then 1 every " +
                interval(ChatRate::rate_per_person) + " seconds",
            "a person in a room"),
        row(burst(Session::laid_tiles_rate) + " showings of laid tiles on other devices, then 1 every " +
                interval(Session::laid_tiles_rate) + " seconds",
            "a connection"),
        row(text(static_cast<double>(AboutRoom::max_removed)) + " people that its host has removed", "a room"),
        row(text(static_cast<double>(Joiners::max_left_out)) +
                " people without a seat that its host leaves out of the next game",
            "a room"),
        row(kibibytes(max_header_bytes) + ", and " + kibibytes(max_body_bytes) + " of a body",
            "the head of an HTTP request"),
        row(kibibytes(max_note_body_bytes), "a note about a game, as it is sent"),
        row(burst(rates.host_requests) + " requests to the host's page, then " +
                text(rates.host_requests.per_second) + " a second",
            "an address"),
        row(text(static_cast<double>(max_changed_words)) + " words",
            "additions to a list, or exclusions from it, on the host's page"),
        row(text(static_cast<double>(crisscross::storage::SqliteStore::max_searches)) + " searches, and " +
                text(Historian::max_questions) + " answers to be written, about finished games that wait",
            "the server"),
        row(burst(rates.opened_entries) +
                " entries of games that nobody had open, or that are read for a note or a line, then " +
                text(rates.opened_entries.per_second) + " a second",
            "an address"),
        row(text(GameReader::max_questions) + " notes and lines whose game waits to be read", "the server"),
        row(burst(rates.joins) + " joins, then " + text(rates.joins.per_second) + " a second", "a connection"),
        row(text(rates.answers.burst / (1 << 20)) + " MiB of answers, then " +
                kibibytes(static_cast<std::size_t>(rates.answers.per_second)) +
                " a second; then it is read more slowly",
            "a connection"),
        row(seconds(config.hello_within) + " until it says hello, and " +
                seconds(std::chrono::milliseconds(PasskeyChallenge::lifetime)) + " more to sign in with a passkey",
            "a connection"),
        row(seconds(config.request_within) + " until its head has come, and as long for its body; " +
                seconds(config.answer_within) + " until the client has its answer",
            "a request over HTTP"),
        row(seconds(config.idle_limit) + " without a byte from the client", "a connection"),
        row(seconds(config.write_limit) + " until the client has read a frame", "a connection"),
        row(kibibytes(max_frame_bytes), "a frame of a client"),
        row(kibibytes(config.bytes_per_second) + " a second, and " + kibibytes(Inflow::max_without_message) +
                " until a message is complete",
            "a connection"),
        row(burst(WebSocket::control_frame_rate) + " pings and pongs of WebSocket, then " +
                text(WebSocket::control_frame_rate.per_second) + " a second",
            "a connection"),
        row(text(static_cast<double>(outbox.frames)) + " frames, or " +
                text(static_cast<double>(outbox.bytes) / (1 << 20)) + " MiB, that wait to be sent",
            "a connection"),
        row(text(static_cast<double>(config.unread_bytes.per_network >> 20)) +
                " MiB that wait to be sent over WebSockets; then those connections are closed for which more than " +
                kibibytes(config.unread_bytes.always) + " wait",
            "an address"),
        row(text(Room::max_requests) + " requests that wait", "a room"),
        row(text(max_entries_for_side_changes) + " entries of its history, then only moves and their answers",
            "a game"),
        row(burst(SideChanges::rate_per_person) + " changes beside the moves (seats, computers, evidence), then " +
                text(SideChanges::rate_per_person.per_second * 60) + " a minute",
            "a person in a room"),
        row(burst(rates.word_questions) + " questions about words, then " + text(rates.word_questions.per_second) +
                " a second",
            "a person"),
        row(burst(rates.history_per_network) + " questions about finished games, then " +
                text(rates.history_per_network.per_second) + " a second",
            "an address"),
        row(burst(rates.history_per_person) + " questions about finished games, then " +
                text(rates.history_per_person.per_second) + " a second",
            "a person"),
        row(burst(rates.imports_per_network) + " games to import, then " +
                text(rates.imports_per_network.per_second) + " a second",
            "an address"),
        row(burst(rates.imports_per_person) + " games to import, then " + text(rates.imports_per_person.per_second) +
                " a second",
            "a person"),
        row(text(static_cast<double>(max_import_bytes) / (1 << 20)) + " MiB, or " +
                text(static_cast<double>(crisscross::protocol::gcg::max_bytes) / (1 << 20)) + " MiB of GCG, and " +
                text(static_cast<double>(Inflow::max_file_bytes_per_second) / (1 << 20)) + " MiB a second",
            "a game to import"),
        row(text(crisscross::protocol::max_game_events) + " events, and " +
                text(crisscross::protocol::max_game_values) + " JSON values",
            "a game to import"),
        row(kibibytes(crisscross::protocol::max_annotation_bytes) + " of annotations", "a game to import"),
        row(text(ImportPlaces::max) + " games that are sent or checked at a time", "the server"),
        row(text(ImportPlaces::max_per_network) + " games that are sent or checked at a time", "an address"),
        row(text(ImportPlaces::max_per_person) + " games that are sent or checked at a time", "a person"),
        row(text(crisscross::storage::max_imported_games) + " imported games", "a person"),
        row(text(static_cast<double>(crisscross::storage::max_imported_bytes >> 20)) +
                " MiB of imported games, packed",
            "a person"),
        row(text(rates.imported_bytes.burst / (1 << 20)) + " MiB of imported games, packed, then " +
                text(rates.imported_bytes.per_second * 86'400 / (1 << 20)) + " MiB a day",
            "an address"),
        row(burst(rates.renames) + " new names, then " + text(rates.renames.per_second * 60) + " a minute",
            "a person"),
        row(text(crisscross::storage::max_devices) + " devices", "a person"),
        row(burst(rates.device_changes) +
                " hand-overs, names of devices, devices signed out, and changes of an account and of how somebody is "
                "called, with tests, then " +
                text(rates.device_changes.per_second * 60) + " a minute",
            "a person"),
        row(burst(rates.room_changes) + " changes and passwords of rooms, then " +
                text(rates.room_changes.per_second * 60) + " a minute",
            "a person"),
        row(burst(rates.room_passwords) + " wrong passwords of rooms, then 1 every " +
                interval(rates.room_passwords) + " seconds",
            "a person"),
        row(text(PublicRooms::max) + " public rooms, sent once a second", "the server"),
        row(burst(rates.sign_ins) + " failed attempts to sign in, then 1 every " + interval(rates.sign_ins) +
                " seconds",
            "an address"),
        row(burst(rates.sign_ins_per_name) + " failed attempts to sign in, then " +
                text(rates.sign_ins_per_name.per_second * 60) + " a minute",
            "the name of an account"),
        row(burst(rates.right_sign_ins) + " times signed in, then 1 every " + interval(rates.right_sign_ins) +
                " seconds",
            "an address"),
        row(burst(rates.right_sign_ins_per_account) + " times signed in, then " +
                text(rates.right_sign_ins_per_account.per_second * 60) + " a minute",
            "an account"),
        row(text(for_pass_phrases.max_waiting) + " pass-phrases, and " + text(for_room_passwords.max_waiting) +
                " passwords of rooms, that wait to be checked",
            "the server"),
        row(text(crisscross::storage::max_passkeys) + " passkeys", "an account"),
        row("1 hint or analysis at a time", "a person"),
        row(text(JobQueue::shares.total) + " hints and analyses that wait", "the server"),
        row(text(JobQueue::shares.per_network) + " hints and analyses that wait", "an address"),
        row("1 game to be analysed at a time", "a person"),
        row(text(GameAnalyst::shares.total) + " games to be analysed", "the server"),
        row(text(GameAnalyst::shares.per_network) + " games to be analysed", "an address"),
        row(text(max_judged_moves) + " moves", "the analysis of a game"),
        row(kibibytes(crisscross::storage::max_analysis_bytes), "the analysis of a game, packed"),
        row(text(history::max_note_text) + " characters of text, " + text(history::max_lines) + " lines of " +
                text(history::max_line_plays) + " plays, " + kibibytes(crisscross::storage::max_note_bytes),
            "a note"),
        row(text(crisscross::storage::max_game_notes) + " notes", "a person about a game"),
        row(text(crisscross::storage::max_player_notes) + " notes", "a person"),
        row(text(rates.note_bytes.burst / (1 << 20)) + " MiB of notes, then " +
                text(rates.note_bytes.per_second * 86'400 / (1 << 20)) + " MiB a day",
            "an address"),
        row(text(crisscross::storage::max_found_notes) + " notes about a game: the reader's own, and the newest",
            "an answer"),
        row(text(static_cast<double>(config.large_answers.total >> 20)) + " MiB of answers over HTTP of more than " +
                kibibytes(config.large_answers.small) + " that are being sent",
            "the server"),
        row(text(static_cast<double>(config.large_answers.per_network >> 20)) +
                " MiB of answers over HTTP of more than " + kibibytes(config.large_answers.small) +
                " that are being sent",
            "an address"),
        row(text(max_versions) + " entries on a page of a game's log", "a request"),
        row(text(crisscross::storage::DeliveryStore::max_devices) +
                " push devices; a further one takes the place of the oldest",
            "a person"),
        row(text(deliveries.per_target) + " notices that wait", "a push device or a webhook"),
        row(text(deliveries.total) + " notices that wait", "the server"),
        row(text(max_attempts) + " attempts", "a notice"),
        row(text(Courier::max_at_once) + " notices, " + text(Courier::max_webhooks) + " of them to webhooks, and " +
                text(Courier::max_tests) + " tests at once on their way to other servers, " +
                text(Courier::max_per_server) + " to the same host",
            "the server"),
    };
}

/// The rows of the table in this section.
std::vector<std::string> section_rows(const std::string& title) {
    std::ifstream file(crisscross::test::in_project("docs/operations.md"));
    std::vector<std::string> rows;
    bool is_inside = false;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("## ")) is_inside = line == "## " + title;
        if (is_inside && line.starts_with("| ")) rows.push_back(line);
    }
    return rows;
}

}  // namespace

TEST_CASE("docs/operations.md names every fixed limit with its number") {
    const auto rows = section_rows("Limits");
    const auto expected = expected_rows();
    CHECK(rows.size() == expected.size() + 2);  // and the two lines of the head
    for (const std::string& row : expected) {
        INFO(row);
        CHECK(std::find(rows.begin(), rows.end(), row) != rows.end());
    }
}

TEST_CASE("protocol/README.md says how long a player is away before the others may ask for a stand-in") {
    const std::string document = crisscross::test::file_text(crisscross::test::in_project("protocol/README.md"));
    const std::chrono::milliseconds time(Config().stand_in_after);
    CHECK(document.find("\ndisconnected for " + seconds(time) + ", all other players") != document.npos);
}
