#include <algorithm>

#include "server/requests/request_id.hpp"
#include "tests/server/rooms/step/evening/evening.hpp"

// What is sent again, because its answer was lost.

namespace crisscross::test {

namespace client = protocol::client;

/// What comes again changes nothing.
void Evening::send_again() {
    const auto before = room_.games;
    const server::AboutRoom about = room_.about;
    if (accepted_ && number(0, 1) == 0) room_.say(accepted_->first, accepted_->second);
    if (accepted_in_room_ && is_there(accepted_in_room_->first) && !is_removed(accepted_in_room_->first)) {
        const auto say_again = [&](const auto& request) { return room_.say(accepted_in_room_->first, request); };
        CHECK(std::visit(say_again, accepted_in_room_->second).empty());
    }
    for (int game = 1; game <= room_.newest(); ++game) use_ids_again(game);
    CHECK(room_.about == about);
    check_unchanged(before);
}

/// Each player in this game says something with the id of a command that was accepted in another.
void Evening::use_ids_again(int game) {
    for (const server::SeatHolder& holder : state(game).seats) {
        const auto id = holder.computer ? std::nullopt : id_used_elsewhere(holder.player, game);
        if (!id) continue;
        client::Resign wanted{*id};
        wanted.game = game;
        const std::string refused = room_.say(holder.player, wanted);
        CHECK_FALSE(refused.empty());
        CHECK(refused != "INTERNAL");
        if (refused == "ID_USED") ++ids_refused_;
    }
}

std::optional<protocol::RequestId> Evening::id_used_elsewhere(Player player, int game) const {
    for (int other = 1; other <= room_.newest(); ++other) {
        if (other == game) continue;
        for (const auto& [command, version] : room_.games[static_cast<std::size_t>(other - 1)].receipts)
            if (command.first == player) return command.second;
    }
    return std::nullopt;
}

void Evening::check_unchanged(const std::vector<StepRoom::StoredGame>& before) const {
    REQUIRE(room_.games.size() == before.size());
    for (std::size_t game = 0; game < before.size(); ++game)
        CHECK(room_.games[game].journal.size() == before[game].journal.size());
}

/// The server is killed when it has stored what somebody wants, if it has to, and before it says so.
void Evening::lose_an_answer() {
    const Player player = number(1, seats);
    room_.dies_when_stored = true;
    switch (number(0, 6)) {
        case 0:
            propose(player);
            break;
        case 1:
            answer(player);
            break;
        case 2:
            agree_on_something(player);
            break;
        case 3:
            look_after_room(player);
            break;
        case 4:
            watching_.is_delayed() ? move() : sit_out(player);
            break;
        default:
            move();
    }
    room_.dies_when_stored = false;
    if (room_.core.everybody().empty()) kill_server();  // it may have answered before it stored something more
}

/// The server that comes next answers a command that is stored from its receipt. It may also have been killed before,
/// when it forgave an outage.
std::string Evening::send(Connection connection, const protocol::GameCommand& command) {
    const std::string refused = room_.say(connection, command);
    if (refused != StepRoom::no_answer) return refused;
    const int game = std::visit([](const auto& kind) { return kind.game; }, command);
    if (!comes_back(connection, game)) return refused;
    const auto before = room_.games;
    const auto& receipts = before[static_cast<std::size_t>(game - 1)].receipts;
    if (!receipts.contains({person(connection), server::request_id(command)})) return room_.say(connection, command);
    ++answers_lost_;
    CHECK(room_.say(connection, command).empty());
    check_unchanged(before);
    return "";
}

/// The same holds for a request about the room. Without a receipt, no more is stored than that all have agreed to a
/// game, which begins now. At most one game follows from what is sent twice.
std::string Evening::send(Connection connection, const InRoom& request) {
    const auto say = [&] { return std::visit([&](const auto& one) { return room_.say(connection, one); }, request); };
    const int newest = room_.newest();
    std::string refused = say();
    if (refused != StepRoom::no_answer || !comes_back(connection, room_.newest())) return refused;
    const auto before = room_.games;
    const server::AboutRoom stored = room_.about;
    const bool is_done = has_receipt(connection, request);
    refused = say();
    CHECK(room_.newest() <= newest + 1);
    if (!is_done) return refused;
    ++answers_lost_;
    CHECK(refused.empty());
    CHECK(room_.about == stored);
    check_unchanged(before);
    return refused;
}

bool Evening::has_receipt(Connection connection, const InRoom& request) const {
    const protocol::RequestId id = std::visit([](const auto& one) { return server::request_id(one); }, request);
    return std::ranges::count(room_.receipts, server::CommandKey{person(connection), id}) > 0;
}

bool Evening::comes_back(Connection connection, int game) {
    if (room_.closed && !at_the_end_) at_the_end_ = room_.games;
    kill_server();
    const std::string refused = room_.join(connection, game);
    if (!refused.empty()) CHECK(may_be_refused(connection, refused));
    return refused.empty();
}

}  // namespace crisscross::test
