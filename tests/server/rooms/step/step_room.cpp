#include "tests/server/rooms/step/step_room.hpp"

#include "server/games/model/seating.hpp"

namespace crisscross::test {

using namespace server;

namespace {

Caller caller(PlayerId connection) {
    return {static_cast<std::uint64_t>(connection), StepRoom::person(connection)};
}

}  // namespace

StepRoom::StepRoom(const engine::Settings& settings, const std::vector<std::string>& words)
    : core({1000, 60'000, {}}, code), lexicon_(lexicon_of(words)) {
    games.push_back({engine::resolve(settings).value(), settings.system});
}

const std::vector<std::string>& StepRoom::few_words() {
    static const std::vector<std::string> words{"NO", "ON", "HORN"};
    return words;
}

std::string StepRoom::new_id() {
    static int last = 0;
    return "r" + std::to_string(++last);
}

std::string StepRoom::refusal_to(PlayerId player, std::size_t replies_before) {
    const auto found = replies.find(player);
    if (std::exchange(has_died_, false) && found->second.size() == replies_before) return no_answer;
    REQUIRE(found != replies.end());
    REQUIRE(found->second.size() > replies_before);
    const auto* error = std::get_if<protocol::server::Error>(&found->second[replies_before]);
    return error ? error->code : "";
}

std::string StepRoom::join(PlayerId player, std::optional<int> game, std::optional<std::string> password) {
    const auto before = replies[player].size();
    ++leases;
    Enter enter{caller(player), RoomLease([this] { --leases; }), new_id(), game};
    enter.shown_password = std::move(password);
    enter.name = name_of(player);
    give(std::move(enter));
    return refusal_to(player, before);
}

void StepRoom::leave(PlayerId player) {
    give(Leave{static_cast<std::uint64_t>(player)});
}

void StepRoom::rename(PlayerId player, const std::string& name) {
    new_names_[person(player)] = name;
    give(NewName{person(player), name});
}

std::string StepRoom::name_of(PlayerId player) const {
    if (const auto found = new_names_.find(person(player)); found != new_names_.end()) return found->second;
    return person(player) == 9 ? "" : "Player " + std::to_string(person(player));
}

std::string StepRoom::say(PlayerId player, const protocol::GameCommand& command) {
    const auto before = replies[player].size();
    const int game = std::visit([](const auto& kind) { return kind.game; }, command);
    give(ToGame{game, Say{caller(player), command}});
    return refusal_to(player, before);
}

std::string StepRoom::say(PlayerId player, const protocol::RoomCommand& command) {
    const auto before = replies[player].size();
    give(SayInRoom{caller(player), command});
    return refusal_to(player, before);
}

std::string StepRoom::say(PlayerId player, const protocol::ChatMessage& message) {
    const auto before = replies[player].size();
    give(SayInChat{caller(player), message});
    return refusal_to(player, before);
}

std::string StepRoom::say(PlayerId player, const protocol::RoomChange& change, const std::string& password_hash) {
    const auto before = replies[player].size();
    give(SayAsHost{caller(player), change, password_hash});
    return refusal_to(player, before);
}

void StepRoom::start(int seats) {
    for (int player = 1; player <= seats; ++player) {
        join(player);
        CHECK(say(player, protocol::client::TakeSeat{new_id(), "Player " + std::to_string(player)}).empty());
    }
    CHECK(say(1, protocol::client::Start{new_id()}).empty());
}

void StepRoom::finish(PlayerId winner) {
    std::vector<PlayerId> losers;
    for (const SeatHolder& holder : state(newest()).seats)
        if (holder.player != winner) losers.push_back(holder.player);
    for (const PlayerId player : losers) {
        protocol::client::Resign resign{new_id()};
        resign.game = newest();
        CHECK(say(player, resign).empty());
    }
    REQUIRE(state(newest()).stage() == Stage::over);
}

std::vector<std::string> StepRoom::names(int game) const {
    const StoredGame& stored = games.at(static_cast<std::size_t>(game - 1));
    return names_in(fold(fresh_game(stored.rules), stored.journal));
}

protocol::client::ProposeGame StepRoom::proposal(std::string id) const {
    protocol::client::ProposeGame made{std::move(id)};
    made.game = newest();
    return made;
}

}  // namespace crisscross::test
