#include "engine/game/view/asked.hpp"
#include "protocol/json/shapes/allowed_shape.hpp"
#include "protocol/json/shapes/rooms/chat_shapes.hpp"
#include "protocol/json/shapes/rooms/room_shapes.hpp"
#include "protocol/json/shapes/rooms/room_state_shapes.hpp"
#include "protocol/messages/allowed.hpp"
#include "tests/protocol/messages/random_values.hpp"

namespace crisscross::test {

using namespace protocol;

Entry RandomValues::entry() {
    return {counter(), safe_integer(),
            perhaps([&] { return protocol::Json{R"({"type":"passed","seat":1,"turn":7})"}; })};
}

ServerMessage RandomValues::server_message() {
    const auto maybe_text = [&] { return perhaps([&] { return text(); }); };
    const auto maybe_number = [&] { return perhaps([&] { return safe_integer(); }); };
    const auto time_left = [&] { return server::TimeLeft{safe_integer(), safe_integer()}; };
    const auto think_time = [&] {
        return server::ThinkTime{counter(), maybe_number(), some<server::TimeLeft>(4, time_left)};
    };
    const auto json = [] { return protocol::Json{R"({"word_scores":[],"total":-3})"}; };
    const auto may = [&] {
        const auto command = [&] {
            return engine::Allowed{one_of<engine::CommandKind>(), counter(), number(0, 7), number(0, 7),
                                   some<engine::Axis>(4, [&] { return one_of<engine::Axis>(); })};
        };
        const auto request = [&] {
            return AllowedRequest{one_of<RequestKind>(), perhaps([&] { return seat(); }), counter()};
        };
        return write_allowed({some<engine::Allowed>(3, command), some<AllowedRequest>(3, request)});
    };
    const auto asked_of_viewer = [&] { return perhaps([&] { return one_of<engine::Asked>(); }); };
    const auto clocks = [&] { return perhaps([&] { return write_clocks(clocks_note()); }); };
    const auto view = [&] {
        return server::RoomView{number(1, 9), perhaps([&] { return seat(); }), may(), asked_of_viewer(), json(),
                                clocks()};
    };
    const auto list = [&] { return LexiconNote{text(), text(), counter(), bytes()}; };
    const auto found = [&] { return server::FoundWord{text(), some<std::string>(3, [&] { return text(); })}; };
    const auto definition = [&] { return server::Definition{text(), text(), maybe_text()}; };
    const auto device = [&] {
        return server::Device{1 + std::int64_t{counter()}, text(), safe_integer(), safe_integer(), coin()};
    };
    const auto seats = [&] { return some<int>(4, [&] { return seat(); }); };
    const auto away = [&] { return server::Away{seat(), number(0, 1'000'000), one_of<engine::Strength>()}; };
    const auto wanted = [&] { return server::StandInRequest{seat(), one_of<engine::Strength>(), seats(), seats()}; };
    const auto line = [&] { return perhaps([&] { return one_of<engine::Axis>(); }); };
    const auto play = [&] {
        return server::PossiblePlay{json(), line(), json(), number(-99, 9000), perhaps([] { return true; })};
    };
    const auto game = [&] {
        return server::GameSummary{number(1, 9),
                                   text(),
                                   text(),
                                   some<std::string>(4, [&] { return text(); }),
                                   some<int>(4, [&] { return number(-99, 999); }),
                                   seats(),
                                   safe_integer()};
    };
    const auto standing = [&] {
        return server::Standing{text(), number(1, 9), number(0, 9), number(0, 9), safe_integer()};
    };
    const auto proposed = [&] {
        return server::ProposedGame{
            counter(), seat(), coin(), perhaps([&] { return settings(); }), seats(), seats(), perhaps([&] {
                return clock_rules();
            })};
    };
    const auto watching = [&] { return Watching{coin(), number(0, 20), number(0, 3600)}; };
    const auto public_room = [&] {
        return server::PublicRoom{text(),       text(), text(), text(), some<std::string>(4, [&] { return text(); }),
                                  number(2, 4), coin()};
    };
    const auto names = [&] { return some<std::string>(3, [&] { return text(); }); };
    const auto watcher = [&] { return server::Watcher{safe_integer(), text()}; };
    const auto acts = [&] { return some<server::RoomAct>(4, [&] { return one_of<server::RoomAct>(); }); };
    const auto line_number = [&] { return 1 + std::int64_t{counter()}; };
    const auto reactions = [&] {
        return server::Reactions{one_of<Reaction>(), some<int>(3, [&] { return number(1, 99); })};
    };
    const auto channels = [&] { return some<Channel>(2, [&] { return one_of<Channel>(); }); };
    const auto chat_line = [&] {
        return server::ChatLine{line_number(),
                                one_of<Channel>(),
                                number(1, 99),
                                text(),
                                safe_integer(),
                                text(),
                                some<server::Reactions>(3, reactions)};
    };
    const auto passkey = [&] {
        return server::Passkey{1 + std::int64_t{counter()}, text(), safe_integer(), maybe_number()};
    };
    const auto place = [&] {
        return PlaceInList{coin(), coin(), maybe_number(), safe_integer(), text(), number(1, 9)};
    };
    const auto summary = [&] {
        return server::RoomSummary{text(),
                                   number(1, 9),
                                   text(),
                                   text(),
                                   some<std::string>(4, [&] { return text(); }),
                                   seat(),
                                   asked_of_viewer(),
                                   safe_integer(),
                                   maybe_number(),
                                   coin(),
                                   number(0, 100),
                                   some<int>(4, [&] { return number(-99, 999); }),
                                   seats(),
                                   coin()};
    };
    switch (number(0, 37)) {
        case 36:
            return server::MyGames{some<std::string>(3, [&] { return text(); }),
                                   some<server::RoomSummary>(3, summary)};
        case 35:
            return server::LaidTiles{text(), number(1, 9), placement(), line()};
        case 34:
            return server::Account{request_id(), maybe_text(), coin(), some<server::Passkey>(3, passkey)};
        case 33:
            return server::SignedIn{request_id(), hex(), text()};
        case 32:
            return server::PasskeyChallenge{request_id(), text(), text(), safe_integer()};
        case 31:
            return server::LineKept{request_id(), line_number(), number(1, 99)};
        case 30:
            return server::Chat{request_id(), some<server::ChatLine>(5, chat_line), coin(),
                                perhaps([&] { return number(1, 99); }), std::int64_t{counter()}};
        case 29:
            return server::ChatLineNow{text(), chat_line()};
        case 28:
            return server::ChatLineDeleted{text(), line_number()};
        case 27:
            return server::ChatNow{text(), coin(), channels(), perhaps([&] { return one_of<Channel>(); }), coin()};
        case 25:
            return server::Calls{request_id(),
                                 perhaps([&] { return text(); }),
                                 number(0, 10),
                                 number(0, 7),
                                 number(0, 1439),
                                 number(0, 1439),
                                 text(),
                                 coin(),
                                 perhaps([&] { return number(0, 1439); })};
        case 24:
            return server::Feed{request_id(), hex()};
        case 23:
            return server::Webhook{request_id(),
                                   text(),
                                   perhaps([&] { return text(); }),
                                   perhaps([&] { return text(); }),
                                   coin(),
                                   coin(),
                                   coin(),
                                   perhaps([&] { return one_of<Language>(); })};
        case 20:
            return server::Room{text(),
                                number(1, 9),
                                some<server::GameSummary>(4, game),
                                some<server::Standing>(4, standing),
                                perhaps(proposed),
                                acts(),
                                perhaps([&] { return settings(); }),
                                text(),
                                one_of<RoomEntry>(),
                                coin(),
                                watching(),
                                coin(),
                                perhaps([&] { return seat(); }),
                                names(),
                                names(),
                                names(),
                                names(),
                                names(),
                                some<server::Watcher>(3, watcher),
                                coin()};
        case 26:
            return server::PublicGames{some<server::PublicRoom>(4, public_room)};
        case 22:
            return server::Devices{request_id(), some<server::Device>(3, device)};
        case 21:
            return server::HandOver{request_id(), hex(), safe_integer()};
        case 19:
            return server::Word{request_id(),
                                text(),
                                perhaps([&] { return coin(); }),
                                some<std::string>(3, [&] { return text(); }),
                                some<std::string>(3, [&] { return text(); }),
                                some<std::string>(3, [&] { return text(); }),
                                perhaps([&] { return some<server::Definition>(3, definition); })};
        case 18:
            return server::Announcement{text()};
        case 17:
            return server::RoomClosed{text()};
        case 16:
            return server::Log{request_id(), some<Entry>(9, [&] { return entry(); }),
                               perhaps([&] { return some<server::ThinkTime>(9, think_time); })};
        case 15:
            return server::Catalogue{request_id(), json(), json()};
        case 0:
            return server::Welcome{request_id(), number(1, 9),
                                   text(),       perhaps([&] { return hex(); }),
                                   maybe_text(), some<LexiconNote>(3, list)};
        case 1:
            return server::Ok{request_id(), perhaps([&] { return counter(); })};
        case 2:
            return server::Created{request_id(), text(), perhaps(view)};
        case 3:
            return server::Error{perhaps([&] { return request_id(); }),
                                 text(),
                                 text(),
                                 maybe_text(),
                                 some<engine::Cell>(4, [&] { return cell(); }),
                                 some<std::string>(4, [&] { return text(); }),
                                 some<std::string>(4, [&] { return text(); }),
                                 some<std::string>(4, [&] { return text(); }),
                                 maybe_text(),
                                 {maybe_text(), maybe_number(), maybe_number(), maybe_number(), maybe_number()}};
        case 4:
            return server::Joined{request_id(), text(), view()};
        case 5:
            return server::Joined{request_id(),
                                  text(),
                                  {number(1, 9), perhaps([&] { return seat(); }), may(), asked_of_viewer(),
                                   some<Entry>(9, [&] { return entry(); })}};
        case 6:
            return server::Events{text(), number(1, 9),      some<Entry>(5, [&] { return entry(); }),
                                  may(),  asked_of_viewer(), clocks()};
        case 7:
            return server::Presence{text(),
                                    number(1, 9),
                                    some<bool>(4, [&] { return coin(); }),
                                    number(0, 99),
                                    some<server::Away>(3, away),
                                    some<server::StandInRequest>(3, wanted)};
        case 8:
            return server::Preview{request_id(), json(), perhaps([&] { return coin(); }),
                                   some<std::string>(3, [&] { return text(); })};
        case 9:
            return server::Rooms{request_id(), some<server::RoomSummary>(5, summary), perhaps(place)};
        case 10:
            return server::Ping{safe_integer(), perhaps([&] { return safe_integer(); })};
        case 11:
            return server::Pong{safe_integer(), safe_integer()};
        case 12:
            return server::Lookup{request_id(), some<server::FoundWord>(4, found)};
        case 13:
            return server::Hint{request_id(), seat(), some<server::PossiblePlay>(5, play)};
        case 14:
            return server::Analysis{request_id(),
                                    seat(),
                                    some<server::PossiblePlay>(5, play),
                                    perhaps([&] {
                                        return server::PossibleExchange{{"V", "?"}, number(-99, 400)};
                                    }),
                                    {number(-99, 9000), perhaps([] { return true; })}};
        default:
            return server::Restarting{safe_integer()};
    }
}

}  // namespace crisscross::test
