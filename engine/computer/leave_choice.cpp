#include <tuple>

#include "engine/catalogue/catalogue.hpp"
#include "engine/computer/leave_table.hpp"

namespace crisscross::engine {

namespace {

/// The knobs that affect the value of a leave: what can be laid where, and for how many points.
auto what_matters(const Ruleset& rules) {
    return std::tie(rules.board, rules.corners, rules.premium_use, rules.tile_set, rules.rack_size, rules.placed,
                    rules.judged, rules.layout, rules.contact, rules.word_source, rules.reading, rules.duplicates,
                    rules.counted, rules.scoring, rules.bingo, rules.exchange);
}

}  // namespace

LeaveTable leave_table(const Rules& rules) {
    for (const SystemLeaves& made : leaves_by_system())
        if (const auto system = catalogue::find(made.system);
            system && what_matters(*system) == what_matters(rules.ruleset()))
            return read_leave_table(rules, made.text).value();
    return guessed_leaves(rules);
}

}  // namespace crisscross::engine
