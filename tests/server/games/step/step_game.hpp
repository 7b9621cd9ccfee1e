#pragma once

#include <deque>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "server/analysis/job_runner.hpp"
#include "server/games/core/game_core.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/texts.hpp"
#include "tests/support/games/random_player.hpp"

namespace crisscross::test {

/// What the storage does with one effect. `stores_and_fails`: the events are on disk, but the storage cannot say so.
/// `finds_a_repetition`, `finds_it_in_another_game`, `finds_a_create`: the command's id was accepted in another room,
/// in another game of this room, or for a `create`.
/// `finds_no_space`: the game is too long for the memory that is left. `has_read_too_much`: for a network.
enum class Disk {
    works,
    fails,
    stores_and_fails,
    finds_a_conflict,
    finds_a_repetition,
    finds_it_in_another_game,
    finds_a_create,
    finds_no_space,
    has_read_too_much
};

/// A game core in a world without sockets, threads and files: effects are performed at once and noted. Fails the test
/// if anybody is shown something that is not stored.
class StepGame {
public:
    explicit StepGame(const engine::Settings& settings = {},
                      const std::vector<std::string>& words = {"NO", "ON", "HORN"});

    /// The player's connection has the player's number. Returns the answer, if there is one.
    protocol::ServerMessage join(server::PlayerId player, std::optional<std::uint32_t> seen = {});
    void leave(server::PlayerId player);
    void hide(server::PlayerId player);
    void show(server::PlayerId player);
    protocol::ServerMessage say(server::PlayerId player, const protocol::GameCommand& command);
    /// Whether the player sees that they may send this command now.
    bool is_offered(server::PlayerId player, const std::string& command) const {
        return may.at(player).find("\"" + command + "\"") != std::string::npos;
    }
    /// The error code of the answer.
    std::string refusal(server::PlayerId player, const protocol::GameCommand& command);
    protocol::ServerMessage ask(server::PlayerId player, const protocol::GameQuestion& question);
    /// "ok", or why not; nothing if there was no answer.
    std::optional<std::string> rename(server::PlayerId player, const std::string& name);
    /// Any request, with all that follows from it.
    void give(server::GameRequest request);
    /// Players 1, 2, 3, ... join and take seats, and the first one starts. All but the first agree to this stand-in.
    void start(int seats, std::optional<engine::Strength> if_away = engine::Strength::casual);

    /// A move of a random player: a command of its seat, or time that passes until the first timer fires.
    void carry_out(const Move& move);
    /// Time passes; timers fire in order.
    void pass_time(server::Moment milliseconds);
    /// Another process writes to the journal, with the receipt of a command if one led to that.
    void write_elsewhere(const protocol::GameEvent& event, const std::optional<server::CommandKey>& command = {});

    /// A number for ids of requests that is never the same.
    static std::string new_id();
    server::PlayerId mover() const;
    /// Two tiles of the mover's rack on the centre.
    protocol::client::Play first_play() const;
    /// How many connections watch the game.
    int watchers() const { return static_cast<int>(core.watching().size()); }
    /// The newest version that is stored.
    std::uint32_t newest() const { return journal.empty() ? 0 : journal.back().version; }
    const server::GameState& state() const { return core.record()->state; }
    /// The job that was asked for last and has not been abandoned.
    server::JobNumber last_job() const { return jobs.rbegin()->first; }
    /// Does the job that has waited longest, as the analysis pool would, and gives the result to the game.
    void do_first_job();
    template <class Effect>
    std::vector<Effect> effects_of_kind() const;

    server::Moment now = 1'000'000;
    std::deque<Disk> disk{};  ///< what happens to the next loads and appends; then it works
    server::GameCore core;
    std::vector<server::GameEntry> journal{};
    std::map<server::CommandKey, std::uint32_t> receipts{};
    bool has_lexicon = true;
    std::map<server::PlayerId, std::vector<protocol::ServerMessage>> replies{};
    std::map<server::PlayerId, std::vector<protocol::Entry>> received{};
    std::map<server::PlayerId, std::string> may{};                     ///< the last list of what they may do
    std::map<server::PlayerId, std::optional<engine::Asked>> asked{};  ///< besides that list
    std::map<server::PlayerId, protocol::server::Presence> presence{};
    std::map<server::GameTimer, server::Moment> timers{};
    std::map<server::JobNumber, server::AnalysisJob> jobs{};
    std::vector<server::GameEffect> effects{};  ///< all so far

private:
    struct Performing;

    std::optional<server::GameInput> perform(const server::Effects& list);
    server::StorageAnswer load();
    server::StorageAnswer append(const server::Append& effect);
    void forget_earlier(std::uint32_t version);
    Disk next_disk();
    server::GameRecord record() const;

    engine::Rules rules_;
    engine::Lexicon lexicon_;
    server::JobRunner runner_{std::nullopt};
};

template <class Effect>
std::vector<Effect> StepGame::effects_of_kind() const {
    std::vector<Effect> found;
    for (const auto& effect : effects)
        if (const auto* kind = std::get_if<Effect>(&effect)) found.push_back(*kind);
    return found;
}

}  // namespace crisscross::test
