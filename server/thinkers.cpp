#include "server/thinkers.hpp"

#include <algorithm>
#include <boost/asio/post.hpp>

#include "engine/computer/computer_player.hpp"
#include "engine/lexicon_builder.hpp"
#include "server/common_words.hpp"
#include "server/log.hpp"

namespace crisscross::server {

namespace {

// Each takes some six megabytes.
constexpr std::size_t most_made = 6;
// Computers that have to move wait behind them.
constexpr int most_questions = 16;

}  // namespace

Thinkers::~Thinkers() {
    pool_.stop();
    pool_.join();
}

void Thinkers::think(Riddle riddle, std::function<void(std::optional<Thought>)> tell) {
    boost::asio::post(pool_, [this, riddle = std::move(riddle), tell = std::move(tell)] {
        std::optional<Thought> thought;
        try {
            thought = solve(riddle);
        } catch (const std::exception& problem) {
            log::error("a computer player could not decide", {{"why", problem.what()}});
        }
        tell(std::move(thought));
    });
}

bool Thinkers::advise(Question question, std::function<void(std::optional<protocol::server::Advice>)> tell) {
    if (++questions_ > most_questions) return --questions_, false;
    boost::asio::post(pool_, [this, question = std::move(question), tell = std::move(tell)] {
        std::optional<protocol::server::Advice> advice;
        try {
            advice = answer(question, words(question.list, question.seen.rules.alphabet(), false));
        } catch (const std::exception& problem) {
            log::error("a question could not be answered", {{"why", problem.what()}});
        }
        --questions_;
        tell(std::move(advice));
    });
    return true;
}

std::optional<Thought> Thinkers::solve(const Riddle& riddle) {
    for (const Riddle::Seat& seat : riddle.seats) {
        const engine::Rules& rules = seat.seen.rules;
        const bool is_beginner = seat.strength == engine::Strength::beginner;
        const engine::Lexicon list = words(riddle.list, rules.alphabet(), false);
        engine::ComputerPlayer player(rules, words(riddle.list, rules.alphabet(), is_beginner), list, seat.strength);
        if (auto command = player.choose(seat.seen, riddle.seed)) return Thought{seat.seen.seat, *std::move(command)};
    }
    return std::nullopt;
}

const engine::Lexicon& Thinkers::words(const engine::Lexicon& list, const engine::Alphabet& alphabet,
                                       bool for_beginners) {
    if (!for_beginners && list.alphabet() == alphabet) return list;
    const auto found = std::ranges::find_if(made_, [&](const Made& made) {
        return made.hash == list.hash() && made.alphabet == alphabet && made.is_beginners == for_beginners;
    });
    if (found != made_.end()) {
        made_.splice(made_.begin(), made_, found);
        return made_.front().lexicon;
    }
    if (for_beginners && !common_) common_ = read_common_words(common_folder_);
    const engine::Lexicon known = for_beginners ? beginners_list(list, *common_) : list;
    made_.push_front({list.hash(), alphabet, for_beginners, engine::respelt(known, alphabet).value()});
    if (made_.size() > most_made) made_.pop_back();
    return made_.front().lexicon;
}

}  // namespace crisscross::server
