#include "engine/moves/generator.hpp"

#include "engine/moves/search.hpp"

namespace crisscross::engine {

Generator::Generator(std::shared_ptr<const GeneratorTables> tables)
    : search_(std::make_unique<Search>(std::move(tables))) {}
Generator::Generator(Rules rules, Lexicon lexicon, Bounds bounds)
    : Generator(std::make_shared<const GeneratorTables>(std::move(rules), std::move(lexicon), bounds)) {}
Generator::~Generator() = default;
Generator::Generator(Generator&&) noexcept = default;
Generator& Generator::operator=(Generator&&) noexcept = default;

bool Generator::for_each(const Situation& now, const Visitor& visit, Budget& budget) {
    return search_->for_each(now, visit, budget);
}

bool Generator::for_each(const Situation& now, const Visitor& visit) {
    Budget unlimited;
    return for_each(now, visit, unlimited);
}

std::optional<Candidate> Generator::best(const Situation& now, const Objective& objective) {
    return search_->best(now, objective);
}

bool Generator::any(const Situation& now, Budget& budget) {
    const auto enough = [](const Candidate&) { return false; };
    return !search_->for_each(now, enough, budget, Field::Points::left_out);
}

bool Generator::any(const Situation& now) {
    Budget unlimited;
    return any(now, unlimited);
}

}  // namespace crisscross::engine
