#pragma once

#include <cstddef>
#include <list>
#include <memory>
#include <mutex>

#include "engine/computer/evaluator.hpp"

namespace crisscross::server {

/// The tables of generators and evaluators, made once for each pair of rules and list. The last ones to be used are
/// kept; others live as long as somebody uses them. Thread-safe.
class TableCache {
public:
    static constexpr std::size_t max_kept = 16;

    /// The list's alphabet must be that of the rules.
    std::shared_ptr<const engine::EvaluatorTables> find(const engine::Rules& rules, const engine::Lexicon& list);

private:
    std::mutex mutex_;
    std::list<std::shared_ptr<const engine::EvaluatorTables>> kept_;  // the one used last comes first
};

}  // namespace crisscross::server
