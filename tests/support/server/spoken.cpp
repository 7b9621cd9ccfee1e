#include "tests/support/server/spoken.hpp"

#include <stdexcept>

namespace crisscross::test {

namespace client = protocol::client;

namespace {

struct Spoken {
    const engine::Rules& rules;

    protocol::ClientMessage operator()(const engine::Play& play) const {
        client::Play message{{}, play.turn, {}, play.line};
        for (const engine::Edit& edit : play.edits) {
            protocol::LayText text{engine::cell_of(edit), rules.spelling(engine::tile_of(edit)), {}};
            const auto* lay = std::get_if<engine::Lay>(&edit);
            if (lay && lay->tile == engine::blank) text.as = rules.alphabet().spelling(lay->shown);
            message.placement.push_back(std::move(text));
        }
        return message;
    }
    protocol::ClientMessage operator()(const engine::Exchange& exchange) const {
        client::Exchange message{{}, exchange.turn, {}};
        exchange.tiles.for_each([&](engine::Tile tile, int count) {
            message.tiles.insert(message.tiles.end(), static_cast<std::size_t>(count), rules.spelling(tile));
        });
        return message;
    }
    protocol::ClientMessage operator()(const engine::Pass& pass) const { return client::Pass{{}, pass.turn}; }
    protocol::ClientMessage operator()(const engine::Challenge& challenge) const {
        return client::Challenge{{}, challenge.turn};
    }
    protocol::ClientMessage operator()(const engine::Accept& accept) const { return client::Accept{{}, accept.turn}; }
    protocol::ClientMessage operator()(const engine::PlaceStarter& starter) const {
        return client::PlaceStarter{{}, starter.turn, starter.cell, starter.options};
    }
    protocol::ClientMessage operator()(const engine::ShowEvidence& evidence) const {
        return client::ShowEvidence{{}, evidence.turn, evidence.text};
    }
    protocol::ClientMessage operator()(const engine::WithdrawPlay& withdrawal) const {
        return client::WithdrawPlay{{}, withdrawal.turn};
    }
    protocol::ClientMessage operator()(const engine::Vote& vote) const {
        return client::Vote{{}, vote.turn, vote.opinion};
    }
    protocol::ClientMessage operator()(const engine::Resign&) const { return client::Resign{}; }
    protocol::ClientMessage operator()(const engine::Expire&) const {
        throw std::logic_error("clients never send an expiry");
    }
    protocol::ClientMessage operator()(const engine::LoseOnTime&) const { return end_of_time(); }
    protocol::ClientMessage operator()(const engine::PassOnTime&) const { return end_of_time(); }
    protocol::ClientMessage operator()(const engine::ChargeOvertime&) const { return end_of_time(); }
    protocol::ClientMessage operator()(const engine::TakeBack& move) const { return client::TakeBack{{}, move.turn}; }
    protocol::ClientMessage operator()(const engine::EndByAgreement&) const { return client::EndGame{}; }
    protocol::ClientMessage operator()(const engine::EndAtTurnLimit&) const {
        throw std::logic_error("clients do not end a game at its last turn");
    }
    protocol::ClientMessage operator()(const engine::Abort&) const { return client::AbortGame{}; }
    protocol::ClientMessage operator()(const engine::NoPlayFound&) const {
        throw std::logic_error("nobody says that there is no play left");
    }

private:
    static protocol::ClientMessage end_of_time() {
        throw std::logic_error("clients never send the end of a player's time");
    }
};

}  // namespace

protocol::ClientMessage spoken(const engine::Rules& rules, const engine::Command& command) {
    return std::visit(Spoken{rules}, command);
}

}  // namespace crisscross::test
