#include "server/picture/board_picture.hpp"

#include <algorithm>

#include "server/picture/canvas.hpp"
#include "server/picture/drawing.hpp"
#include "server/picture/painter.hpp"
#include "server/picture/png.hpp"

namespace crisscross::server {

namespace {

constexpr Colour paper = colour(0xf5f0e6);
constexpr double margin = 30;
constexpr int padding = 10;  // between the edge of the sheet and the cells
constexpr double side = link_card_size.height - 2 * margin;
constexpr int cell_alone = 40;  // the size of a cell, where the board is alone

// Where the cells of a board are.
class Cells {
public:
    Cells(double size, Point corner) : size_(size), left_(corner.x), top_(corner.y) {}

    /// The largest that fit, in the middle of a square.
    static Cells in_link_card(int rows, int columns) {
        const double size = (side - 2 * padding) / std::max(rows, columns);
        return {size, {margin + (side - size * columns) / 2, margin + (side - size * rows) / 2}};
    }
    static Cells alone() { return {cell_alone, {padding, padding}}; }

    double size() const { return size_; }
    Box card(int rows, int columns) const {
        return {left_ - padding, top_ - padding, size_ * columns + 2 * padding, size_ * rows + 2 * padding};
    }
    /// The cell without the gap around it.
    Box at(engine::Cell cell) const {
        const double gap = 0.05 * size_;
        return {left_ + size_ * cell.column + gap / 2, top_ + size_ * cell.row + gap / 2, size_ - gap, size_ - gap};
    }
    /// The corner below and to the right of a cell.
    Point corner(engine::Cell cell) const {
        return {left_ + size_ * (cell.column + 1), top_ + size_ * (cell.row + 1)};
    }

private:
    double size_, left_, top_;
};

void paint_cells(Painter& painter, const Cells& cells, const engine::Rules& rules, const engine::Premiums& premiums) {
    for (int row = 0; row < rules.rows(); ++row)
        for (int column = 0; column < rules.columns(); ++column) painter.empty_cell(cells.at({row, column}));
    const auto& opening = rules.ruleset().opening;
    for (const auto& [where, scope, factor] : premiums.all()) {
        if (where.size() > 1) continue;
        painter.premium_cell(cells.at(where.front()), scope, factor);
        if (!opening || opening->start != where.front()) painter.label(cells.at(where.front()), scope, factor);
    }
    if (opening) painter.star(cells.at(opening->start));
}

void paint_tiles(Painter& painter, const Cells& cells, const engine::Rules& rules, const engine::Board& board) {
    board.for_each([&](engine::Cell cell, engine::Square square) {
        const std::string letters = rules.spelling(engine::tile_of(square.letter));
        painter.tile(cells.at(cell), {letters, rules.value(square.tile()), square.is_blank});
    });
}

// Those that still count, in the corners between cells (X1).
void paint_corners(Painter& painter, const Cells& cells, const engine::Premiums& premiums) {
    for (int index = 0; index < static_cast<int>(premiums.all().size()); ++index) {
        const engine::Premium& premium = premiums.at(index);
        if (premium.cells.size() == 1 || premiums.is_spent(index)) continue;
        painter.corner_bonus(cells.corner(premium.cells.front()), cells.size(), premium.scope, premium.factor);
    }
}

// CRISS across and CROSS down, which share their second letter.
void paint_name(Painter& painter) {
    constexpr double size = 96;
    constexpr double left = margin + side + (link_card_size.width - margin - side - 5 * size) / 2;
    constexpr double top = (link_card_size.height - 5 * size) / 2;
    const auto place = [&](int row, int column) {
        return Box{left + column * size + 2, top + row * size + 2, size - 4, size - 4};
    };
    const auto value = [](char letter) { return letter == 'C' ? 3 : 1; };
    const std::string_view across = "CRISS", down = "CROSS";
    for (int step = 0; step < 5; ++step) {
        const auto letter = static_cast<std::size_t>(step);
        painter.tile(place(step, 1), {down.substr(letter, 1), value(down[letter])});
        painter.tile(place(1, step), {across.substr(letter, 1), value(across[letter])});
    }
}

void paint_picture(Surface& surface, PictureLayout layout, const Typeface& typeface, const engine::Rules& rules,
                   const engine::Board& board, const engine::Premiums& premiums) {
    Painter painter(surface, typeface);
    const bool is_alone = layout == PictureLayout::board_alone;
    const Cells cells = is_alone ? Cells::alone() : Cells::in_link_card(rules.rows(), rules.columns());
    painter.card(cells.card(rules.rows(), rules.columns()));
    paint_cells(painter, cells, rules, premiums);
    paint_tiles(painter, cells, rules, board);
    paint_corners(painter, cells, premiums);
    if (!is_alone) paint_name(painter);
}

}  // namespace

PictureSize picture_size(PictureLayout layout, const engine::Rules& rules) {
    if (layout == PictureLayout::link_card) return link_card_size;
    return {cell_alone * rules.columns() + 2 * padding, cell_alone * rules.rows() + 2 * padding};
}

std::string board_picture(PictureKind kind, const Typeface& typeface, const engine::Rules& rules,
                          const engine::Board& board, const engine::Premiums& premiums) {
    const PictureSize size = picture_size(kind.layout, rules);
    if (kind.format == PictureFormat::svg) {
        Drawing drawing(size.width, size.height, paper);
        paint_picture(drawing, kind.layout, typeface, rules, board, premiums);
        return drawing.svg();
    }
    Canvas canvas(size.width, size.height, paper);
    paint_picture(canvas, kind.layout, typeface, rules, board, premiums);
    return png(canvas);
}

}  // namespace crisscross::server
