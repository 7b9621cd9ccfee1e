#pragma once

#include <cstddef>
#include <list>
#include <memory>
#include <mutex>

#include "engine/computer/evaluator.hpp"

namespace crisscross::server {

/// The tables of generators and evaluators, made once for the same rules and the same list. Those used last are kept;
/// whoever uses others keeps them alive. May be asked from several threads.
class TableCache {
public:
    static constexpr std::size_t most_kept = 16;

    /// The list's alphabet must be that of the rules.
    std::shared_ptr<const engine::EvaluatorTables> find(const engine::Rules& rules, const engine::Lexicon& list);

private:
    std::mutex mutex_;
    std::list<std::shared_ptr<const engine::EvaluatorTables>> kept_;  // the tables used last first
};

}  // namespace crisscross::server
