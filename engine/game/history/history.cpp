#include "engine/game/history/history.hpp"

#include <algorithm>

#include "engine/game/decide.hpp"
#include "engine/game/evolve.hpp"
#include "engine/game/fit.hpp"
#include "engine/game/history/fault_list.hpp"
#include "engine/game/history/likely_commands.hpp"
#include "engine/lexicon/lexicon_builder.hpp"

namespace crisscross::engine {

namespace {

/// A list of these words, and of one that is too long for any board, because no list is empty.
Lexicon list_of(const Rules& rules, std::vector<Word> words) {
    words.emplace_back(static_cast<std::size_t>(max_board_side) + 1, Letter{0});
    std::ranges::sort(words);
    return build_lexicon("", rules.alphabet(), words).value();
}

/// What differs between two events of one kind.
struct Difference {
    const Event& right;

    Deviation operator()(const Drew&) const { return Deviation::wrong_tiles; }
    Deviation operator()(const Exchanged&) const { return Deviation::wrong_tiles; }
    Deviation operator()(const Withdrawn& event) const {
        return event.rack == std::get<Withdrawn>(right).rack ? Deviation::wrong_score : Deviation::wrong_tiles;
    }
    Deviation operator()(const Played& event) const {
        return event.score == std::get<Played>(right).score ? Deviation::unlike_rules : Deviation::wrong_score;
    }
    Deviation operator()(const Ended& event) const {
        const Ended& ended = std::get<Ended>(right);
        if (event.seed != ended.seed) return Deviation::wrong_seed;
        return event.reason == ended.reason ? Deviation::wrong_settlement : Deviation::unlike_rules;
    }
    template <class Other>
    Deviation operator()(const Other&) const {
        return Deviation::unlike_rules;
    }
};

Deviation difference(const Event& event, const Event& right) {
    return event.index() == right.index() ? std::visit(Difference{right}, event) : Deviation::wrong_event;
}

/// The first move of a turn closes the window of the play before it; something must follow.
bool begins_move(const Event& event) {
    const auto* closed = std::get_if<WindowClosed>(&event);
    return closed && closed->reason == Closing::next_turn;
}

/// What a command would lead to, and how many of its events are as they came.
struct Decided {
    std::vector<Event> events{};
    std::size_t alike = 0;
};

class HistoryWalk {
public:
    HistoryWalk(const HistoryOrigin& origin, std::span<const Event> events, std::size_t max_faults)
        : origin_(origin),
          chance_(origin.seed),
          events_(events),
          faults_(max_faults),
          no_words_(list_of(origin.rules, {})),
          game_(new_game(origin.rules)) {}

    HistoryCheck run() {
        open();
        while (!faults_.is_closed() && next_ < events_.size()) step();
        return {std::move(game_), faults_.release()};
    }

private:
    void open() {
        const auto* began = events_.empty() ? nullptr : std::get_if<Began>(&events_.front());
        if (!began) return faults_.add_last({0, Deviation::no_beginning});
        const Ruleset& ruleset = origin_.rules.ruleset();
        const auto seats = static_cast<int>(origin_.levels.size());
        if (began->seat_count != seats || seats < ruleset.least_seats || seats > ruleset.most_seats)
            return faults_.add_last({0, Deviation::wrong_seats});
        if (began->seed_hash != hash_of(origin_.seed)) return faults_.add_last({0, Deviation::wrong_seed_hash});
        if (began->lexicon_hash != origin_.list) faults_.add({0, Deviation::wrong_list});
        auto opening = begin(origin_.rules, began->lexicon_hash, chance_, origin_.levels);
        follow(std::move(opening), Deviation::wrong_opening);
    }

    void step() {
        const auto rest = events_.subspan(next_);
        if (game_.over()) return faults_.add_last({next_, Deviation::wrong_event});
        if (rest.size() == 1 && begins_move(rest.front()))
            return faults_.add_last({events_.size(), Deviation::cut_off});
        std::optional<Refusal> refusal;
        auto decided = best(rest, refusal);
        if (decided.events.empty())
            return faults_.add_last({next_ + naming_event(rest), Deviation::not_permitted, std::move(refusal), {}});
        follow(std::move(decided.events), std::nullopt);
    }

    /// The command that explains most of the events that came.
    Decided best(std::span<const Event> rest, std::optional<Refusal>& refusal) const {
        Decided found;
        for (const SeatCommand& one : likely_commands(game_, rest))
            for (const auto& words : likely_words(game_, rest)) {
                const Lexicon list = words.empty() ? no_words_ : list_of(origin_.rules, words);
                auto events = decide(list, game_, chance_, one.seat, one.command);
                if (!events && !refusal) refusal = events.error();
                if (!events) continue;
                const auto [came, right] = std::ranges::mismatch(rest, *events);
                const auto alike = static_cast<std::size_t>(right - events->begin());
                const bool is_all = alike == events->size();
                if (found.events.empty() || alike > found.alike || is_all) found = {*std::move(events), alike};
                if (is_all) return found;
            }
        return found;
    }

    /// Folds the right events and notes where those that came differ. `unlike`: what to call a difference.
    void follow(std::vector<Event> right, std::optional<Deviation> unlike) {
        for (Event& event : right) {
            if (next_ == events_.size()) return faults_.add_last({next_, Deviation::cut_off, {}, event});
            const Event& came = events_[next_];
            const bool is_same_kind = came.index() == event.index();
            if (came != event && !is_same_kind)
                return faults_.add_last({next_, unlike.value_or(Deviation::wrong_event), {}, event});
            if (came != event) faults_.add({next_, unlike.value_or(difference(came, event)), {}, event});
            if (faults_.is_closed()) return;
            if (check_fit(game_, event))
                return faults_.add_last({next_, Deviation::not_permitted});  // a score beyond limits
            game_ = evolve(std::move(game_), event);
            ++next_;
        }
    }

    const HistoryOrigin& origin_;
    Chance chance_;
    std::span<const Event> events_;
    FaultList faults_;
    Lexicon no_words_;
    Game game_;
    std::size_t next_ = 0;
};

}  // namespace

HistoryCheck check_history(const HistoryOrigin& origin, std::span<const Event> events, std::size_t max_faults) {
    return HistoryWalk(origin, events, max_faults).run();
}

}  // namespace crisscross::engine
