#pragma once

#include <atomic>
#include <boost/asio/thread_pool.hpp>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/computer/seat_view.hpp"
#include "engine/computer/strength.hpp"
#include "engine/game/command.hpp"
#include "engine/lexicon/lexicon.hpp"
#include "server/analysis/advice.hpp"
#include "server/lexicons/respelt_lists.hpp"

namespace crisscross::server {

/// Seats of computers that may have something to do, each as it sees the game, and the word list of the room.
struct Riddle {
    struct Seat {
        engine::SeatView seen;
        engine::Strength strength = engine::Strength::casual;
    };
    engine::Lexicon list;
    std::vector<Seat> seats{};
    std::uint32_t seed = 0;                             ///< the same riddle and seed give the same answer
    std::shared_ptr<const std::atomic<bool>> wanted{};  ///< false when the answer is not wanted any more
};

/// What one of the seats does.
struct Thought {
    engine::Seat seat = 0;
    engine::Command command{};
};

/// Where computer players think: a thread of their own, one riddle after the other, away from those that serve.
class AnalysisPool {
public:
    /// `common_words`: see `read_common_words`; `respelt`: see `RespeltLists`.
    AnalysisPool(std::filesystem::path common_words, std::filesystem::path respelt)
        : common_folder_(std::move(common_words)), lists_(std::move(respelt)) {}
    ~AnalysisPool();

    /// Calls `tell` on the thinking thread with what the first seat does that has something to do; with nothing if
    /// all wait.
    void think(Riddle riddle, std::function<void(std::optional<Thought>)> tell);

    /// Answers a question, also on the thinking thread; calls `tell` with nothing after a failure. False if this
    /// connection waits for an answer already, or too many do.
    bool advise(std::uint64_t connection, Question question,
                std::function<void(std::optional<protocol::server::Advice>)> tell);

    /// Calls `tell` on the thinking thread with the list in another alphabet, and not if none of its words can be
    /// spelt in it.
    void respell(engine::Lexicon list, engine::Alphabet alphabet, std::function<void(engine::Lexicon)> tell);

private:
    bool admit(std::uint64_t connection);
    void dismiss(std::uint64_t connection);
    std::optional<Thought> solve(const Riddle& riddle);
    engine::Lexicon common_part(const engine::Lexicon& list);

    std::filesystem::path common_folder_;
    std::optional<std::vector<std::string>> common_;
    std::map<engine::Lexicon::Hash, engine::Lexicon> common_parts_;  // of lists, by their hashes
    RespeltLists lists_;
    std::mutex mutex_;
    std::set<std::uint64_t> asking_;  // connections that wait for an answer
    boost::asio::thread_pool pool_{1};
};

}  // namespace crisscross::server
