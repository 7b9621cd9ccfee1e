#include "server/analysis/analysis_pool.hpp"

#include <boost/asio/post.hpp>

#include "engine/computer/computer_player.hpp"
#include "server/analysis/common_words.hpp"
#include "server/runtime/log.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

// Computers that have to move wait behind them.
constexpr std::size_t most_questions = 16;

}  // namespace

AnalysisPool::~AnalysisPool() {
    pool_.stop();
    pool_.join();
}

void AnalysisPool::think(Riddle riddle, std::function<void(std::optional<Thought>)> tell) {
    asio::post(pool_, [this, riddle = std::move(riddle), tell = std::move(tell)] {
        std::optional<Thought> thought;
        try {
            if (!riddle.wanted || *riddle.wanted) thought = solve(riddle);
        } catch (const std::exception& problem) {
            log::error("a computer player could not decide", {{"why", problem.what()}});
        }
        tell(std::move(thought));
    });
}

bool AnalysisPool::admit(std::uint64_t connection) {
    const std::lock_guard lock(mutex_);
    return asking_.size() < most_questions && asking_.insert(connection).second;
}

void AnalysisPool::dismiss(std::uint64_t connection) {
    const std::lock_guard lock(mutex_);
    asking_.erase(connection);
}

bool AnalysisPool::advise(std::uint64_t connection, Question question,
                          std::function<void(std::optional<protocol::server::Advice>)> tell) {
    if (!admit(connection)) return false;
    asio::post(pool_, [this, connection, question = std::move(question), tell = std::move(tell)] {
        std::optional<protocol::server::Advice> advice;
        try {
            advice = answer(question, lists_.find(question.list, question.seen.rules.alphabet()));
        } catch (const std::exception& problem) {
            log::error("a question could not be answered", {{"why", problem.what()}});
        }
        dismiss(connection);
        tell(std::move(advice));
    });
    return true;
}

void AnalysisPool::respell(engine::Lexicon list, engine::Alphabet alphabet,
                           std::function<void(engine::Lexicon)> tell) {
    asio::post(pool_, [this, list = std::move(list), alphabet = std::move(alphabet), tell = std::move(tell)] {
        try {
            tell(lists_.find(list, alphabet));
        } catch (const std::exception& problem) {
            log::error("a word list could not be spelt in other letters", {{"why", problem.what()}});
        }
    });
}

std::optional<Thought> AnalysisPool::solve(const Riddle& riddle) {
    for (const Riddle::Seat& seat : riddle.seats) {
        const engine::Rules& rules = seat.seen.rules;
        const engine::Lexicon known =
            seat.strength == engine::Strength::beginner ? common_part(riddle.list) : riddle.list;
        engine::ComputerPlayer player(rules, lists_.find(known, rules.alphabet()),
                                      lists_.find(riddle.list, rules.alphabet()), seat.strength);
        if (auto command = player.choose(seat.seen, riddle.seed)) return Thought{seat.seen.seat, *std::move(command)};
    }
    return std::nullopt;
}

engine::Lexicon AnalysisPool::common_part(const engine::Lexicon& list) {
    if (const auto found = common_parts_.find(list.hash()); found != common_parts_.end()) return found->second;
    if (!common_) common_ = read_common_words(common_folder_);
    return common_parts_.emplace(list.hash(), beginners_list(list, *common_)).first->second;
}

}  // namespace crisscross::server
