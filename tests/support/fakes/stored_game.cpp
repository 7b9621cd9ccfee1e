#include "tests/support/fakes/stored_game.hpp"

#include <limits>
#include <nlohmann/json.hpp>

#include "protocol/stored/stored_text.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/engine/started_game.hpp"
#include "tests/support/games/random_player.hpp"

namespace crisscross::test {

using nlohmann::json;

namespace {

/// A level for each seat, where there are levels.
std::vector<std::string> levels_of(const engine::Rules& rules, int seats) {
    const auto& known = rules.ruleset().levels;
    return std::vector<std::string>(static_cast<std::size_t>(seats), known.empty() ? "" : known.front().name);
}

protocol::SeatsChanged taken_seats(const engine::Rules& rules, int seats) {
    protocol::SeatsChanged made;
    for (int number = 1; number <= seats; ++number) {
        made.seats.push_back({.player = number, .name = "Player " + std::to_string(number)});
        if (!rules.ruleset().levels.empty()) made.seats.back().level = rules.ruleset().levels.front().name;
    }
    return made;
}

std::size_t below(std::size_t bound, std::mt19937& random) {
    return std::uniform_int_distribution<std::size_t>(0, bound - 1)(random);
}

/// Every value within `value` that is not a list or an object, and every list and object.
void collect(json& value, std::vector<json*>& found) {
    found.push_back(&value);
    if (value.is_structured())
        for (json& part : value) collect(part, found);
}

std::int64_t other_number(std::int64_t number, std::mt19937& random) {
    const std::int64_t choices[] = {
        number + 1,       number - 1, -number,        -1, 0, 1, 2, 3, 4, 5, 15, 16, 255, 256, 2'147'483'647,
        -2'147'483'648ll, 1'000'000,  4'294'967'295ll};
    return choices[below(std::size(choices), random)];
}

std::string other_text(const std::string& text, std::mt19937& random) {
    const std::string choices[] = {
        "", "A", "?", "#", "TH", "Q", "held", "final", "none", text + text, text.substr(0, text.size() / 2)};
    return choices[below(std::size(choices), random)];
}

void change_list(json& list, std::mt19937& random) {
    if (list.empty()) return list.push_back(0);
    const auto place = list.begin() + static_cast<std::ptrdiff_t>(below(list.size(), random));
    if (below(2, random) == 0)
        list.erase(place);
    else
        list.push_back(json(*place));
}

void change_object(json& object, std::mt19937& random) {
    if (object.empty()) return;
    const auto place = std::next(object.begin(), static_cast<std::ptrdiff_t>(below(object.size(), random)));
    object.erase(place);
}

void change(json& value, std::mt19937& random) {
    if (value.is_number())
        value = other_number(value.get<std::int64_t>(), random);
    else if (value.is_string())
        value = other_text(value.get<std::string>(), random);
    else if (value.is_boolean())
        value = !value.get<bool>();
    else if (value.is_array())
        change_list(value, random);
    else if (value.is_object())
        change_object(value, random);
}

void change_body(std::string& body, std::mt19937& random) {
    json event = json::parse(body, nullptr, false);
    if (event.is_discarded()) return;
    std::vector<json*> parts;
    collect(event, parts);
    change(*parts[below(parts.size(), random)], random);
    body = event.dump();
}

/// What may happen in a room as soon as its game has begun.
std::vector<protocol::GameEvent> beside_the_moves() {
    const protocol::ClockRules slow{protocol::SlowClock{1, 1, 5}, protocol::AtZero::pass};
    return {protocol::StandInAdded{1, engine::Strength::casual},
            protocol::SeatReclaimed{1},
            protocol::ClockSet{slow},
            protocol::NightSet{0, protocol::Night{"Europe/Zurich", 1380, 420}},
            protocol::HolidayBegan{1},
            protocol::HolidayEnded{1},
            protocol::ClockProposed{0, protocol::PauseProposal{}},
            protocol::ProposalWithdrawn{0},
            protocol::ClockProposed{0, protocol::PauseProposal{}},
            protocol::ProposalDeclined{1, protocol::PauseProposal{}},
            protocol::ClockPaused{},
            protocol::ClockResumed{},
            protocol::TimeForgiven{500, protocol::Forgiveness::outage},
            protocol::AgreementWanted{0, protocol::Agreement::end},
            protocol::AgreementDeclined{1},
            protocol::Nudged{0, 1},
            protocol::AlwaysAcceptSet{1, true},
            protocol::AlwaysAcceptSet{1, false}};
}

void take_back_latest_move(StartedGame& game) {
    const auto& moves = game.state.latest_moves;
    if (game.state.over() || moves.empty()) return;
    const engine::LatestMove latest = moves.back();
    game.say(latest.seat, engine::TakeBack{latest.turn});
}

/// As if the rows had been inserted in this order.
void number_again(storage::StoredGame& game) {
    for (std::size_t index = 0; index < game.entries.size(); ++index)
        game.entries[index].version = static_cast<std::uint32_t>(index + 1);
    game.version = static_cast<std::uint32_t>(game.entries.size());
}

}  // namespace

storage::StoredGame stored_game(const engine::Rules& rules, int seats, std::uint32_t seed) {
    const engine::Seed secret{static_cast<std::uint8_t>(seed)};
    StartedGame game(rules, levels_of(rules, seats), short_words(), secret);
    const auto opening = game.events.size();
    RandomPlayer player(short_words_as_letters(), seed);
    for (int moves = 1; !game.state.over(); ++moves) {
        const Move move = player.next(game.state);
        game.say(move.seat, move.command);
        if (moves == 4) take_back_latest_move(game);
    }
    std::vector<protocol::GameEvent> events{taken_seats(rules, seats)};
    events.insert(events.end(), game.events.begin(), game.events.end());
    const auto begun = events.begin() + static_cast<std::ptrdiff_t>(1 + opening);
    const auto beside = beside_the_moves();
    events.insert(begun, beside.begin(), beside.end());

    storage::StoredGame stored{.id = 1,
                               .room = "ABCD2345",
                               .number = 1,
                               .setup = {.system = rules.ruleset().id,
                                         .rules = protocol::write_ruleset(rules.ruleset()).text,
                                         .lexicon = "english",
                                         .lexicon_hash = std::get<engine::Began>(game.events.front()).lexicon_hash,
                                         .seed = secret}};
    for (const auto& event : events)
        stored.entries.push_back({0, 1000, protocol::write_event(rules, event, protocol::Destination::journal).text});
    number_again(stored);
    return stored;
}

void damage(storage::StoredGame& game, std::mt19937& random) {
    auto& entries = game.entries;
    const auto chosen = entries.begin() + static_cast<std::ptrdiff_t>(below(entries.size(), random));
    switch (below(12, random)) {
        case 0:
            entries.erase(chosen);
            break;
        case 1:
            entries.insert(chosen, storage::JournalEntry(*chosen));
            break;
        case 2:
            std::swap(chosen->body, entries[below(entries.size(), random)].body);
            break;
        case 3:
            chosen->body.resize(below(chosen->body.size() + 1, random));
            break;
        case 4:
            chosen->at = below(2, random) == 0 ? -1 : std::numeric_limits<std::int64_t>::max();
            break;
        default:
            change_body(chosen->body, random);
    }
    number_again(game);
}

}  // namespace crisscross::test
