#include "tests/server/rooms/step/step_room.hpp"

namespace crisscross::test {

using namespace server;

namespace {

PlayerId connection_of(const Caller& caller) {
    return static_cast<PlayerId>(caller.connection);
}

}  // namespace

struct StepRoom::Performing {
    StepRoom& room;
    int game = 0;
    std::optional<RoomAnswer> answer{};
    bool stores = false;

    void operator()(OfGame& of_game) {
        game = of_game.game;
        std::visit(*this, of_game.effect);
    }
    void operator()(const TellRoom& tell) {
        REQUIRE(tell.room.newest <= room.newest());
        for (const Caller& to : tell.to) {
            CHECK_FALSE(is_removed(to));
            room.room[connection_of(to)] = tell.room;
            ++room.told[connection_of(to)];
        }
    }
    void operator()(const ShowInLobby& shown) { room.in_lobby = shown.room; }
    void operator()(const LetIn& now) { room.let_in.insert(now.player); }
    void operator()(const NoLongerLetIn& now) {
        for (const PlayerId player : now.people) room.let_in.erase(player);
    }
    void operator()(const StoreChange& change) { keep(room.store(change)); }
    void operator()(const LoadRoom&) { answer = room.load_room(); }
    void operator()(const CreateGame& wanted) { keep(room.create_game(wanted)); }
    void operator()(const TellSome& tell) {
        for (const Caller& to : tell.to) {
            CHECK_FALSE(is_removed(to));
            room.heard[connection_of(to)].push_back(tell.message);
        }
    }
    void operator()(const DoInChat& wanted) { answer = room.do_in_chat(wanted.job); }
    void operator()(const Tell& tell) {
        for (const Caller& to : tell.to) {
            CHECK((!is_removed(to) || keeps_game(to)));
            room.frames[connection_of(to)][game] = {tell.entries.back().version, tell.may, tell.asked, tell.clocks};
            for (const protocol::Entry& entry : tell.entries) receive(to, entry);
        }
    }
    void receive(const Caller& to, const protocol::Entry& entry) {
        REQUIRE(entry.version <= room.games.at(static_cast<std::size_t>(game - 1)).journal.back().version);
        room.received[connection_of(to)][game].push_back(entry);
        std::string& pushed = room.pushed[game][entry.version];
        if (entry.event && entry.event->text.size() > pushed.size()) pushed = entry.event->text;
    }
    // It is about now, of which people who watch with a delay know nothing.
    void operator()(const TellPresence& tell) {
        const GameCore* open = room.core.game(game);
        for (const Caller& to : tell.to) {
            CHECK_FALSE((open && open->is_delayed(to.connection)));
            room.presence[connection_of(to)] = tell.presence;
        }
    }
    void operator()(const TellClosed& tell) {
        for (const Caller& to : tell.to) room.replies[connection_of(to)].emplace_back(protocol::server::RoomClosed{});
    }
    void operator()(const Reply& reply) {
        if (std::holds_alternative<protocol::server::Joined>(reply.message))
            CHECK((!is_removed(reply.to) || keeps_game(reply.to)));
        room.replies[connection_of(reply.to)].push_back(reply.message);
    }
    void operator()(const AnswerLobby& outcome) { outcome.answer(outcome.refusal); }
    void operator()(const SetTimer& set) { room.timers[game][set.timer] = set.at; }
    void operator()(const CancelTimer& cancel) { REQUIRE(room.timers[game].erase(cancel.timer) == 1); }
    void operator()(const Analyse& analyse) { REQUIRE(room.jobs.emplace(game, analyse.number).second); }
    void operator()(const Abandon& abandon) { room.jobs.erase({game, abandon.number}); }
    void operator()(const CallPlayers& call) { room.calls.push_back({game, call}); }
    void operator()(const WithdrawCalls&) {}
    void operator()(const Log& line) {
        if (line.event == "room failed") room.failures.push_back(line.facts.back().second);
    }
    void operator()(const Load&) { answer = room.load(game); }
    void operator()(const Append& wanted) { keep(room.append(game, wanted)); }

    bool is_removed(const Caller& to) const { return room.about.removed.contains(to.player); }
    /// Whether they had a seat in the game, and it is over.
    bool keeps_game(const Caller& to) const {
        const GameState state = room.record(game).state;
        return state.stage() == Stage::over && state.seat_of(to.player);
    }
    void keep(RoomAnswer outcome) {
        answer = std::move(outcome);
        stores = room.disk_works;
    }
};

std::optional<RoomInput> StepRoom::perform(RoomEffects effects) {
    Performing performing{*this};
    for (RoomEffect& effect : effects) {
        REQUIRE_FALSE(performing.answer);  // what asks the storage comes last
        std::visit(performing, effect);
    }
    if (!performing.answer) return std::nullopt;
    if (performing.stores && dies_when_stored) {
        die();
        return std::nullopt;
    }
    return RoomInput(*std::move(performing.answer));
}

void StepRoom::die() {
    dies_when_stored = false;
    has_died_ = true;
    timers.clear();
    jobs.clear();
    core = RoomCore({1000, 60'000, {}}, code);
    let_in.clear();
}

void StepRoom::give(RoomRequest request) {
    std::optional<RoomInput> input(std::move(request));
    while (input) input = perform(core.step(*std::exchange(input, std::nullopt), now));
}

}  // namespace crisscross::test
