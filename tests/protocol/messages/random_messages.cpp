#include "protocol/messages/allowed.hpp"
#include "tests/protocol/messages/random_values.hpp"

namespace crisscross::test {

using namespace protocol;

ClientMessage RandomValues::client_message() {
    const auto line = [&] { return perhaps([&] { return one_of<engine::Axis>(4); }); };
    const auto level = [&] { return perhaps([&] { return text(); }); };
    const auto strength = [&] { return perhaps([&] { return one_of<engine::Strength>(3); }); };
    const auto watching = [&] { return Watching{coin(), number(0, 20), number(0, 3600)}; };
    const auto about_room = [&] {
        return AboutRoom{perhaps([&] { return text(); }), perhaps([&] { return one_of<RoomEntry>(3); }),
                         perhaps([&] { return text(); }), perhaps(watching)};
    };
    const auto made = [&] { return MadePasskey{text(), text(), text(), text()}; };
    const auto place = [&] {
        return PlaceInList{coin(),         coin(), perhaps([&] { return safe_integer(); }),
                           safe_integer(), text(), number(1, 9)};
    };
    switch (number(0, 92)) {
        case 90:
            return client::FollowMyGames{request_id()};
        case 89:
            return client::UnfollowMyGames{request_id()};
        case 88:
            return client::ReadChat{request_id(), 1 + std::int64_t{counter()}};
        case 87:
            return client::SendLaidTiles{request_id(), placement(), line()};
        case 86:
            return client::RemovePasskey{request_id(), 1 + std::int64_t{counter()}};
        case 85:
            return client::AddPasskey{request_id(), made()};
        case 84:
            return client::ChangePassPhrase{request_id(), level(), text(), coin()};
        case 83:
            return client::MakeAccount{request_id(), text(), level(), perhaps(made)};
        case 82:
            return client::Account{request_id()};
        case 81:
            return client::SignInWithPasskey{request_id(), text(), text(), text(), text(), level()};
        case 80:
            return client::SignIn{request_id(), text(), text(), level()};
        case 79:
            return client::PasskeyChallenge{request_id()};
        case 78:
            return client::Say{request_id(), non_empty_text()};
        case 77:
            return client::React{request_id(), 1 + std::int64_t{counter()},
                                 perhaps([&] { return one_of<Reaction>(6); })};
        case 76:
            return client::DeleteLine{request_id(), 1 + std::int64_t{counter()}};
        case 75:
            return client::Chat{request_id(), perhaps([&] { return 1 + std::int64_t{counter()}; })};
        case 74:
            return client::SetChat{request_id(), coin()};
        case 73:
            return client::Nudge{request_id()};
        case 72:
            return client::DeclineAgreement{request_id()};
        case 71:
            return client::AbortGame{request_id()};
        case 70:
            return client::EndGame{request_id()};
        case 69:
            return client::TakeBack{request_id(), counter()};
        case 44:
            return client::ProposeClock{request_id(), clock_proposal()};
        case 43:
            return client::WithdrawProposal{request_id()};
        case 42:
            return client::SetNight{request_id(), perhaps([&] { return night(); })};
        case 41:
            return client::BeginHoliday{request_id()};
        case 40:
            return client::EndHoliday{request_id()};
        case 55:
            return client::Calls{request_id()};
        case 54:
            return client::SetCalls{request_id(), number(0, 7), number(0, 1439), number(0, 1439), text()};
        case 53:
            return client::Subscribe{request_id(), text(), text(), text()};
        case 52:
            return client::Unsubscribe{request_id(), text()};
        case 51:
            return client::TestCalls{request_id(), text()};
        case 50:
            return client::MakeFeed{request_id()};
        case 49:
            return client::RemoveFeed{request_id()};
        case 48:
            return client::Webhook{request_id(), text()};
        case 47:
            return client::SetWebhook{request_id(), text(), text(), text(), coin(), coin(), coin()};
        case 46:
            return client::RemoveWebhook{request_id(), text()};
        case 45:
            return client::TestWebhook{request_id(), text()};
        case 56:
            return client::NameRoom{request_id(), text()};
        case 57:
            return client::SetEntry{request_id(), one_of<RoomEntry>(3), perhaps([&] { return text(); })};
        case 58:
            return client::SetWatching{request_id(), watching()};
        case 59:
            return client::LockRoom{request_id(), coin()};
        case 60:
            return client::HandOverRoom{request_id(), text()};
        case 61:
            return client::RemovePerson{request_id(), text()};
        case 62:
            return client::CloseRoom{request_id()};
        case 63:
            return client::KeepSeat{request_id(), text()};
        case 64:
            return client::FreeSeat{request_id(), text()};
        case 65:
            return client::TakePart{request_id(), text()};
        case 66:
            return client::StepBack{request_id()};
        case 91:
            return client::LeaveOut{request_id(), text()};
        case 92:
            return client::BringBack{request_id(), text()};
        case 67:
            return client::FollowPublicGames{request_id()};
        case 68:
            return client::UnfollowPublicGames{request_id()};
        case 35:
            return client::ProposeGame{request_id(), perhaps([&] { return settings(); }), coin(),
                                       perhaps([&] { return clock_rules(); })};
        case 34:
            return client::AgreeToGame{request_id(), counter()};
        case 33:
            return client::DeclineGame{request_id(), counter()};
        case 32:
            return client::BeginGame{request_id(), counter()};
        case 31:
            return client::Rename{request_id(), text()};
        case 39:
            return client::SignOut{request_id(), 1 + std::int64_t{counter()}};
        case 38:
            return client::NameDevice{request_id(), 1 + std::int64_t{counter()}, text()};
        case 37:
            return client::Devices{request_id()};
        case 36:
            return client::HandOver{request_id()};
        case 30:
            return client::Word{request_id(), non_empty_text()};
        case 29:
            return client::Log{request_id(), 1 + counter() / 2, perhaps([&] { return counter(); })};
        case 28:
            return client::Catalogue{request_id()};
        case 0:
            return client::Hello{request_id(),
                                 number(0, 9),
                                 number(0, 9),
                                 perhaps([&] { return hex(); }),
                                 perhaps([&] { return hex(); }),
                                 perhaps([&] { return text(); }),
                                 perhaps([&] { return hex(); }),
                                 perhaps([&] { return text(); })};
        case 1:
            return client::Create{request_id(),
                                  text(),
                                  level(),
                                  strength(),
                                  settings(),
                                  coin(),
                                  perhaps([&] { return clock_rules(); }),
                                  perhaps(about_room)};
        case 2:
            return client::Join{request_id(), text(), perhaps([&] { return number(1, 9); }),
                                perhaps([&] { return counter(); }), perhaps([&] { return text(); })};
        case 3:
            return client::Leave{request_id()};
        case 4:
            return client::TakeSeat{request_id(), text(), level(), strength()};
        case 5:
            return client::LeaveSeat{request_id()};
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
            return client::Rooms{request_id(), perhaps(place)};
        case 15:
            return client::Ping{safe_integer()};
        case 16:
            return client::PlaceStarter{request_id(), counter(), cell(), options()};
        case 17:
            return client::ShowEvidence{request_id(), counter(), non_empty_text()};
        case 18:
            return client::WithdrawPlay{request_id(), counter()};
        case 19:
            return client::Vote{request_id(), counter(), one_of<engine::Opinion>(2)};
        case 20:
            return client::Lookup{request_id(), some<std::string>(5, [&] { return text(); })};
        case 21:
            return client::AddComputer{request_id(), one_of<engine::Strength>(3)};
        case 22:
            return client::RemoveComputer{request_id(), number(0, 15)};
        case 23:
            return client::AddStandIn{request_id(), number(0, 15), one_of<engine::Strength>(3)};
        case 24:
            return client::ReclaimSeat{request_id()};
        case 25:
            return client::Hint{request_id()};
        case 26:
            return client::Analysis{request_id(), counter()};
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
    const auto maybe_number = [&] { return perhaps([&] { return safe_integer(); }); };
    const auto time_left = [&] { return server::TimeLeft{safe_integer(), safe_integer()}; };
    const auto think_time = [&] {
        return server::ThinkTime{counter(), maybe_number(), some<server::TimeLeft>(4, time_left)};
    };
    const auto json = [] { return protocol::Json{R"({"word_scores":[],"total":-3})"}; };
    const auto may = [&] {
        const auto command = [&] {
            return engine::Allowed{one_of<engine::CommandKind>(10), counter(), number(0, 7), number(0, 7),
                                   some<engine::Axis>(4, [&] { return one_of<engine::Axis>(4); })};
        };
        const auto request = [&] {
            return AllowedRequest{one_of<RequestKind>(20), perhaps([&] { return seat(); }), counter()};
        };
        return write_allowed({some<engine::Allowed>(3, command), some<AllowedRequest>(3, request)});
    };
    const auto asked_of_viewer = [&] { return perhaps([&] { return one_of<engine::Asked>(3); }); };
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
    const auto away = [&] { return server::Away{seat(), number(0, 1'000'000), one_of<engine::Strength>(3)}; };
    const auto wanted = [&] { return server::StandInRequest{seat(), one_of<engine::Strength>(3), seats(), seats()}; };
    const auto line = [&] { return perhaps([&] { return one_of<engine::Axis>(4); }); };
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
    const auto acts = [&] { return some<server::RoomAct>(4, [&] { return one_of<server::RoomAct>(17); }); };
    const auto line_number = [&] { return 1 + std::int64_t{counter()}; };
    const auto reactions = [&] {
        return server::Reactions{one_of<Reaction>(6), some<int>(3, [&] { return number(1, 99); })};
    };
    const auto channels = [&] { return some<Channel>(2, [&] { return one_of<Channel>(2); }); };
    const auto chat_line = [&] {
        return server::ChatLine{line_number(),
                                one_of<Channel>(2),
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
                                   number(0, 100),
                                   some<int>(4, [&] { return number(-99, 999); }),
                                   seats(),
                                   coin()};
    };
    switch (number(0, 36)) {
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
            return server::ChatNow{text(), coin(), channels(), perhaps([&] { return one_of<Channel>(2); }), coin()};
        case 25:
            return server::Calls{request_id(),    perhaps([&] { return text(); }),
                                 number(0, 10),   number(0, 7),
                                 number(0, 1439), number(0, 1439),
                                 text(),          coin()};
        case 24:
            return server::Feed{request_id(), hex()};
        case 23:
            return server::Webhook{
                request_id(), text(), perhaps([&] { return text(); }), perhaps([&] { return text(); }), coin(),
                coin(),       coin()};
        case 20:
            return server::Room{text(),
                                number(1, 9),
                                some<server::GameSummary>(4, game),
                                some<server::Standing>(4, standing),
                                perhaps(proposed),
                                acts(),
                                text(),
                                one_of<RoomEntry>(3),
                                coin(),
                                watching(),
                                perhaps([&] { return seat(); }),
                                some<std::string>(3, [&] { return text(); }),
                                some<std::string>(3, [&] { return text(); })};
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
                                    perhaps([] {
                                        return server::PossibleExchange{{"V", "?"}, number(-99, 400)};
                                    }),
                                    {number(-99, 9000), perhaps([] { return true; })}};
        default:
            return server::Restarting{safe_integer()};
    }
}

}  // namespace crisscross::test
