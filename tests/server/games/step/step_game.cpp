#include "tests/server/games/step/step_game.hpp"

#include <algorithm>

#include "server/games/model/game_fit.hpp"
#include "tests/support/clients/guest.hpp"
#include "tests/support/server/spoken.hpp"

namespace crisscross::test {

using namespace server;

namespace {

constexpr Moment computer_pause = 1000;
constexpr Moment patience = 60'000;

struct NoInterrupt : engine::Interrupt {
    bool stop() const override { return false; }
};

}  // namespace

StepGame::StepGame(const engine::Settings& settings, const std::vector<std::string>& words)
    : core({computer_pause, patience, {}}), rules_(engine::resolve(settings).value()), lexicon_(lexicon_of(words)) {}

std::string StepGame::new_id() {
    static int last = 0;
    return "s" + std::to_string(++last);
}

GameRecord StepGame::record() const {
    GameRecord made{.id = 1,
                    .code = "ABCD2345",
                    .state = fold(fresh_game(rules_), journal),
                    .log = journal,
                    .receipts = receipts,
                    .chance = engine::Chance(engine::Seed{})};
    made.lexicon_note.hash = lexicon_.hash();
    if (has_lexicon) made.lexicon = lexicon_;
    return made;
}

Disk StepGame::next_disk() {
    if (disk.empty()) return Disk::works;
    const Disk next = disk.front();
    disk.pop_front();
    return next;
}

StorageAnswer StepGame::load() {
    const Disk what = next_disk();
    if (what == Disk::finds_no_space) return NoSpace{};
    if (what == Disk::has_read_too_much) return TooManyRead{2000};
    if (what != Disk::works) return StorageFault{StorageFault::Kind::disk, "the disk is gone"};
    GameState state = fresh_game(rules_);
    for (const GameEntry& entry : journal) {
        if (check_fit(state, entry)) return Damaged{1, entry.version, "it does not fit"};
        state = evolve(std::move(state), entry);
    }
    return Loaded{record()};
}

void StepGame::forget_earlier(std::uint32_t version) {
    journal.clear();
    std::erase_if(receipts, [version](const auto& kept) { return kept.second < first_receipt_version(version); });
}

StorageAnswer StepGame::append(const Append& effect) {
    const Disk what = next_disk();
    if (what == Disk::finds_a_repetition) return Stored{Stored::Repeated{"ZYXW9876", 1}};
    if (what == Disk::finds_it_in_another_game) return Stored{Stored::Repeated{record().code, 2}};
    if (what == Disk::finds_a_create) return Stored{Stored::Repeated{}};
    if (effect.receipt && receipts.contains(*effect.receipt)) return Stored{Stored::Repeated{record().code, 1}};
    if (what == Disk::finds_a_conflict || effect.expected != newest()) return Stored{Stored::Conflict{}};
    if (what == Disk::fails) return StorageFault{StorageFault::Kind::disk, "the disk is full"};
    if (says_everything(effect.entries.front())) forget_earlier(effect.entries.front().version);
    journal.insert(journal.end(), effect.entries.begin(), effect.entries.end());
    if (effect.receipt) receipts[*effect.receipt] = journal.back().version;
    if (what == Disk::stores_and_fails) return StorageFault{StorageFault::Kind::disk, "the disk does not answer"};
    return Stored{};
}

struct StepGame::Performing {
    StepGame& room;
    std::optional<GameInput> answer{};

