#include <set>

#include "server/analysis/job_class.hpp"
#include "server/games/model/stage.hpp"
#include "server/history/game_summary.hpp"
#include "server/metrics/delivery_outcome.hpp"
#include "server/metrics/limit.hpp"
#include "server/metrics/outcome.hpp"
#include "server/options/configuration/given_values.hpp"
#include "server/options/entry_rule.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/names_each.hpp"

using namespace crisscross;
using namespace crisscross::server;

namespace {

template <class Enum>
void check_names() {
    constexpr auto& names = engine::Names<Enum>::all;
    static_assert(test::names_each<engine::Names<Enum>::all>(), "a value has no name");
    INFO(names.front().text);
    std::set<std::string_view> texts;
    for (const auto& name : names) {
        CHECK(texts.insert(name.text).second);
        CHECK(engine::name_of(name.value) == name.text);
    }
}

}  // namespace

TEST_CASE("each value of an enumeration of the server has one name, and each name one value") {
    check_names<DeliveryOutcome>();
    check_names<DeliveryTarget>();
    check_names<EntryRule>();
    check_names<JobClass>();
    check_names<Limit>();
    check_names<Origin::Kind>();
    check_names<Outcome>();
    check_names<Stage>();
    check_names<SummaryMove::Kind>();
}
