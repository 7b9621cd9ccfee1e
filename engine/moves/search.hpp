#pragma once

#include <array>
#include <limits>
#include <memory>
#include <vector>

#include "engine/moves/budget.hpp"
#include "engine/moves/field.hpp"
#include "engine/moves/scoring/exact_score.hpp"
#include "engine/moves/scoring/score_bounds.hpp"
#include "engine/moves/walker.hpp"

namespace crisscross::engine {

/// Searches for the plays of one situation at a time, in memory that it keeps for the next.
class Search {
public:
    explicit Search(std::shared_ptr<const GeneratorTables> tables);
    Search(const Search&) = delete;
    Search& operator=(const Search&) = delete;

    /// Visits each play once; false if the visitor stopped the search or the budget was spent.
    bool for_each(const Situation& now, const Visitor& visit, Budget& budget,
                  Field::Points points = Field::Points::wanted);

    /// The play with the highest equity, or none; valid until the next search.
    std::optional<Candidate> best(const Situation& now, const Objective& objective);

    /// Called by a walk for each word that it finds on the strip.
    bool operator()(const Found& found);

private:
    /// A strip in one reading direction, with the bounds of its plays.
    struct BoundedStrip {
        Strip strip{};
        ScoreBounds bounds{};
    };
    /// An anchor of a bounded strip, with the bound of its plays.
    struct Start {
        int max = 0;
        std::int16_t bounded_strip = 0;
        std::int16_t anchor = 0;
    };
    /// The best play so far.
    struct Best {
        double equity = -std::numeric_limits<double>::infinity();
        std::optional<Candidate> play{};
        std::array<Lay, max_board_side> lays{};
        std::array<Lift, max_board_side> lifts{};

        void replace(const Candidate& candidate, double new_equity);
    };

    /// What only a search for the best play needs; made when it is first used.
    struct BestSearch {
        explicit BestSearch(const GeneratorTables& tables);

        HandWords hand_words;
        std::vector<BoundedStrip> bounded_strips;
        std::vector<Start> starts;
        Best best{};
    };

    void prepare(const Situation& now, const Visitor& visit, Budget& budget, Field::Points points);
    void add_starts(const HandSummary& summary, std::size_t index);
    void find_starts(const HandSummary& summary);
    void visit_starts();

    int min_laid() const;
    bool reads_forward(const Found& found) const;

    bool visit_words(const Line& line);
    bool visit_singles();
    bool visit_singles_at(int place);
    bool visit_named(int place, const Spot& spot, Axis axis);
    std::optional<Spot> with_run(Spot spot, int place, Axis axis);
    bool visit_letters(const Spot& spot, Axis axis, std::optional<Axis> named, std::optional<Axis> line);
    Axis longest_line(int place) const;

    bool visit_lifts();
    bool lift_more(const Line& line, int at);
    bool visit_lifted(const Line& line);
    bool visit_single_lifted(const Line& line, int place);
    bool is_first_line(Axis axis, int place) const;

    bool report(Candidate candidate, std::optional<Axis> line);
    bool has_to_be_checked(const Candidate& candidate) const;
    bool is_judged(Axis axis) const;

    std::shared_ptr<const GeneratorTables> tables_;
    const Rules& rules_ = tables_->rules;
    const Lexicon& lexicon_ = tables_->lexicon;
    Field field_{*tables_};
    ExactScore exact_score_{rules_, lexicon_, field_.grid(), field_.premiums()};
    Strip own_strip_;
    const Strip* strip_ = &own_strip_;          ///< the strip of the current walk
    std::array<Lift, max_board_side> lifts_{};  ///< the tiles that are crossed out at present
    std::size_t lift_count_ = 0;
    std::unique_ptr<BestSearch> best_;
    bool in_one_piece_ = true;  ///< whether the board is connected
    long board_check_ = 1;      ///< the steps of looking at the whole board
    Budget* budget_ = nullptr;
    const Situation* now_ = nullptr;
    const Visitor* visit_ = nullptr;
};

}  // namespace crisscross::engine
