#pragma once

#include <deque>
#include <map>
#include <optional>

#include "server/games/core/game_core.hpp"

namespace crisscross::server {

/// The games of a room that are open, and what they still have to do.
class OpenGames {
public:
    /// Something for the game with this number.
    struct Work {
        int game = 0;
        GameRequest request;
    };

    explicit OpenGames(CoreSetup setup) : setup_(std::move(setup)) {}

    bool empty() const { return games_.empty() && work_.empty(); }
    bool has(int number) const { return games_.contains(number); }
    /// Null if it is not open.
    const GameCore* find(int number) const;
    /// The game as it is stored; null if it is not open, or has not been read.
    const GameRecord* record(int number) const;
    /// Whether it is open and watched with a delay.
    bool has_delay(int number) const;
    /// Whether this player has a seat in it, as far as that is known here.
    bool has_seat(int number, PlayerId player) const;
    /// How many entries their journals have.
    std::size_t entries() const;

    /// Opens the game for it if necessary.
    void add_work(int number, GameRequest request);
    /// The same request for each of them.
    void add_work_for_all(const GameRequest& request);
    /// Those without a seat watch like this from now on, including games that are opened later.
    void change_watching(const protocol::Watching& watching);
    bool has_work(int number) const;
    /// What has waited longest.
    std::optional<Work> take_work();

    /// Nothing comes of it if the game is not open.
    Effects step(int number, GameInput input, Moment now);
    /// Closes the game if it has nothing left to do. It can be opened again.
    void close_if_idle(int number);

private:
    CoreSetup setup_;
    protocol::Watching watching_{};
    std::map<int, GameCore> games_;
    std::deque<Work> work_;
    JobNumber last_job_ = 0;  // a game that is opened again has other numbers for its jobs
};

}  // namespace crisscross::server
