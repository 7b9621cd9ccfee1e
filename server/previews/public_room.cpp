#include "server/previews/public_room.hpp"

namespace crisscross::server {

namespace {

const std::string former_player = "Former player";

std::vector<int> final_scores(const engine::Ended& ended) {
    std::vector<int> scores;
    for (const engine::FinalScore& score : ended.final_scores) scores.push_back(score.final);
    return scores;
}

std::string words_in(const engine::PlayScore& score, const engine::Rules& rules) {
    std::string text;
    for (const engine::Word& word : engine::words_of(score))
        text += (text.empty() ? "" : ", ") + rules.alphabet().text(word);
    return text;
}

struct InWords {
    const PublicRoom& room;

    std::string name(engine::Seat seat) const { return room.names.at(engine::index_of(seat)); }
    std::string operator()(const engine::Played& event) const {
        const std::string words = words_in(event.score, room.rules);
        return name(event.seat) + " played " + (words.empty() ? "" : words + " ") + "for " +
               std::to_string(event.score.total);
    }
    std::string operator()(const engine::Exchanged& event) const { return name(event.seat) + " exchanged tiles"; }
    std::string operator()(const engine::Passed& event) const { return name(event.seat) + " passed"; }
    std::string operator()(const engine::Withdrawn& event) const { return name(event.seat) + " took a play back"; }
    std::string operator()(const engine::TakenBack&) const { return "A move was taken back"; }
    template <class Other>
    std::string operator()(const Other&) const {
        return "";
    }
};

}  // namespace

std::string last_move_in_words(const PublicRoom& room, std::span<const GameEntry> log) {
    for (auto entry = log.rbegin(); entry != log.rend(); ++entry) {
        const auto* event = std::get_if<engine::Event>(&entry->event);
        if (!event || entry->version > room.version) continue;
        std::string words = std::visit(InWords{room}, *event);
        if (!words.empty()) return words;
    }
    return "";
}

PublicRoom public_room(const GameState& state) {
    PublicRoom room{.version = state.version, .stage = state.stage(), .rules = state.rules};
    for (const SeatHolder& seat : state.seats) room.names.push_back(seat.name.empty() ? former_player : seat.name);
    if (state.game) {
        for (const engine::Player& player : state.game->position.players) room.scores.push_back(player.score);
        if (const auto* over = std::get_if<engine::Over>(&state.game->phase);
            over && !over->result.final_scores.empty())
            room.scores = final_scores(over->result);
        room.rules = state.game->rules;
        room.board = state.game->position.board;
        room.premiums = state.game->position.premiums;
    } else {
        room.board = engine::Board(state.rules.rows(), state.rules.columns());
        room.premiums = state.rules.premiums();
    }
    return room;
}

}  // namespace crisscross::server
