#pragma once

#include <memory>

#include "engine/moves/budget.hpp"
#include "engine/moves/field.hpp"
#include "engine/moves/objective.hpp"

namespace crisscross::engine {

class Search;

/// Finds all plays of a rack whose words are all in a list, under any rules. Left out are plays over several lines
/// (`connected`) and, where anything is a word, plays with words that are not in the list. Allocates nothing for a
/// play. Not for several threads at once; each has its own generator, on the same tables.
class Generator {
public:
    explicit Generator(std::shared_ptr<const GeneratorTables> tables);
    /// With tables of its own. The lexicon's alphabet must be that of the rules (see `respelt`).
    Generator(Rules rules, Lexicon lexicon, Bounds bounds = Bounds::loose);
    ~Generator();
    Generator(Generator&&) noexcept;
    Generator& operator=(Generator&&) noexcept;

    /// Shows each play once, in no particular order; false if the visitor has stopped it, or the budget is spent.
    bool for_each(const Situation& now, const Visitor& visit, Budget& budget);
    bool for_each(const Situation& now, const Visitor& visit);
    /// A play with the highest equity, which is its score unless the objective says otherwise; nothing if there is no
    /// play. Valid until the generator is asked again.
    std::optional<Candidate> best(const Situation& now, const Objective& objective = {});
    /// Whether there is any play. If the budget is spent first, nobody knows, and the answer is true.
    bool any(const Situation& now, Budget& budget);
    bool any(const Situation& now);

private:
    std::unique_ptr<Search> search_;
};

}  // namespace crisscross::engine
