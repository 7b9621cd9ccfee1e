#include "tests/protocol/random_values.hpp"

#include <optional>

#include "protocol/hex.hpp"

namespace crisscross::test {

using namespace protocol;

template <class Value, class Make>
std::vector<Value> RandomValues::some(int most, Make make) {
    std::vector<Value> values;
    for (int count = number(0, most); count > 0; --count) values.push_back(make());
    return values;
}

template <class Make>
auto RandomValues::perhaps(Make make) {
    using Value = decltype(make());
    return coin() ? std::optional<Value>(make()) : std::nullopt;
}

std::string RandomValues::some_text(int most) {
    static const std::vector<std::string> pieces{"A",  "z", "7", " ",  "\"", "\\", "/", "\n",
                                                 "\t", "é", "ß", "字", "🎲",  "{",  "]", "\x01"};
    std::string text;
    for (int count = number(0, most); count > 0; --count)
        text += pieces[static_cast<std::size_t>(number(0, static_cast<int>(pieces.size()) - 1))];
    return text;
}

std::string RandomValues::text() {
    return some_text(24);
}

std::string RandomValues::said_text() {
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
    constexpr std::int64_t most = 9'007'199'254'740'991;
    return std::uniform_int_distribution<std::int64_t>(-most, most)(random_);
}

engine::Settings RandomValues::settings() {
    engine::Settings made;
    made.system = text();
    for (auto* knob : {&made.board, &made.tiles, &made.lexicon}) *knob = perhaps([&] { return text(); });
    made.ruling = perhaps([&] { return one_of<engine::Ruling>(6); });
    made.racks = perhaps([&] { return one_of<engine::Racks>(2); });
    made.hints = perhaps([&] { return one_of<engine::Hints>(2); });
    made.first_player = perhaps([&] { return one_of<engine::FirstPlayer>(3); });
    made.lines = perhaps([&] { return one_of<engine::Lines>(2); });
    made.spread = perhaps([&] { return one_of<engine::Spread>(2); });
    made.reading = perhaps([&] { return one_of<engine::Reading>(2); });
    made.duplicates = perhaps([&] { return one_of<engine::Duplicates>(2); });
    made.scoring = perhaps([&] { return one_of<engine::Scoring>(2); });
    made.swap = perhaps([&] { return one_of<engine::Swap>(2); });
    for (auto* knob : {&made.window_two_seats, &made.window_more_seats, &made.window_last_play, &made.window_vote,
                       &made.exchange_minimum, &made.passes, &made.scoreless_turns, &made.rack_size,
                       &made.bingo_tiles, &made.bingo_points})
        *knob = perhaps([&] { return number(-5, 4000); });
    return made;
}

engine::Options RandomValues::options() {
    return {one_of<engine::Reading>(2), one_of<engine::Lines>(2), one_of<engine::Spread>(2),
            one_of<engine::Duplicates>(2), one_of<engine::Racks>(2)};
}

std::vector<LayText> RandomValues::placement() {
    return some<LayText>(15, [&] { return LayText{cell(), text(), perhaps([&] { return text(); })}; });
}

ClientMessage RandomValues::client_message() {
    const auto line = [&] { return perhaps([&] { return one_of<engine::Axis>(4); }); };
    const auto level = [&] { return perhaps([&] { return text(); }); };
    switch (number(0, 27)) {
        case 0:
            return client::Hello{request_id(), number(0, 9), number(0, 9), perhaps([&] { return hex(); })};
        case 1:
            return client::Create{request_id(), text(), level(), settings()};
        case 2:
            return client::Join{request_id(), text(), perhaps([&] { return counter(); })};
        case 3:
            return client::Leave{request_id()};
        case 4:
            return client::Sit{request_id(), text(), level()};
        case 5:
            return client::Stand{request_id()};
        case 6:
            return client::Start{request_id()};
        case 7:
            return client::Play{request_id(), counter(), placement(), line()};
        case 8:
            return client::Exchange{request_id(), counter(), some<std::string>(9, [&] { return text(); })};
        case 9:
            return client::Pass{request_id(), counter()};
        case 10:
            return client::Challenge{request_id(), counter()};
        case 11:
            return client::Accept{request_id(), counter()};
        case 12:
            return client::Resign{request_id()};
        case 13:
            return client::Preview{request_id(), placement(), line()};
        case 14:
            return client::Rooms{request_id()};
        case 15:
            return client::Ping{safe_integer()};
        case 16:
            return client::Seed{request_id(), counter(), cell(), options()};
        case 17:
            return client::Evidence{request_id(), counter(), said_text()};
        case 18:
            return client::Concede{request_id(), counter()};
        case 19:
            return client::Vote{request_id(), counter(), one_of<engine::Opinion>(2)};
        case 20:
            return client::Lookup{request_id(), some<std::string>(5, [&] { return text(); })};
        case 21:
            return client::AddComputer{request_id(), one_of<engine::Strength>(3)};
        case 22:
            return client::RemoveComputer{request_id(), number(0, 15)};
        case 23:
            return client::StandIn{request_id(), number(0, 15), one_of<engine::Strength>(3)};
        case 24:
            return client::TakeBack{request_id()};
        case 25:
            return client::Hint{request_id()};
        case 26:
            return client::Analyse{request_id(), counter()};
        default:
            return client::Pong{safe_integer()};
    }
}

Entry RandomValues::entry() {
    return {counter(), safe_integer(),
            perhaps([&] { return protocol::Json{R"({"type":"passed","seat":1,"turn":7})"}; })};
}

ServerMessage RandomValues::server_message() {
    const auto maybe_text = [&] { return perhaps([&] { return text(); }); };
    const auto json = [] { return protocol::Json{R"({"words":[],"total":-3})"}; };
    const auto list = [&] { return LexiconNote{text(), text(), counter(), bytes()}; };
    const auto found = [&] { return server::FoundWord{text(), some<std::string>(3, [&] { return text(); })}; };
    const auto seats = [&] { return some<int>(4, [&] { return seat(); }); };
    const auto asked = [&] { return server::Asked{seat(), one_of<engine::Strength>(3), seats()}; };
    const auto line = [&] { return perhaps([&] { return one_of<engine::Axis>(4); }); };
    const auto play = [&] { return server::PossiblePlay{json(), line(), json(), number(-99, 9000)}; };
    switch (number(0, 14)) {
        case 0:
            return server::Welcome{request_id(), number(1, 9),
                                   text(),       perhaps([&] { return hex(); }),
                                   maybe_text(), some<LexiconNote>(3, list)};
        case 1:
            return server::Ok{request_id(), perhaps([&] { return counter(); })};
        case 2:
            return server::Created{request_id(), text()};
        case 3:
            return server::Error{perhaps([&] { return request_id(); }),
                                 text(),
                                 text(),
                                 maybe_text(),
                                 some<engine::Cell>(4, [&] { return cell(); }),
                                 some<std::string>(4, [&] { return text(); })};
        case 4:
            return server::Joined{request_id(), text(), perhaps([&] { return seat(); }), json()};
        case 5:
            return server::Joined{request_id(), text(), perhaps([&] { return seat(); }),
                                  some<Entry>(9, [&] { return entry(); })};
        case 6:
            return server::Event{entry()};
        case 7:
            return server::Presence{some<bool>(4, [&] { return coin(); }), some<server::Asked>(3, asked)};
        case 8:
            return server::Preview{request_id(), json(), perhaps([&] { return coin(); })};
        case 9:
            return server::Rooms{request_id(), some<server::RoomSummary>(5, [&] {
                                     return server::RoomSummary{
                                         text(), text(), text(),        some<std::string>(4, [&] { return text(); }),
                                         seat(), coin(), safe_integer()};
                                 })};
        case 10:
            return server::Ping{safe_integer(), perhaps([&] { return safe_integer(); })};
        case 11:
            return server::Pong{safe_integer(), safe_integer()};
        case 12:
            return server::Found{request_id(), some<server::FoundWord>(4, found)};
        case 13:
            return server::Advice{request_id(), seat(), some<server::PossiblePlay>(5, play),
                                  perhaps([&] { return number(-99, 9000); })};
        default:
            return server::Restarting{safe_integer()};
    }
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
    engine::HiddenTiles made(tiles(), one_of<engine::Racks>(2));
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
    engine::WordScore word{one_of<engine::Axis>(4), {}, {}, number(0, 900)};
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

engine::Account RandomValues::account() {
    return {number(-99, 999), number(0, 99), number(0, 99), number(-99, 999), tiles()};
}

engine::Event RandomValues::event() {
    switch (number(0, 21)) {
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
                                  edits(),        perhaps([&] { return one_of<engine::Axis>(4); }),
                                  score(),        one_of<engine::Window>(4),
                                  number(0, 3600)};
        case 6:
            return engine::Drew{seat(), hidden_tiles()};
        case 7:
            return engine::Exchanged{seat(), counter(), hidden_tiles(), hidden_tiles()};
        case 8:
            return engine::Passed{seat(), counter()};
        case 9:
            return engine::Accepted{seat(), counter()};
        case 10:
            return engine::Challenged{seat(), counter(), number(0, 1) * 60};
        case 11:
            return engine::Upheld{counter(), seat(), seat(), coin(), number(0, 10)};
        case 12:
            return engine::Withdrawn{counter(), seat(), hidden_tiles(), number(0, 7), number(-99, 999)};
        case 13:
            return engine::WindowClosed{counter(), one_of<engine::Closing>(3)};
        case 14:
            return engine::Resigned{seat()};
        case 15:
            return engine::BonusesPlaced{some<engine::Premium>(
                5, [&] { return engine::corner_premium(cell(), one_of<engine::Scope>(2), number(2, 3)); })};
        case 16:
            return engine::FirstChosen{seat()};
        case 17:
            return engine::Seeded{seat(), counter(), cell(), options()};
        case 18:
            return engine::RacksShown{some<engine::TileCounts>(4, [&] { return tiles(); })};
        case 19:
            return engine::EvidenceShown{seat(), counter(), text()};
        case 20:
            return engine::Voted{seat(), counter(), one_of<engine::Opinion>(2)};
        default:
            return engine::Ended{one_of<engine::Reason>(8), some<engine::Account>(4, [&] { return account(); }),
                                 some<int>(4, [&] { return seat(); }), bytes()};
    }
}

RoomEvent RandomValues::room_event() {
    switch (number(0, 10)) {
        case 0:
            return Seated{safe_integer(), text(), perhaps([&] { return text(); }),
                          perhaps([&] { return one_of<engine::Strength>(3); })};
        case 1:
            return Vacated{seat()};
        case 2:
            return StoodIn{seat(), one_of<engine::Strength>(3)};
        case 3:
            return TakenBack{seat()};
        default:
            return event();
    }
}

}  // namespace crisscross::test
