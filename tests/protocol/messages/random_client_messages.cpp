#include "tests/protocol/messages/random_values.hpp"

#include "protocol/json/shapes/rooms/chat_shapes.hpp"
#include "protocol/json/shapes/rooms/room_shapes.hpp"

namespace crisscross::test {

using namespace protocol;

ClientMessage RandomValues::client_message() {
    const auto line = [&] { return perhaps([&] { return one_of<engine::Axis>(); }); };
    const auto level = [&] { return perhaps([&] { return text(); }); };
    const auto strength = [&] { return perhaps([&] { return one_of<engine::Strength>(); }); };
    const auto watching = [&] { return Watching{coin(), number(0, 20), number(0, 3600)}; };
    const auto about_room = [&] {
        return AboutRoom{perhaps([&] { return text(); }), perhaps([&] { return one_of<RoomEntry>(); }),
                         perhaps([&] { return text(); }), perhaps(watching), perhaps([&] { return coin(); })};
    };
    const auto made = [&] { return MadePasskey{text(), text(), text(), text()}; };
    const auto place = [&] {
        return PlaceInList{coin(),         coin(), perhaps([&] { return safe_integer(); }),
                           safe_integer(), text(), number(1, 9)};
    };
    switch (number(0, 96)) {
        case 96:
            return client::DeclineProposal{request_id(), clock_proposal()};
        case 95:
            return client::AlwaysAccept{request_id(), coin()};
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
                                 perhaps([&] { return one_of<Reaction>(); })};
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
            return client::MakeFeed{request_id(), one_of<Language>()};
        case 49:
            return client::RemoveFeed{request_id()};
        case 48:
            return client::Webhook{request_id(), text()};
        case 47:
            return client::SetWebhook{request_id(), text(), text(), text(),
                                      coin(),       coin(), coin(), one_of<Language>()};
        case 46:
            return client::RemoveWebhook{request_id(), text()};
        case 45:
            return client::TestWebhook{request_id(), text()};
        case 56:
            return client::NameRoom{request_id(), text()};
        case 57:
            return client::SetEntry{request_id(), one_of<RoomEntry>(), perhaps([&] { return text(); })};
        case 58:
            return client::SetWatching{request_id(), watching()};
        case 93:
            return client::SetRated{request_id(), coin()};
        case 59:
            return client::LockRoom{request_id(), coin()};
        case 60:
            return client::HandOverRoom{request_id(), text()};
        case 61:
            return client::RemovePerson{request_id(), text()};
        case 94:
            return client::RemoveWatcher{request_id(), safe_integer()};
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
            return client::AgreeToGame{request_id(), counter(), level()};
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
            return client::Vote{request_id(), counter(), one_of<engine::Opinion>()};
        case 20:
            return client::Lookup{request_id(), some<std::string>(5, [&] { return text(); })};
        case 21:
            return client::AddComputer{request_id(), one_of<engine::Strength>()};
        case 22:
            return client::RemoveComputer{request_id(), number(0, 15)};
        case 23:
            return client::AddStandIn{request_id(), number(0, 15), one_of<engine::Strength>()};
        case 24:
            return client::ReclaimSeat{request_id()};
        case 25:
            return client::Hint{request_id()};
        case 26:
            return client::Analysis{request_id(), counter()};
        default:
            if (coin()) return client::PageHidden{coin()};
            return client::Pong{safe_integer()};
    }
}

}  // namespace crisscross::test
