#pragma once

#include <memory>
#include <span>
#include <vector>

#include "engine/board/premium.hpp"

namespace crisscross::engine {

/// The premiums that lie on a board, found by cell, and which of them are used up. Copies share the table.
class Premiums {
public:
    Premiums() = default;
    Premiums(int rows, int columns, std::vector<Premium> premiums);

    /// Those that still act for a letter laid on `cell`, as indices for `at`.
    std::vector<int> acting_on(Cell cell) const;
    const Premium& at(int index) const { return table_->premiums.at(static_cast<std::size_t>(index)); }
    std::span<const Premium> all() const;
    bool is_spent(int index) const { return spent_.at(static_cast<std::size_t>(index)); }

    /// Uses up what lies over `cell`.
    void spend(Cell cell);
    /// Adds premiums, none of them used up.
    void add(const std::vector<Premium>& more);

    bool operator==(const Premiums& other) const;

private:
    struct Table {
        int rows = 0;
        int columns = 0;
        std::vector<Premium> premiums;
        std::vector<std::vector<int>> by_cell;  // row * columns + column
    };
    std::span<const int> over(Cell cell) const;

    std::shared_ptr<const Table> table_;
    std::vector<bool> spent_;
};

}  // namespace crisscross::engine
