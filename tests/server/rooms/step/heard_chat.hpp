#pragma once

#include "tests/server/rooms/step/step_room.hpp"
#include "tests/support/catch.hpp"

namespace crisscross::test {

inline protocol::client::Say line(const std::string& text) {
    return {StepRoom::new_id(), text};
}

/// The last message of this kind that the player has heard about the chat.
template <class Message>
Message last(const StepRoom& room, server::PlayerId player) {
    for (auto message = room.heard.at(player).rbegin(); message != room.heard.at(player).rend(); ++message)
        if (const auto* found = std::get_if<Message>(&*message)) return *found;
    FAIL("nothing of this kind was heard");
    return {};
}

/// What the player has heard anybody say, in order.
inline std::vector<std::string> lines_heard(const StepRoom& room, server::PlayerId player) {
    std::vector<std::string> texts;
    for (const auto& message : room.heard.at(player))
        if (const auto* now = std::get_if<protocol::server::ChatLineNow>(&message)) texts.push_back(now->line.text);
    return texts;
}

}  // namespace crisscross::test
