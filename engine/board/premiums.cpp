#include "engine/board/premiums.hpp"

#include <algorithm>

namespace crisscross::engine {

Premiums::Premiums(int rows, int columns, std::vector<Premium> premiums) : spent_(premiums.size()) {
    auto table = std::make_shared<Table>(Table{rows, columns, std::move(premiums), {}});
    table->by_cell.resize(static_cast<std::size_t>(rows * columns));
    for (int index = 0; index < static_cast<int>(table->premiums.size()); ++index)
        for (const Cell cell : table->premiums[static_cast<std::size_t>(index)].cells)
            table->by_cell.at(static_cast<std::size_t>(cell.row * columns + cell.column)).push_back(index);
    table_ = std::move(table);
}

std::span<const int> Premiums::over(Cell cell) const {
    return table_->by_cell.at(static_cast<std::size_t>(cell.row * table_->columns + cell.column));
}

std::vector<int> Premiums::acting_on(Cell cell) const {
    std::vector<int> acting;
    for (const int index : over(cell))
        if (!spent_[static_cast<std::size_t>(index)]) acting.push_back(index);
    return acting;
}

std::span<const Premium> Premiums::all() const {
    return table_ ? std::span<const Premium>(table_->premiums) : std::span<const Premium>();
}

void Premiums::spend(Cell cell) {
    for (const int index : over(cell)) spent_[static_cast<std::size_t>(index)] = true;
}

void Premiums::add(const std::vector<Premium>& more) {
    std::vector<Premium> premiums = table_->premiums;
    premiums.insert(premiums.end(), more.begin(), more.end());
    auto spent = std::move(spent_);
    *this = Premiums(table_->rows, table_->columns, std::move(premiums));
    std::copy(spent.begin(), spent.end(), spent_.begin());
}

bool Premiums::operator==(const Premiums& other) const {
    return spent_ == other.spent_ && std::ranges::equal(all(), other.all());
}

}  // namespace crisscross::engine
