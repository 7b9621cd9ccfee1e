#include "engine/moves/generator.hpp"

#include "engine/moves/search.hpp"

namespace crisscross::engine {

Generator::Generator(Rules rules, Lexicon lexicon)
    : search_(std::make_unique<Search>(std::move(rules), std::move(lexicon))) {}
Generator::~Generator() = default;
Generator::Generator(Generator&&) noexcept = default;
Generator& Generator::operator=(Generator&&) noexcept = default;

bool Generator::for_each(const Situation& now, const Visitor& visit) {
    return search_->for_each(now, visit);
}

std::optional<Candidate> Generator::best(const Situation& now, const Objective& objective) {
    return search_->best(now, objective);
}

bool Generator::any(const Situation& now) {
    const auto enough = [](const Candidate&) { return false; };
    return !search_->for_each(now, enough, Field::Points::left_out);
}

}  // namespace crisscross::engine
