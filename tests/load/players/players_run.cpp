#include "tests/load/players/players_run.hpp"

#include "engine/catalogue/settings.hpp"
#include "tests/support/engine/lexicon_from_disk.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/engine/texts.hpp"

namespace crisscross::load {

namespace {

engine::Lexicon lexicon_for(const Options& options) {
    if (options.lexicon.empty()) return test::lexicon_of(test::short_words());
    return test::lexicon_from_disk(options.lexicon).value();
}

engine::Rules load_rules() {
    return engine::resolve({.system = "classic", .knobs = {{"ruling", "void"}}}).value();
}

}  // namespace

Knowledge::Knowledge(const Options& options)
    : lexicon(lexicon_for(options)), rules(load_rules()), generator(rules, lexicon) {}

PlayersRun::PlayersRun(ServerProcess& server, Knowledge& knowledge, const Options& options, int rooms)
    : run_(server, options), setting_{run_.context(),      server.port(), knowledge.rules,
                                      knowledge.generator, options,       run_.tally()} {
    for (int room = 0; room < rooms; ++room) {
        auto group = std::make_unique<FourPlayers>(setting_);
        groups_.push_back(group.get());
        run_.add(std::move(group));
    }
}

std::vector<std::string> PlayersRun::codes() const {
    std::vector<std::string> codes;
    for (const FourPlayers* group : groups_) codes.push_back(group->code());
    return codes;
}

}  // namespace crisscross::load
