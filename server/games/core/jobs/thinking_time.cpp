#include "server/games/core/jobs/computer_turns.hpp"

namespace crisscross::server {

namespace {

/// In fifths of the pause.
struct Fifths {
    Span operator()(const engine::Play& play) const { return 5 + static_cast<Span>(play.edits.size()); }
    Span operator()(const engine::Exchange&) const { return 7; }
    Span operator()(const engine::Pass&) const { return 7; }
    template <class Answer>
    Span operator()(const Answer&) const {
        return 5;
    }
};

}  // namespace

Span thinking_time(const engine::Command& command, Span pause) {
    return pause * std::visit(Fifths{}, command) / 5;
}

}  // namespace crisscross::server
