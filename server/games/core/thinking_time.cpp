#include "server/games/core/computer_turns.hpp"

namespace crisscross::server {

namespace {

/// In fifths of the pause.
struct Fifths {
    Moment operator()(const engine::Play& play) const { return 5 + static_cast<Moment>(play.edits.size()); }
    Moment operator()(const engine::Exchange&) const { return 7; }
    Moment operator()(const engine::Pass&) const { return 7; }
    template <class Answer>
    Moment operator()(const Answer&) const {
        return 5;
    }
};

}  // namespace

Moment thinking_time(const engine::Command& command, Moment pause) {
    return pause * std::visit(Fifths{}, command) / 5;
}

}  // namespace crisscross::server
