#include "tests/protocol/messages/random_values.hpp"

#include <optional>

#include "protocol/hex.hpp"
#include "protocol/json/shapes/games/agreement_shapes.hpp"
#include "protocol/max_safe_integer.hpp"

namespace crisscross::test {

using namespace protocol;

std::string RandomValues::some_text(int max) {
    static const std::vector<std::string> pieces{"A",  "z", "7", " ",  "\"", "\\", "/", "\n",
                                                 "\t", "é", "ß", "字", "🎲",  "{",  "]", "\x01"};
    std::string text;
    for (int count = number(0, max); count > 0; --count)
        text += pieces[static_cast<std::size_t>(number(0, static_cast<int>(pieces.size()) - 1))];
    return text;
}

std::string RandomValues::text() {
    return some_text(24);
}

std::string RandomValues::non_empty_text() {
    return "so" + some_text(22);
}

std::string RandomValues::request_id() {
    constexpr std::string_view letters = "ABCXYZabcxyz0189_-";
    std::string id;
    for (int count = number(1, 64); count > 0; --count)
        id += letters[static_cast<std::size_t>(number(0, static_cast<int>(letters.size()) - 1))];
    return id;
}

std::array<std::uint8_t, 32> RandomValues::bytes() {
    std::array<std::uint8_t, 32> bytes{};
    for (auto& byte : bytes) byte = static_cast<std::uint8_t>(number(0, 255));
    return bytes;
}

std::string RandomValues::hex() {
    return to_hex(bytes());
}

std::int64_t RandomValues::safe_integer() {
    return std::uniform_int_distribution(-max_safe_integer, max_safe_integer)(random_);
}

engine::KnobValue RandomValues::knob_value(const engine::Knob& knob) {
    if (std::holds_alternative<engine::NumberKnob>(knob.kind)) return number(-5, 4000);
    const auto* choice = std::get_if<engine::ChoiceKnob>(&knob.kind);
    if (!choice) return text();
    return std::string(
        choice->choices[static_cast<std::size_t>(number(0, static_cast<int>(choice->choices.size()) - 1))]);
}

engine::Settings RandomValues::settings() {
    engine::Settings made;
    made.system = text();
    made.lexicon = perhaps([&] { return text(); });
    for (const engine::Knob& knob : engine::knobs())
        if (coin()) made.knobs[std::string(knob.name)] = knob_value(knob);
    return made;
}

engine::Options RandomValues::options() {
    return {one_of<engine::Reading>(), one_of<engine::Lines>(), one_of<engine::Layout>(),
            one_of<engine::Duplicates>(), one_of<engine::RackVisibility>()};
}

std::vector<LayText> RandomValues::placement() {
    return some<LayText>(15, [&] { return LayText{cell(), text(), perhaps([&] { return text(); })}; });
}

engine::Tile RandomValues::tile() {
    const int code = number(0, 26);
    return code == 26 ? engine::blank : engine::tile_of(static_cast<engine::Letter>(code));
}

engine::TileCounts RandomValues::tiles() {
    engine::TileCounts made;
    for (int count = number(0, 9); count > 0; --count) made.add(tile());
    return made;
}

engine::HiddenTiles RandomValues::hidden_tiles() {
    engine::HiddenTiles made(tiles(), one_of<engine::RackVisibility>());
    if (coin()) made.faces.reset();
    return made;
}

engine::Edits RandomValues::edits() {
    return some<engine::Edit>(7, [&] {
        const engine::Tile laid = tile();
        const auto letter = static_cast<engine::Letter>(number(0, 25));
        return engine::Lay{cell(), laid, laid == engine::blank ? letter : laid.code};
    });
}

engine::WordScore RandomValues::word_score() {
    const auto cells = [&] { return some<engine::Cell>(4, [&] { return cell(); }); };
    const auto shared = [&] { return engine::Shared{number(2, 3), cells()}; };
    engine::WordScore word{one_of<engine::Axis>(), {}, {}, number(0, 900)};
    for (int count = number(0, 15); count > 0; --count)
        word.letters.push_back({cell(),
                                {static_cast<engine::Letter>(number(0, 25)), coin()},
                                number(0, 10),
                                number(1, 4),
                                some<engine::Shared>(2, shared)});
    word.word_factors = some<engine::WordFactor>(3, [&] {
        return engine::WordFactor{cell(), number(2, 4), cells()};
    });
    return word;
}

engine::PlayScore RandomValues::score() {
    return {some<engine::WordScore>(8, [&] { return word_score(); }), number(0, 50), number(0, 2000)};
}

engine::FinalScore RandomValues::final_score() {
    return {number(-99, 999), number(0, 99), number(0, 99), number(0, 1) * 20, number(-99, 999), tiles()};
}

engine::Event RandomValues::event() {
    switch (number(0, 25)) {
        case 0:
            return engine::Began{seat(), bytes(), bytes(), some<int>(4, [&] { return number(1, 200); })};
        case 1:
            return engine::OrderDrawn{some<engine::SeatTile>(4,
                                                             [&] {
                                                                 return engine::SeatTile{seat(), tile()};
                                                             }),
                                      some<int>(4, [&] { return seat(); })};
        case 2:
            return engine::Dealt{seat(), hidden_tiles()};
        case 3:
            return engine::TurnBegan{seat(), counter(), number(0, 1) * 120};
        case 4:
            return engine::TurnSkipped{seat()};
        case 5:
            return engine::Played{seat(),         counter(),
                                  edits(),        perhaps([&] { return one_of<engine::Axis>(); }),
                                  score(),        one_of<engine::Window>(),
                                  number(0, 3600)};
        case 6:
            return engine::Drew{seat(), hidden_tiles()};
        case 7:
            return engine::Exchanged{seat(), counter(), hidden_tiles(), hidden_tiles()};
        case 8:
            return engine::Passed{seat(), counter(), coin()};
        case 9:
            return engine::Accepted{seat(), counter()};
        case 10:
            return engine::Challenged{seat(), counter(), number(0, 1) * 60};
        case 11:
            return engine::Upheld{counter(), seat(), seat(), coin(), number(0, 10)};
        case 12:
            return engine::Withdrawn{counter(), seat(), hidden_tiles(), number(0, 7), number(-99, 999)};
        case 13:
            return engine::WindowClosed{counter(), one_of<engine::Closing>()};
        case 14:
            return engine::Resigned{seat()};
        case 15:
            return engine::BonusesPlaced{some<engine::Premium>(
                5, [&] { return engine::corner_premium(cell(), one_of<engine::Scope>(), number(2, 3)); })};
        case 16:
            return engine::FirstChosen{seat()};
        case 17:
            return engine::StarterPlaced{seat(), counter(), cell(), options()};
        case 18:
            return engine::RacksShown{some<engine::TileCounts>(4, [&] { return tiles(); })};
        case 19:
            return engine::EvidenceShown{seat(), counter(), text()};
        case 20:
            return engine::Voted{seat(), counter(), one_of<engine::Opinion>()};
        case 21:
            return engine::LostOnTime{seat()};
        case 22:
            return engine::OvertimeCharged{seat(), number(0, 100)};
        case 23:
            return engine::TakenBack{seat(), counter()};
        case 24:
            return engine::RackKnown{seat(), tiles()};
        default:
            return engine::Ended{one_of<engine::EndReason>(),
                                 some<engine::FinalScore>(4, [&] { return final_score(); }),
                                 some<int>(4, [&] { return seat(); }), bytes()};
    }
}

GameEvent RandomValues::game_event() {
    switch (number(0, 19)) {
        case 19:
            return AlwaysAcceptSet{seat(), coin()};
        case 18:
            return Nudged{seat(), counter()};
        case 17:
            return AgreementEvent{AgreementDeclined{seat()}};
        case 16:
            return AgreementEvent{AgreementWanted{seat(), one_of<Agreement>(), counter()}};
        case 11:
        case 12:
        case 13:
        case 14:
        case 15:
            return clock_event();
        case 0:
        case 1:
            return SeatsChanged{some<TakenSeat>(4,
                                                [&] {
                                                    return TakenSeat{
                                                        safe_integer(), text(), perhaps([&] { return text(); }),
                                                        perhaps([&] { return one_of<engine::Strength>(); }),
                                                        perhaps([&] { return one_of<engine::Strength>(); })};
                                                }),
                                perhaps([&] { return clock_rules(); })};
        case 2:
            return StandInAdded{seat(), one_of<engine::Strength>(), coin()};
        case 3:
            return SeatReclaimed{seat()};
        case 4:
            return Renamed{seat(), text()};
        default:
            return event();
    }
}

}  // namespace crisscross::test
