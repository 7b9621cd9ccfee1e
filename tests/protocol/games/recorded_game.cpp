#include "tests/protocol/games/recorded_game.hpp"

#include "engine/catalogue/catalogue.hpp"
#include "engine/game/checks.hpp"
#include "engine/game/evolve.hpp"
#include "protocol/stored/stored_text.hpp"
#include "tests/support/games/eventful_game.hpp"

namespace crisscross::test {

using namespace crisscross::protocol;

namespace {

constexpr std::int64_t began_at = 1'760'000'000'000;

SeatsChanged seated(const std::vector<std::string>& levels) {
    SeatsChanged event;
    for (std::size_t seat = 0; seat < levels.size(); ++seat) {
        TakenSeat& taken = event.seats.emplace_back(TakenSeat{
            std::int64_t{41} + static_cast<int>(seat), seat == 0 ? "Márta \"M\"" : "Jonas " + std::to_string(seat)});
        if (!levels[seat].empty()) taken.level = levels[seat];
        if (seat == 2) taken = {0, "Computer", taken.level, engine::Strength::strong};
    }
    event.clock = ClockRules{GameClock{1500, 10}, AtZero::pass};
    return event;
}

/// What happens besides the moves once there have been this many events.
std::vector<GameEvent> meanwhile(std::size_t events, const engine::Game& game) {
    if (game.over()) return {};
    if (events == 12) return {StandInAdded{0, engine::Strength::casual}};
    if (events == 15) return {SeatReclaimed{0}, Renamed{1, "Joanna\tØ"}};
    if (events == 20 && !game.player(1).resigned && !engine::check_end(game, 1))
        return {AgreementEvent{AgreementWanted{1, Agreement::end}}, AgreementEvent{AgreementDeclined{0}}};
    if (events == 25) return {ClockEvent{ClockPaused{}}, ClockEvent{ClockResumed{}}};
    return {};
}

}  // namespace

ExportedGame recorded_game(const StartedGame& played, const std::vector<std::string>& levels) {
    const engine::Rules& rules = played.state.rules;
    const engine::Ruleset& ruleset = rules.ruleset();
    const auto& began = std::get<engine::Began>(played.events.front());
    ExportedGame game{.room = "ABCDEFGH", .number = 2, .system = ruleset.id, .lexicon = "short-words"};
    game.lexicon_hash = began.lexicon_hash;
    game.seed = played.last<engine::Ended>().seed;
    game.rules = write_ruleset(ruleset);
    std::uint32_t version = 3;
    std::int64_t at = began_at;
    const auto add = [&](const GameEvent& event) {
        game.entries.push_back({version++, at += 1'234, write_event(rules, event, Destination::journal)});
    };
    add(seated(levels));
    std::size_t events = 0;
    engine::Game folded = engine::new_game(rules);
    for (const engine::Event& event : played.events) {
        add(event);
        folded = engine::evolve(std::move(folded), event);
        for (const GameEvent& other : meanwhile(++events, folded)) add(other);
    }
    return game;
}

ExportedGame recorded_game(const engine::Rules& rules, int seats, std::uint32_t number) {
    return recorded_game(eventful_game(rules, seats, number), levels_for(rules.ruleset(), seats));
}

int seats_of(const engine::Ruleset& ruleset, std::uint32_t number) {
    const auto choices = static_cast<std::uint32_t>(ruleset.most_seats - ruleset.least_seats + 1);
    return ruleset.least_seats + static_cast<int>(number % choices);
}

}  // namespace crisscross::test