    void operator()(const Tell& tell) {
        for (const Caller& caller : tell.to) {
            for (const protocol::Entry& entry : tell.entries) {
                REQUIRE(entry.version <= room.newest());
                room.received[caller.player].push_back(entry);
            }
            room.may[caller.player] = tell.may.text;
            room.asked[caller.player] = tell.asked;
        }
    }
    void operator()(const TellClosed& tell) {
        for (const auto& caller : tell.to) room.replies[caller.player].emplace_back(protocol::server::RoomClosed{});
    }
    void operator()(const TellPresence& tell) {
        for (const Caller& caller : tell.to) room.presence[caller.player] = tell.presence;
    }
    void operator()(const Reply& reply) {
        if (const auto* ok = std::get_if<protocol::server::Ok>(&reply.message))
            REQUIRE(ok->version.value_or(0) <= room.newest());
        if (const auto* joined = std::get_if<protocol::server::Joined>(&reply.message)) {
            room.may[reply.to.player] = joined->view.may.text;
            room.asked[reply.to.player] = joined->view.asked;
        }
        room.replies[reply.to.player].push_back(reply.message);
    }
    void operator()(const AnswerLobby& outcome) { outcome.answer(outcome.refusal); }
    void operator()(const SetTimer& set) { room.timers[set.timer] = set.at; }
    void operator()(const CancelTimer& cancel) { REQUIRE(room.timers.erase(cancel.timer) == 1); }
    void operator()(const Analyse& analyse) { room.jobs.emplace(analyse.number, analyse.job); }
    void operator()(const Abandon& abandon) { room.jobs.erase(abandon.number); }
    void operator()(const CallPlayers&) {}
    void operator()(const WithdrawCalls&) {}
    void operator()(const Log&) {}
    void operator()(const Load&) { answer = room.load(); }
    void operator()(const Append& append) { answer = room.append(append); }
};

std::optional<GameInput> StepGame::perform(const Effects& list) {
    effects.insert(effects.end(), list.begin(), list.end());
    Performing performing{*this};
    for (const GameEffect& effect : list) {
        REQUIRE_FALSE(performing.answer);  // what asks the storage comes last
        std::visit(performing, effect);
    }
    return std::move(performing.answer);
}

void StepGame::give(GameRequest request) {
    std::optional<GameInput> input(std::move(request));
    while (input) input = perform(core.step(*std::exchange(input, std::nullopt), now));
}

std::optional<std::string> StepGame::rename(PlayerId player, const std::string& name) {
    std::optional<std::string> outcome;
    const auto answer = [&](const std::optional<Complaint>& refusal) { outcome = refusal ? refusal->code : "ok"; };
    give(Rename{player, name, answer});
    return outcome;
}

protocol::ServerMessage StepGame::join(PlayerId player, std::optional<std::uint32_t> seen) {
    give(Join{{static_cast<std::uint64_t>(player), player}, new_id(), seen});
    return replies[player].back();
}

void StepGame::leave(PlayerId player) {
    give(Leave{static_cast<std::uint64_t>(player)});
}

void StepGame::hide(PlayerId player) {
    give(PageChange{static_cast<std::uint64_t>(player), Visibility::hidden});
}

void StepGame::show(PlayerId player) {
    give(PageChange{static_cast<std::uint64_t>(player), Visibility::visible});
}

protocol::ServerMessage StepGame::say(PlayerId player, const protocol::GameCommand& command) {
    const auto before = replies[player].size();
    give(Say{{static_cast<std::uint64_t>(player), player}, command});
    REQUIRE(replies[player].size() == before + 1);
    return replies[player].back();
}

std::string StepGame::refusal(PlayerId player, const protocol::GameCommand& command) {
    const auto answer = say(player, command);
    const auto* error = std::get_if<protocol::server::Error>(&answer);
    return error ? error->code : "";
}

protocol::ServerMessage StepGame::ask(PlayerId player, const protocol::GameQuestion& question) {
    give(Ask{{static_cast<std::uint64_t>(player), player}, question});
    return replies[player].empty() ? protocol::ServerMessage{} : replies[player].back();
}

void StepGame::do_first_job() {
    const auto node = jobs.extract(jobs.begin());
    give(Computed{node.key(), runner_.run(node.mapped(), NoInterrupt{})});
}

void StepGame::start(int seats, std::optional<engine::Strength> if_away) {
    for (int player = 1; player <= seats; ++player) {
        join(player);
        say(player, protocol::client::TakeSeat{new_id(), "Player " + std::to_string(player), {}, if_away});
    }
    say(1, protocol::client::Start{new_id()});
}

void StepGame::carry_out(const Move& move) {
    if (std::holds_alternative<engine::Expire>(move.command)) return pass_time(timers.begin()->second - now);
    const auto message = with_id(spoken(state().rules, move.command), new_id());
    say(state().seats.at(engine::index_of(move.seat)).player, std::get<protocol::GameCommand>(message));
}

void StepGame::pass_time(Moment milliseconds) {
    const Moment end = now + milliseconds;
    for (;;) {
        const auto next = std::ranges::min_element(timers, {}, [](const auto& timer) { return timer.second; });
        if (next == timers.end() || next->second > end) break;
        now = std::max(now, next->second);
        const GameTimer timer = next->first;
        timers.erase(next);
        give(TimerFired{timer});
    }
    now = end;
}

void StepGame::write_elsewhere(const protocol::GameEvent& event, const std::optional<CommandKey>& command) {
    const auto version = newest() + 1;
    const GameEntry entry{version, now, event};
    if (says_everything(entry)) journal.clear();
    journal.push_back(entry);
    if (command) receipts[*command] = version;
}

PlayerId StepGame::mover() const {
    return state().seats.at(static_cast<std::size_t>(state().game->to_move)).player;
}

protocol::client::Play StepGame::first_play() const {
    protocol::client::Play play{new_id(), state().game->turn};
    int column = 7;
    state().game->player(state().game->to_move).rack.for_each([&](engine::Tile tile, int) {
        if (column < 9 && tile != engine::blank)
            play.placement.push_back({{7, column++}, state().rules.spelling(tile), std::nullopt});
    });
    return play;
}

}  // namespace crisscross::test
