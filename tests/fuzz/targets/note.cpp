#include <set>

#include "engine/lexicon/lexicon_builder.hpp"
#include "protocol/messages/history/note_messages.hpp"
#include "protocol/stored/stored_text.hpp"
#include "server/games/stored/stored_game.hpp"
#include "server/games/view/line_check.hpp"
#include "server/lexicons/lexicon_store.hpp"
#include "tests/fuzz/require.hpp"
#include "tests/fuzz/targets.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/engine/started_game.hpp"
#include "tests/support/games/random_player.hpp"

namespace crisscross::fuzz {

namespace {

namespace history = protocol::history;

/// Two people have made some moves.
server::GameRecord played_game(const engine::Rules& rules) {
    storage::StoredGame stored{.id = 1, .room = "K7QFW2MX", .number = 1};
    stored.setup.rules = protocol::write_ruleset(rules.ruleset()).text;
    stored.setup.lexicon = "english";
    const auto add = [&](const protocol::GameEvent& event) {
        std::string text = protocol::write_event(rules, event, protocol::Destination::journal).text;
        const std::int64_t at = 1000 * ++stored.version;
        stored.entries.push_back({stored.version, at, std::move(text)});
    };
    add(protocol::SeatsChanged{{{1, "Mara", {}, {}}, {2, "Jo", {}, {}}}});
    test::StartedGame played(rules, 2, test::short_words());
    test::RandomPlayer player(test::short_words_as_letters(), 1);
    for (int count = 0; count < 12 && !played.state.over(); ++count) {
        const test::Move move = player.next(played.state);
        played.say(move.seat, move.command);
    }
    for (const engine::Event& event : played.events) add(event);
    static const server::LexiconStore no_lists{server::LexiconPlaces{}};
    server::GameRecord game = server::read_game(stored, no_lists).value();
    game.lexicon = engine::respelt(test::lexicon_of(test::short_words()), rules.alphabet()).value();
    return game;
}

const std::vector<server::GameRecord>& games() {
    static const std::vector<server::GameRecord> played{played_game(test::classic()),
                                                        played_game(test::system_rules("shmac"))};
    return played;
}

/// What cannot be read has a typed fault.
void check_fault(const protocol::Fault& fault) {
    static const std::set<std::string> codes{"BAD_MESSAGE", "NOT_JSON"};
    require(codes.contains(fault.code) && !fault.why.empty(), "a request that cannot be used has a typed fault");
}

using Lines = std::vector<server::LinePlays>;

/// The lines as a server would keep them; nothing if they are refused.
std::optional<Lines> checked(const server::GameRecord& game, std::uint32_t version,
                             const std::vector<server::LineToCheck>& lines) {
    auto made = server::check_lines(game, version, lines);
    if (!made) {
        require(!made.error().code.empty() && made.error().field, "a refusal names the part that is refused");
        return std::nullopt;
    }
    require(made->size() == lines.size(), "each line is checked");
    for (std::size_t line = 0; line < lines.size(); ++line)
        require((*made)[line].size() == lines[line].plays.size(), "each play of a line is checked");
    return *std::move(made);
}

/// What is kept of a note can be read again.
void check_kept(const history::NoteBody& body) {
    const std::string text = history::write(body);
    const auto again = history::read_note_body(text);
    require(again.has_value(), "a note that was kept can be read");
    require(history::write(*again) == text, "a note is always written in the same way");
}

void read_note(std::string_view bytes) {
    const auto request = history::read_note_request(bytes);
    if (!request) return check_fault(request.error());
    require(request->text.size() <= 4 * history::max_note_text, "a note is short");
    require(request->lines.size() <= history::max_lines, "a note has few lines");
    std::vector<server::LineToCheck> lines;
    for (const history::LaidLine& line : request->lines) lines.push_back({line.plays, "/lines"});
    for (const server::GameRecord& game : games()) {
        auto plays = checked(game, request->version, lines);
        if (!plays) continue;
        history::NoteBody body{request->text, {}};
        for (std::size_t line = 0; line < lines.size(); ++line)
            body.lines.push_back({request->lines[line].name, std::move((*plays)[line])});
        check_kept(body);
    }
}

void read_line(std::string_view bytes) {
    const auto request = history::read_line_request(bytes);
    if (!request) return check_fault(request.error());
    require(request->plays.size() <= history::max_line_plays, "a line has few plays");
    for (const server::GameRecord& game : games()) {
        auto plays = checked(game, request->version, {{request->plays, "/plays"}});
        if (plays) require(!history::write(history::CheckedPlays{plays->front()}).empty(), "a line is answered");
    }
}

}  // namespace

void note(std::string_view bytes) {
    read_note(bytes);
    read_line(bytes);
}

}  // namespace crisscross::fuzz
