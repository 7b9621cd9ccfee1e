#include "tests/fuzz/seeds/seeds.hpp"

#include "engine/catalogue/catalogue.hpp"
#include "engine/catalogue/settings.hpp"
#include "engine/rules/names.hpp"
#include "protocol/stored/stored_text.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/engine/started_game.hpp"
#include "tests/support/games/random_player.hpp"
#include "tests/support/paths/paths.hpp"

namespace crisscross::fuzz {

namespace {

/// People take seats, and a game of some commands follows, which ends if somebody resigns.
std::string journal(const std::string& first_line, const engine::Rules& rules, int seats, std::uint32_t seed,
                    int commands) {
    std::string text = first_line;
    const auto add = [&](const protocol::GameEvent& event) {
        text += '\n' + protocol::write_event(rules, event, protocol::Destination::journal).text;
    };
    std::vector<std::string> levels(static_cast<std::size_t>(seats));
    for (std::string& level : levels)
        if (!rules.ruleset().levels.empty()) level = rules.ruleset().levels.front().name;
    const auto level_of = [&](std::size_t seat) {
        return levels[seat].empty() ? std::nullopt : std::optional(levels[seat]);
    };
    protocol::SeatsChanged taken;
    for (int seat = 0; seat < seats; ++seat)
        taken.seats.push_back({seat + 1, "Guest " + std::to_string(seat), level_of(engine::index_of(seat)), {}});
    add(taken);
    test::StartedGame game(rules, levels, test::short_words(), engine::Seed{static_cast<std::uint8_t>(seed)});
    test::RandomPlayer player(test::short_words_as_letters(), seed);
    for (int count = 0; count < commands && !game.state.over(); ++count) {
        const test::Move move = player.next(game.state);
        game.say(move.seat, move.command);
    }
    const auto& moves = game.state.latest_moves;
    if (seed % 3 == 1 && !game.state.over() && !moves.empty()) {
        const engine::LatestMove latest = moves.back();
        game.say(latest.seat, engine::TakeBack{latest.turn});
    }
    for (engine::Seat seat = 1; seed % 2 == 0 && seat < seats && !game.state.over(); ++seat)
        if (!game.state.player(seat).resigned) game.say(seat, engine::Resign{});
    for (const engine::Event& event : game.events) add(event);
    if (game.state.over()) return text;
    add(protocol::StandInAdded{1, engine::Strength::casual});
    add(protocol::SeatReclaimed{1});
    add(protocol::ClockSet{{protocol::SlowClock{1, 1, 5}, protocol::AtZero::pass}});
    add(protocol::NightSet{0, protocol::Night{"Europe/Zurich", 1380, 420}});
    add(protocol::HolidayBegan{1});
    add(protocol::AgreementWanted{0, protocol::Agreement::end});
    add(protocol::AgreementDeclined{1});
    add(protocol::Nudged{0, game.state.turn});
    add(protocol::AlwaysAcceptSet{1, true});
    return text;
}

}  // namespace

void add_journals(const Seeds& seeds) {
    std::uint32_t seed = 1;
    for (const engine::Ruleset& ruleset : engine::catalogue::all())
        for (int seats = ruleset.least_seats; seats <= ruleset.most_seats; ++seats, ++seed) {
            const engine::Rules rules = engine::compile(ruleset).value();
            const std::string name = ruleset.id + "-" + std::to_string(seats);
            seeds.add(name, journal(ruleset.id, rules, seats, seed, static_cast<int>(seed % 3) * 5));
        }
    for (const auto ruling : {engine::Ruling::vote, engine::Ruling::challenge_free,
                              engine::Ruling::challenge_pays_ten, engine::Ruling::challenge_costs_turn})
        for (std::uint32_t number = 0; number < 3; ++number, ++seed) {
            engine::Settings settings;
            settings.knobs["ruling"] = std::string(engine::name_of(ruling));
            const engine::Rules rules = engine::resolve(settings).value();
            const std::string text = protocol::write_ruleset(rules.ruleset()).text;
            const std::string name = std::string(engine::name_of(ruling)) + "-" + std::to_string(number);
            seeds.add(name, journal(text, rules, 2 + static_cast<int>(number), seed, 12));
        }
}

void add_stored_events(const Seeds& seeds) {
    seeds.add_files(test::in_project("protocol/fixtures/events"));
    for (const engine::Ruleset& ruleset : engine::catalogue::all())
        seeds.add("rules-" + ruleset.id, protocol::write_ruleset(ruleset).text);
}

}  // namespace crisscross::fuzz
