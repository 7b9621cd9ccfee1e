#include "engine/play/edit.hpp"

namespace crisscross::engine {

Cell cell_of(const Edit& edit) {
    return std::visit([](const auto& change) { return change.cell; }, edit);
}

Tile tile_of(const Edit& edit) {
    const Lay* lay = std::get_if<Lay>(&edit);
    return lay ? lay->tile : red_cross;
}

}  // namespace crisscross::engine
