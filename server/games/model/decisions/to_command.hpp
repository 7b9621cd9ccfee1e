#pragma once

#include "engine/game/command.hpp"
#include "engine/rules/rules.hpp"
#include "protocol/messages/messages.hpp"

namespace crisscross::server {

/// A message as a command of the engine, with tiles instead of spellings. Refuses tiles that the rules do not have.
struct ToCommand {
    const engine::Rules& rules;

    using Translated = engine::Result<engine::Command>;
    Translated operator()(const protocol::client::Play& message) const;
    Translated operator()(const protocol::client::PlaceStarter& message) const;
    Translated operator()(const protocol::client::Exchange& message) const;
    Translated operator()(const protocol::client::Pass& message) const;
    Translated operator()(const protocol::client::Challenge& message) const;
    Translated operator()(const protocol::client::Accept& message) const;
    Translated operator()(const protocol::client::ShowEvidence& message) const;
    Translated operator()(const protocol::client::WithdrawPlay& message) const;
    Translated operator()(const protocol::client::Vote& message) const;
    Translated operator()(const protocol::client::Resign&) const;
};

/// Whether it uses up a turn.
bool is_turn(const engine::Command& command);

/// Whether the list has to judge words for this command. Other commands still work when the list is gone.
bool needs_list(const engine::Rules& rules, const engine::Command& command);

}  // namespace crisscross::server
