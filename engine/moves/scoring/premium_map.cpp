#include "engine/moves/scoring/premium_map.hpp"

namespace crisscross::engine {

void PremiumMap::prepare(const Premiums& premiums) {
    plain_ = true;
    touched_.every([this](Cell cell) {
        acting_[static_cast<std::size_t>(Grid::place_of(cell))] = {};
        return true;
    });
    touched_ = {};
    const auto all = premiums.all();
    for (std::size_t index = 0; index < all.size(); ++index) {
        if (premiums.is_spent(static_cast<int>(index))) continue;
        const Premium& premium = all[index];
        plain_ = plain_ && premium.cells.size() == 1;
        factors_.at(index) = static_cast<std::uint8_t>(premium.factor);
        for (const Cell cell : premium.cells) {
            touched_.add(cell);
            Acting& acting = acting_[static_cast<std::size_t>(Grid::place_of(cell))];
            if (premium.scope == Scope::letter) {
                acting.letter *= premium.factor;
            } else {
                acting.word *= premium.factor;
                acting.word_premiums.at(static_cast<std::size_t>(acting.word_count++)) =
                    static_cast<std::int16_t>(index);
            }
        }
    }
}

}  // namespace crisscross::engine
