#include "protocol/games/deviation_sentence.hpp"

#include <stdexcept>

#include "protocol/json/shapes/games/event_shapes.hpp"
#include "protocol/sentence.hpp"

namespace crisscross::protocol {

namespace {

using engine::Deviation;
using engine::Event;

std::string type_of(const Event& event) {
    return std::visit([](const auto& one) { return std::string(json::Shape<std::decay_t<decltype(one)>>::type); },
                      event);
}

std::string drawn_tiles(const engine::Rules& rules, const Event& event) {
    const auto* exchanged = std::get_if<engine::Exchanged>(&event);
    const auto* drew = std::get_if<engine::Drew>(&event);
    const engine::HiddenTiles tiles = exchanged ? exchanged->drawn : drew ? drew->drawn : engine::HiddenTiles{};
    std::string text;
    if (!tiles.faces) return text;
    tiles.faces->for_each([&](engine::Tile tile, int count) {
        for (; count > 0; --count) {
            if (!text.empty()) text += ' ';
            text += rules.spelling(tile);
        }
    });
    return text;
}

std::string wrong_tiles(const engine::Rules& rules, const engine::HistoryFault& fault, const Event& came) {
    const std::string right = fault.right ? drawn_tiles(rules, *fault.right) : "";
    const std::string drawn = drawn_tiles(rules, came);
    if (right.empty() || drawn.empty() || right == drawn) return "its tiles are not those that the seed gives";
    return "the seed gives the tiles " + right + ", not " + drawn;
}

std::string wrong_score(const engine::HistoryFault& fault, const Event& came) {
    const auto* right = fault.right ? std::get_if<engine::Played>(&*fault.right) : nullptr;
    const auto* played = std::get_if<engine::Played>(&came);
    if (!right || !played) return "its score is not the one before the play";
    if (right->score.total == played->score.total) return "its words are not scored as the rules score them";
    return "it scores " + std::to_string(right->score.total) + ", not " + std::to_string(played->score.total);
}

std::string wrong_event(const engine::HistoryFault& fault, const Event& came) {
    if (!fault.right) return "the game is over before it";
    return "the rules give " + type_of(*fault.right) + " here, not " + type_of(came);
}

}  // namespace

std::string deviation_sentence(const engine::Rules& rules, const engine::HistoryFault& fault, const Event* came) {
    switch (fault.deviation) {
        case Deviation::no_beginning:
            return "the game does not begin";
        case Deviation::wrong_seats:
            return "it begins with another number of seats";
        case Deviation::wrong_seed_hash:
            return "the seed does not have the hash that was published";
        case Deviation::wrong_list:
            return "it names another word list than the game";
        case Deviation::wrong_opening:
            return "it is not what the seed and the rules give as the opening";
        case Deviation::not_permitted:
            return fault.refusal ? "the rules do not permit it: " + sentence(*fault.refusal)
                                 : "the rules do not permit it here";
        case Deviation::wrong_tiles:
            return wrong_tiles(rules, fault, *came);
        case Deviation::tiles_not_there:
            return "it moves tiles that are not there";
        case Deviation::wrong_score:
            return wrong_score(fault, *came);
        case Deviation::wrong_settlement:
            return "the final scores or the winners are not those that the rules give";
        case Deviation::wrong_seed:
            return "it reveals another seed than that of the game";
        case Deviation::unlike_rules:
            return "the rules give this event with other details";
        case Deviation::wrong_event:
            return wrong_event(fault, *came);
        case Deviation::cut_off:
            return "the events end in the middle of a command";
    }
    throw std::logic_error("no such deviation");
}

}  // namespace crisscross::protocol
