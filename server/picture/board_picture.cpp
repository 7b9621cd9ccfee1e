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
constexpr double padding = 10;  // between the edge of the card and the cells
constexpr double side = board_picture_height - 2 * margin;

// Where the cells of a board are: the largest that fit, in the middle of a square.
class Cells {
public:
    Cells(int rows, int columns)
        : size_((side - 2 * padding) / std::max(rows, columns)),
          left_(margin + (side - size_ * columns) / 2),
          top_(margin + (side - size_ * rows) / 2) {}

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
    constexpr double left = margin + side + (board_picture_width - margin - side - 5 * size) / 2;
    constexpr double top = (board_picture_height - 5 * size) / 2;
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

void paint_picture(Surface& surface, const Typeface& typeface, const engine::Rules& rules, const engine::Board& board,
                   const engine::Premiums& premiums) {
    Painter painter(surface, typeface);
    const Cells cells(rules.rows(), rules.columns());
    painter.card(cells.card(rules.rows(), rules.columns()));
    paint_cells(painter, cells, rules, premiums);
    paint_tiles(painter, cells, rules, board);
    paint_corners(painter, cells, premiums);
    paint_name(painter);
}

}  // namespace

std::string board_picture(PictureFormat format, const Typeface& typeface, const engine::Rules& rules,
                          const engine::Board& board, const engine::Premiums& premiums) {
    if (format == PictureFormat::svg) {
        Drawing drawing(board_picture_width, board_picture_height, paper);
        paint_picture(drawing, typeface, rules, board, premiums);
        return drawing.svg();
    }
    Canvas canvas(board_picture_width, board_picture_height, paper);
    paint_picture(canvas, typeface, rules, board, premiums);
    return png(canvas);
}

}  // namespace crisscross::server
