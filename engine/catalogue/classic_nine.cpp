#include "engine/catalogue/catalogue.hpp"

namespace crisscross::engine::catalogue {

/// N1, N2: racks of nine, 50 points for seven, eight or nine tiles.
Ruleset classic_nine() {
    Ruleset rules = classic();
    rules.id = "classic-nine";
    rules.rack_size = 9;
    return rules;
}

}  // namespace crisscross::engine::catalogue
