#pragma once

#include <memory>

#include "engine/moves/field.hpp"
#include "engine/moves/objective.hpp"

namespace crisscross::engine {

class Search;

/// Finds all plays of a rack whose words are all in a list, under any rules. Left out are plays over several lines
/// (`connected`) and, where anything is a word, those with other words than the list's. Makes its tables once and
/// allocates nothing for a play; not for several threads at once.
class Generator {
public:
    /// The lexicon's alphabet must be that of the rules (see `respelt`).
    Generator(Rules rules, Lexicon lexicon);
    ~Generator();
    Generator(Generator&&) noexcept;
    Generator& operator=(Generator&&) noexcept;

    /// Shows each play once, in no particular order; false if the visitor has stopped it.
    bool for_each(const Situation& now, const Visitor& visit);
    /// A play that is worth most, by its score unless something else is wished for; nothing if there is no play.
    /// Valid until something else is asked.
    std::optional<Candidate> best(const Situation& now, const Objective& objective = {});
    /// Whether there is any play.
    bool any(const Situation& now);

private:
    std::unique_ptr<Search> search_;
};

}  // namespace crisscross::engine
