#include "server/previews/public_room.hpp"

#include "protocol/languages/texts.hpp"

namespace crisscross::server {

namespace {

std::vector<int> final_scores(const engine::Ended& ended) {
    std::vector<int> scores;
    for (const engine::FinalScore& score : ended.final_scores) scores.push_back(score.final);
    return scores;
}

// Nothing where no points are kept.
std::vector<int> scores_of(const engine::Game& game) {
    std::vector<int> scores;
    if (game.rules.ruleset().scoring == engine::Scoring::none) return scores;
    const auto* over = std::get_if<engine::Over>(&game.phase);
    if (over && !over->result.final_scores.empty()) return final_scores(over->result);
    for (const engine::Player& player : game.position.players) scores.push_back(player.score);
    return scores;
}

}  // namespace

PublicRoom public_room(const GameState& state) {
    PublicRoom room{.version = state.version, .stage = state.stage(), .rules = state.rules};
    for (const SeatHolder& seat : state.seats) room.names.push_back(seat.name);
    if (state.game) {
        room.scores = scores_of(*state.game);
        room.rules = state.game->rules;
        room.board = state.game->position.board;
        room.premiums = state.game->position.premiums;
    } else {
        room.board = engine::Board(state.rules.rows(), state.rules.columns());
        room.premiums = state.rules.premiums();
    }
    return room;
}

std::vector<std::string> names_in(const PublicRoom& room, protocol::Language language) {
    std::vector<std::string> names = room.names;
    for (std::string& name : names)
        if (name.empty()) name = texts_in(language).former_player.text;
    return names;
}

}  // namespace crisscross::server
