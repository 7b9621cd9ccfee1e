#include "tests/server/games/step/error_code.hpp"
#include "tests/server/rooms/step/played_room.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;

namespace {

const engine::Settings with_lookup{.knobs = {{"word_lookup", "always"}}};

/// What game `game` answers to the device of a player.
protocol::ServerMessage answer(StepRoom& room, server::PlayerId device, int game,
                               const protocol::GameQuestion& question) {
    const server::Caller caller{static_cast<std::uint64_t>(device), StepRoom::person(device)};
    room.give(server::ToGame{game, server::Ask{caller, question}});
    return room.replies.at(device).back();
}

std::string word(StepRoom& room, server::PlayerId device, int game) {
    return error_code(answer(room, device, game, client::Word{"w", "NO"}));
}

std::string lookup(StepRoom& room, server::PlayerId device, int game) {
    return error_code(answer(room, device, game, client::Lookup{"l", {"NO"}}));
}

/// Players 1 and 2 begin another game, and both join it.
void go_on(StepRoom& room, const engine::Settings& settings = {}) {
    client::ProposeGame next = room.proposal();
    next.settings = settings;
    CHECK(room.say(1, next).empty());
    CHECK(agree_to(room, 2).empty());
    for (const server::PlayerId player : {1, 2}) CHECK(room.join(player).empty());
}

constexpr server::PlayerId second_device_of_1 = StepRoom::second_device + 1;

}  // namespace

TEST_CASE("room: no other game of the room tells somebody about words who plays in one that keeps them secret") {
    StepRoom room = after_a_game(2);
    go_on(room);
    CHECK(room.join(second_device_of_1, 1).empty());
    CHECK(room.join(9, 1).empty());
    SECTION("while others have it open") {}
    SECTION("while nobody has it open") {
        start_again(room);
        for (const server::PlayerId device : {second_device_of_1, server::PlayerId{9}})
            CHECK(room.join(device, 1).empty());
    }
    CHECK(word(room, second_device_of_1, 1) == "GAME_GOES_ON");
    CHECK(std::get<protocol::server::Error>(room.replies[second_device_of_1].back()).details.reason == "plays_on");
    CHECK(lookup(room, second_device_of_1, 1) == "GAME_GOES_ON");
    CHECK(word(room, 9, 1).empty());
    for (const server::PlayerId player : {1, 2}) room.join(player);
    room.finish(1);
    CHECK(word(room, second_device_of_1, 1).empty());
    CHECK(lookup(room, second_device_of_1, 1).empty());
}

TEST_CASE("room: a player reviews a finished game with words while they play one whose rules allow looking them up") {
    StepRoom room(with_lookup);
    room.start(2);
    room.finish(1);
    go_on(room, with_lookup);
    for (const bool is_open : {true, false}) {
        if (!is_open) start_again(room);
        CHECK(room.join(second_device_of_1, 1).empty());
        CHECK(word(room, second_device_of_1, 1).empty());
        CHECK(lookup(room, second_device_of_1, 1).empty());
    }
}

TEST_CASE("room: a game that was set aside keeps its words secret from its players in the next one, too") {
    StepRoom room;
    room.start(2);
    SECTION("whatever the rules of that are") {
        go_on(room, with_lookup);
        CHECK(word(room, 1, 2) == "GAME_GOES_ON");
        CHECK(lookup(room, 1, 2) == "GAME_GOES_ON");
        CHECK(room.join(9).empty());
        CHECK(word(room, 9, 2).empty());
    }
    SECTION("where a vote decides when its players may ask") {
        go_on(room);
        CHECK(lookup(room, 1, 2) == "NOT_NOW");
    }
}

TEST_CASE("room: in a closed room nobody plays on, so its finished games tell their players about words") {
    StepRoom room = after_a_game(2);
    go_on(room);
    room.now += server::RoomSituation::max_quiet;
    CHECK(room.say(1, client::CloseRoom{StepRoom::new_id()}).empty());
    CHECK(room.join(1, 1).empty());
    CHECK(word(room, 1, 1).empty());
}
