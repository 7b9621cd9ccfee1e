#include "server/games/model/decisions/to_command.hpp"

#include "protocol/command_text.hpp"

namespace crisscross::server {

namespace client = protocol::client;

ToCommand::Translated ToCommand::operator()(const client::Play& message) const {
    auto edits = protocol::read_placement(rules, message.placement);
    if (!edits) return edits.error();
    return engine::Play{message.turn, std::move(*edits), message.line};
}

ToCommand::Translated ToCommand::operator()(const client::PlaceStarter& message) const {
    return engine::PlaceStarter{message.turn, message.cell, message.options};
}

ToCommand::Translated ToCommand::operator()(const client::Exchange& message) const {
    const auto tiles = protocol::read_tiles(rules, message.tiles);
    if (!tiles) return tiles.error();
    return engine::Exchange{message.turn, *tiles};
}

ToCommand::Translated ToCommand::operator()(const client::Pass& message) const {
    return engine::Pass{message.turn};
}

ToCommand::Translated ToCommand::operator()(const client::Challenge& message) const {
    return engine::Challenge{message.turn};
}

ToCommand::Translated ToCommand::operator()(const client::Accept& message) const {
    return engine::Accept{message.turn};
}

ToCommand::Translated ToCommand::operator()(const client::ShowEvidence& message) const {
    return engine::ShowEvidence{message.turn, message.text};
}

ToCommand::Translated ToCommand::operator()(const client::WithdrawPlay& message) const {
    return engine::WithdrawPlay{message.turn};
}

ToCommand::Translated ToCommand::operator()(const client::Vote& message) const {
    return engine::Vote{message.turn, message.opinion};
}

ToCommand::Translated ToCommand::operator()(const client::Resign&) const {
    return engine::Resign{};
}

bool is_turn(const engine::Command& command) {
    return std::holds_alternative<engine::Play>(command) || std::holds_alternative<engine::Exchange>(command) ||
           std::holds_alternative<engine::Pass>(command) || std::holds_alternative<engine::PlaceStarter>(command);
}

bool needs_list(const engine::Rules& rules, const engine::Command& command) {
    return rules.ruleset().word_source == engine::WordSource::list &&
           (std::holds_alternative<engine::Play>(command) || std::holds_alternative<engine::Challenge>(command));
}

}  // namespace crisscross::server
