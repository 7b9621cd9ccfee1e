#include "tests/load/players/shared_game.hpp"

#include <nlohmann/json.hpp>
#include <string>

#include "protocol/command_text.hpp"

namespace crisscross::load {

using namespace engine;
using nlohmann::json;

namespace {

/// A play of this many tiles is good enough, so that a game lasts about 30 turns.
constexpr int enough_tiles = 3;
/// Once this many plays have been seen, the longest of them is good enough.
constexpr int enough_plays = 50;
constexpr int exchanged_tiles = 2;

TileCounts tiles_of(const Rules& rules, const json& rack) {
    return protocol::read_tiles(rules, rack.at("tiles").get<std::vector<std::string>>()).value();
}

}  // namespace

SharedGame::SharedGame(const Rules& rules, Generator& generator) : rules_(rules), generator_(generator) {}

void SharedGame::begin(const std::vector<json>& snapshots) {
    const json& state = snapshots.front().at("state");
    board_ = Board(rules_.rows(), rules_.columns());
    premiums_ = rules_.premiums();
    racks_.clear();
    for (std::size_t seat = 0; seat < snapshots.size(); ++seat)
        racks_.push_back(tiles_of(rules_, snapshots[seat].at("state").at("players").at(seat).at("rack")));
    bag_ = state.at("bag");
    to_move_ = state.at("to_move");
    turn_ = state.at("turn");
    is_over_ = false;
}

const Command& SharedGame::choose(Mix mix) {
    const Edits edits = mix == Mix::plays ? find_play() : Edits{};
    if (edits.empty())
        chosen_ = exchange();
    else
        chosen_ = Play{.turn = turn_, .edits = edits};
    return chosen_;
}

Edits SharedGame::find_play() {
    Edits found;
    int seen = 0;
    // A single tile may need the name of its line, so it is left out.
    generator_.for_each({board_, premiums_, rack()}, [&](const Candidate& candidate) {
        if (candidate.used() > 1 && candidate.used() > static_cast<int>(found.size())) found = candidate.edits();
        return ++seen < enough_plays && static_cast<int>(found.size()) < enough_tiles;
    });
    return found;
}

Command SharedGame::exchange() {
    Exchange move{.turn = turn_};
    int wanted = std::min(exchanged_tiles, bag_);
    rack().for_each([&](Tile tile, int count) {
        const int taken = std::min(wanted, count);
        if (taken > 0) move.tiles.add(tile, taken);
        wanted -= taken;
    });
    if (move.tiles.empty()) return Pass{.turn = turn_};
    return move;
}

void SharedGame::make_chosen_move() {
    if (const auto* play = std::get_if<Play>(&chosen_)) {
        carry_out(play->edits, rules_.ruleset().premium_use, board_, premiums_);
        rack() = rest_of(rack(), play->edits);
    }
    if (const auto* move = std::get_if<Exchange>(&chosen_)) {
        rack().remove(move->tiles);
        bag_ += move->tiles.total();
    }
}

void SharedGame::follow(const json& events) {
    make_chosen_move();
    for (const json& entry : events) {
        const json& event = entry.at("event");
        if (event.contains("drawn")) {
            const TileCounts drawn = tiles_of(rules_, event["drawn"]);
            rack().add(drawn);
            bag_ -= drawn.total();
        }
        const auto& type = event.at("type").get_ref<const std::string&>();
        if (type == "ended") is_over_ = true;
        if (type != "turn_began") continue;
        to_move_ = event.at("seat");
        turn_ = event.at("turn");
    }
}

}  // namespace crisscross::load
