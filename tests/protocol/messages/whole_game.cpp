#include "tests/protocol/messages/whole_game.hpp"

#include <array>
#include <nlohmann/json.hpp>

#include "engine/catalogue/catalogue.hpp"
#include "protocol/hex.hpp"
#include "protocol/messages/games/snapshot.hpp"
#include "protocol/stored/stored_text.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/engine/started_game.hpp"
#include "tests/support/games/random_player.hpp"

namespace crisscross::test {

using namespace crisscross::protocol;
using Value = nlohmann::json;

namespace {

constexpr int tiles_in_a_short_game = 50;

}  // namespace

engine::Rules shortened(const std::string& system) {
    engine::Ruleset ruleset = engine::catalogue::find(system).value();
    const int total = engine::compile(ruleset).value().tiles().total();
    for (engine::TileSpec& tile : ruleset.tile_set)
        tile.count = (tile.count * tiles_in_a_short_game + total - 1) / total;
    return engine::compile(ruleset).value();
}

namespace {

/// Three players where the rules have votes or open racks, so that one of them neither plays nor challenges.
std::vector<std::string> players_of(const engine::Ruleset& ruleset) {
    const bool three = ruleset.ruling == engine::Ruling::vote || ruleset.starter_turn;
    return three ? std::vector<std::string>{"Mara", "Jonas", "Ines"} : std::vector<std::string>{"Mara", "Jonas"};
}

/// A different level for each player, as far as there are levels (F1).
std::vector<std::string> levels_of(const engine::Ruleset& ruleset, std::size_t players) {
    std::vector<std::string> levels(players);
    for (std::size_t i = 0; i < players && !ruleset.levels.empty(); ++i)
        levels[i] = ruleset.levels[i % ruleset.levels.size()].name;
    return levels;
}

/// The events of a room, one list for each command.
using History = std::vector<std::vector<GameEvent>>;

/// People take their seats; a computer comes and goes. Each version of that says who sits where.
History before_the_game(const std::vector<std::string>& names, const std::vector<std::string>& levels) {
    History history;
    SeatsChanged now;
    const auto add = [&] { history.push_back({now}); };
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
        const auto level = levels[seat].empty() ? std::nullopt : std::optional(levels[seat]);
        now.seats.push_back({0, names[seat], level, {}});
        add();
        if (seat > 0) continue;
        now.seats.push_back({0, "Computer", level, engine::Strength::casual});
        add();
        now.seats.pop_back();
        add();
    }
    return history;
}

/// What may happen to clocks in a game, whichever player is to move; each on its own.
std::vector<ClockEvent> clock_events(std::size_t players) {
    const ClockEvent end_of_proposal =
        players > 2 ? ClockEvent(ProposalDeclined{1, PauseProposal{}}) : ClockEvent(ProposalWithdrawn{0});
    return {ClockSet{{SlowClock{3, 2, 21}, AtZero::pass}},
            NightSet{0, Night{"Europe/Zurich", 1380, 420}},
            HolidayBegan{1},
            HolidayEnded{1},
            ClockProposed{0, PauseProposal{}},
            end_of_proposal,
            ClockPaused{},
            ClockResumed{},
            TimeForgiven{42'000, Forgiveness::outage},
            TimeReminded{0, 1},
            TimeUp{0, 1, 0}};
}

/// Lets clocks run out late in a game: one player pays, one passes, and one of three loses.
class LateClocks {
public:
    std::optional<Move> next(const StartedGame& game, std::size_t commands) {
        const bool may_lose = active_seats(game.state).size() > 2;
        if (commands < 37 || given_ > (may_lose ? 2 : 1)) return std::nullopt;
        const std::array<engine::Command, 3> all{engine::ChargeOvertime{game.state.turn, 10},
                                                 engine::PassOnTime{game.state.turn},
                                                 engine::LoseOnTime{game.state.turn}};
        const engine::Command& command = all.at(given_);
        if (game.code(0, command)) return std::nullopt;
        ++given_;
        return Move{0, command};
    }

private:
    std::size_t given_ = 0;
};

/// What happens besides the moves, each on its own, once there have been this many commands.
std::vector<GameEvent> beside_the_moves(std::size_t commands, const engine::Game& game) {
    if (commands == 12) return {StandInAdded{0, engine::Strength::strong}};
    if (commands == 15) return {SeatReclaimed{0}};
    if (commands != 18) return {};
    std::vector<GameEvent> events{Renamed{1, "Joanna"}, Nudged{0, game.turn},
                                  AgreementEvent{AgreementWanted{1, Agreement::end}},
                                  AgreementEvent{AgreementDeclined{0}}};
    for (const ClockEvent& event : clock_events(game.position.players.size())) events.emplace_back(event);
    events.emplace_back(AlwaysAcceptSet{0, true});
    return events;
}

/// Lets players agree twice to take a move back: first the latest, and then the one before it.
class TakenBackMoves {
public:
    std::optional<Move> next(const engine::Game& game, std::size_t commands) {
        const auto& moves = game.latest_moves;
        if (commands < 22 + 3 * given_ || given_ > 1 || moves.size() <= given_) return std::nullopt;
        const engine::LatestMove& move = moves.at(moves.size() - 1 - given_++);
        return Move{move.seat, engine::TakeBack{move.turn}};
    }

private:
    std::size_t given_ = 0;
};

/// Plays a game to its end. A stand-in plays for the first seat for a while, and the second player changes the name.
void add_game(History& history, StartedGame& game, std::uint32_t seed) {
    std::size_t known = 0;
    const auto add_command = [&] {
        history.emplace_back(game.events.begin() + static_cast<std::ptrdiff_t>(known), game.events.end());
        known = game.events.size();
        for (const GameEvent& event : beside_the_moves(history.size(), game.state)) history.push_back({event});
    };
    add_command();
    RandomPlayer player(short_words_as_letters(), seed);
    TakenBackMoves taken_back;
    LateClocks clocks;
    while (!game.state.over()) {
        const auto back = taken_back.next(game.state, history.size());
        const auto late = back ? back : clocks.next(game, history.size());
        const Move move = late ? *late : player.next(game.state);
        game.say(move.seat, move.command);
        add_command();
    }
}

std::int64_t time_of(std::uint32_t version) {
    return 1795212000000 + 1000 * std::int64_t{version};
}

/// When the time is over that runs in a game, by what began it.
class Deadline {
public:
    void note(const engine::Event& event, std::int64_t at) {
        if (std::holds_alternative<engine::TurnBegan>(event)) turn_began_ = at;
        if (std::holds_alternative<engine::Played>(event)) played_ = at;
        if (std::holds_alternative<engine::Challenged>(event)) challenged_ = at;
    }
    std::optional<std::int64_t> in(const engine::Game& game) const {
        if (const engine::PendingPlay* play = game.pending_play())
            return play->dispute ? after(challenged_, play->dispute->seconds) : after(played_, play->seconds);
        const auto* placing = std::get_if<engine::PlacingStarter>(&game.phase);
        return placing ? after(turn_began_, placing->seconds) : std::nullopt;
    }

private:
    static std::optional<std::int64_t> after(std::int64_t moment, int seconds) {
        return seconds == 0 ? std::nullopt : std::optional(moment + std::int64_t{seconds} * 1000);
    }
    std::int64_t turn_began_ = 0;
    std::int64_t played_ = 0;
    std::int64_t challenged_ = 0;
};

/// The fields of a state that a command has changed; null as long as there is no state.
Value changed(const Value& before, const Value& after) {
    if (before.is_null() || after.is_null()) return after;
    Value fields = Value::object();
    for (const auto& [name, value] : after.items())
        if (before.at(name) != value) fields[name] = value;
    return fields;
}

/// A game as one viewer sees it, event by event.
class Viewing {
public:
    Viewing(const engine::Rules& rules, engine::Viewer viewer) : viewer_(viewer), game_(engine::new_game(rules)) {}

    /// A step for each event of a command. The last has what the command changed in the state.
    void add_steps(const std::vector<GameEvent>& command, std::vector<std::string>& steps) {
        for (std::size_t i = 0; i < command.size(); ++i) {
            Value step{{"entry", entry(command[i])}};
            if (i + 1 == command.size()) {
                const Value now = state();
                step["state"] = changed(std::exchange(state_, now), now);
            }
            steps.push_back(step.dump());
        }
    }

private:
    Value entry(const GameEvent& event) {
        const std::int64_t at = time_of(++version_);
        GameEvent seen = event;
        if (const auto* of_game = std::get_if<engine::Event>(&event)) {
            game_ = engine::evolve(std::move(game_), *of_game);
            begun_ = true;
            deadline_.note(*of_game, at);
            seen = engine::seen_by(viewer_, *of_game);
        }
        Value made{{"v", version_}, {"at", at}};
        if (is_hidden(event)) return made;
        made["event"] = Value::parse(write_event(game_.rules, seen, Destination::wire, at).text);
        return made;
    }

    bool is_hidden(const GameEvent& event) const {
        const auto* own = std::get_if<AlwaysAcceptSet>(&event);
        return own && viewer_ != own->seat;
    }

    Value state() const {
        if (!begun_) return nullptr;
        return Value::parse(write_view(game_.rules, engine::view(game_, viewer_), deadline_.in(game_)).text);
    }

    engine::Viewer viewer_;
    engine::Game game_;
    Deadline deadline_;
    bool begun_ = false;
    std::uint32_t version_ = 0;
    Value state_;
};

std::string lines(const std::vector<std::string>& items) {
    std::string text = "[";
    for (const std::string& item : items) text += (text.size() > 1 ? ",\n" : "\n") + item;
    return text + "]";
}

std::string as_seen(const engine::Rules& rules, const History& history, engine::Viewer viewer) {
    Viewing viewing(rules, viewer);
    std::vector<std::string> steps;
    for (const auto& command : history) viewing.add_steps(command, steps);
    return "{\"seat\":" + (viewer ? std::to_string(*viewer) : "null") + ",\"steps\":" + lines(steps) + "}";
}

}  // namespace

std::string whole_game(const std::string& system, std::uint32_t seed) {
    const engine::Rules rules = shortened(system);
    const auto names = players_of(rules.ruleset());
    const auto levels = levels_of(rules.ruleset(), names.size());
    StartedGame game(rules, levels, short_words());
    History history = before_the_game(names, levels);
    add_game(history, game, seed);
    std::vector<std::string> viewers;
    for (std::size_t seat = 0; seat < names.size(); ++seat)
        viewers.push_back(as_seen(rules, history, static_cast<engine::Seat>(seat)));
    viewers.push_back(as_seen(rules, history, {}));
    const auto lexicon = lexicon_of(short_words());
    const Value note{{"id", "test"},
                     {"name", lexicon.name()},
                     {"word_count", lexicon.word_count()},
                     {"hash", to_hex(lexicon.hash())}};
    return "{\"seed\":" + std::to_string(seed) + ",\n\"rules\":" + write_ruleset(rules.ruleset()).text +
           ",\n\"lexicon\":" + note.dump() + ",\n\"names\":" + Value(names).dump() +
           ",\n\"viewers\":" + lines(viewers) + "}\n";
}

}  // namespace crisscross::test
