#pragma once

#include <memory>

#include "engine/moves/budget.hpp"
#include "engine/moves/candidate.hpp"
#include "engine/moves/field.hpp"

namespace crisscross::engine {

class Search;

/// Finds all plays of a rack whose words are all in a list, under any rules. It does not find plays over several
/// lines (`connected`) or, where anything is a word, plays with words outside the list. Allocates nothing per play.
/// Each thread needs a generator of its own; they can share tables.
class Generator {
public:
    explicit Generator(std::shared_ptr<const GeneratorTables> tables);
    /// Makes its own tables. The lexicon's alphabet must be that of the rules (see `respelt`).
    Generator(Rules rules, Lexicon lexicon, Bounds bounds = Bounds::loose);
    ~Generator();
    Generator(Generator&&) noexcept;
    Generator& operator=(Generator&&) noexcept;

    /// Visits each play once, in no particular order; false if the visitor stopped the search or the budget was
    /// spent.
    bool for_each(const Situation& now, const Visitor& visit, Budget& budget);
    bool for_each(const Situation& now, const Visitor& visit);
    /// A play with the highest equity, which is its score unless the objective says otherwise; nothing if there is no
    /// play. Valid until the generator is used again.
    std::optional<Candidate> best(const Situation& now, const Objective& objective = {});
    /// Whether there is any play. True, too, if the budget is spent before one is found.
    bool any(const Situation& now, Budget& budget);
    bool any(const Situation& now);

private:
    std::unique_ptr<Search> search_;
};

}  // namespace crisscross::engine
