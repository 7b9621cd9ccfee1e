#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/board/board.hpp"
#include "engine/lexicon/lexicon.hpp"
#include "engine/play/edit.hpp"
#include "engine/rules/rules.hpp"

/// Positions as text: boards are drawn, racks and words are spelt. Capitals are tiles, small letters are blanks.
namespace crisscross::test {

/// The rules of Classic.
const engine::Rules& classic();

/// A lexicon of these words.
engine::Lexicon lexicon_of(const std::vector<std::string>& words);

/// Tiles from a text, in which `?` is a blank.
engine::TileCounts tiles(std::string_view spelt);
std::string spelt(const engine::TileCounts& tiles);

engine::Word word(std::string_view capitals);

/// The rules of a system in the catalogue.
engine::Rules system_rules(std::string_view id);

/// Tiles by their spellings, for sets with digraphs: "TH", "?", "#".
engine::TileCounts tiles(const engine::Rules& rules, const std::vector<std::string>& spellings);

/// Tiles laid from `start` along `axis`: "TH" is a tile, "?S" a blank shown as S, "." a cell that already has a tile,
/// "#" a red-crossed tile, and "#A" a red-crossed tile with an A laid in its place.
engine::Edits lay(const engine::Rules& rules, std::string_view start, engine::Axis axis,
                  const std::vector<std::string>& spellings);

/// A board drawn in rows from the top, in which `.` is empty. Rows that are left out are empty.
engine::Board board(const std::vector<std::string>& rows);
std::vector<std::string> drawn(const engine::Board& board);

/// The cell with a name like H8: a column letter and a row number from 1.
engine::Cell cell(std::string_view name);

/// Tiles laid from `start` along `axis`; `.` skips a cell that already has a tile.
engine::Edits lay(std::string_view start, engine::Axis axis, std::string_view letters);
engine::Edits across(std::string_view start, std::string_view letters);
engine::Edits down(std::string_view start, std::string_view letters);

}  // namespace crisscross::test
