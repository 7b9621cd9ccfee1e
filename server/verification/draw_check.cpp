#include "server/verification/draw_check.hpp"

#include "engine/game/decide.hpp"
#include "engine/game/draws.hpp"

namespace crisscross::server {

void DrawCheck::follow(const GameState& before, const GameEntry& entry) {
    const auto* event = std::get_if<engine::Event>(&entry.event);
    if (!event || fault_) return;
    if (std::string why = wrong(before, *event); !why.empty()) fault_ = Fault{entry.version, std::move(why)};
}

std::string DrawCheck::wrong(const GameState& before, const engine::Event& event) {
    if (const auto* began = std::get_if<engine::Began>(&event)) return wrong_beginning(before, *began);
    if (before.game->turn == 0) return wrong_opening(event);
    if (const auto* ended = std::get_if<engine::Ended>(&event))
        return ended->seed == chance_.seed() ? "" : "it reveals another seed than that of the game";
    return engine::follows(event, *before.game, chance_) ? "" : "its tiles are not those that the seed gives";
}

std::string DrawCheck::wrong_beginning(const GameState& before, const engine::Began& began) {
    if (began.seed_hash != engine::hash_of(chance_.seed())) return "the seed does not have the hash that it promises";
    if (began.lexicon_hash != list_) return "it names another word list than the game";
    opening_ = engine::begin(before.rules, list_, chance_, before.levels());
    return wrong_opening(began);
}

// The events of an opening are all made by one command, and chance decides how many there are.
std::string DrawCheck::wrong_opening(const engine::Event& event) {
    if (opened_ < opening_.size() && opening_[opened_++] == event) return "";
    return "it is not what the seed and the rules give as the opening";
}

}  // namespace crisscross::server
