#pragma once

#include <optional>
#include <random>
#include <string>
#include <vector>

#include "protocol/messages/games/clocks_note.hpp"
#include "protocol/messages/games/game_event.hpp"
#include "protocol/messages/messages.hpp"

namespace crisscross::protocol::json {

template <class Enum>
struct Names;

}  // namespace crisscross::protocol::json

namespace crisscross::test {

/// Values that a message or an event may have, from a seed: the same seed makes the same values.
class RandomValues {
public:
    explicit RandomValues(std::uint32_t seed) : random_(seed) {}

    protocol::ClientMessage client_message();
    protocol::ServerMessage server_message();
    protocol::GameEvent game_event();  ///< with tiles of Classic

    int number(int min, int max) { return std::uniform_int_distribution(min, max)(random_); }
    bool coin() { return number(0, 1) == 1; }
    std::string some_text(int max);
    std::string text();
    std::string non_empty_text();  ///< not empty

private:
    template <class Value, class Make>
    std::vector<Value> some(int max, Make make);
    template <class Make>
    auto perhaps(Make make);
    /// Any value of an enumeration that has names on the wire.
    template <class Enum>
    Enum one_of();

    std::string request_id();
    std::string hex();
    std::array<std::uint8_t, 32> bytes();
    std::uint32_t counter() { return static_cast<std::uint32_t>(random_()); }
    std::int64_t safe_integer();
    int seat() { return number(0, 3); }
    engine::Cell cell() { return {number(-20, 20), number(-20, 20)}; }
    engine::KnobValue knob_value(const engine::Knob& knob);
    engine::Settings settings();
    engine::Options options();
    std::vector<protocol::LayText> placement();
    protocol::Entry entry();

    engine::Tile tile();
    engine::TileCounts tiles();
    engine::HiddenTiles hidden_tiles();
    engine::Edits edits();
    engine::PlayScore score();
    engine::WordScore word_score();
    engine::FinalScore final_score();
    engine::Event event();
    protocol::ClockRules clock_rules();
    protocol::Night night();
    protocol::ClockProposal clock_proposal();
    protocol::ClockEvent clock_event();
    protocol::ClocksNote clocks_note();

    std::mt19937 random_;
};

template <class Value, class Make>
std::vector<Value> RandomValues::some(int max, Make make) {
    std::vector<Value> values;
    for (int count = number(0, max); count > 0; --count) values.push_back(make());
    return values;
}

template <class Enum>
Enum RandomValues::one_of() {
    constexpr auto& all = protocol::json::Names<Enum>::all;
    return all[static_cast<std::size_t>(number(0, static_cast<int>(all.size()) - 1))].value;
}

template <class Make>
auto RandomValues::perhaps(Make make) {
    using Value = decltype(make());
    return coin() ? std::optional<Value>(make()) : std::nullopt;
}

}  // namespace crisscross::test
