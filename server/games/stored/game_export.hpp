#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "engine/result.hpp"
#include "protocol/games/annotations.hpp"
#include "protocol/stored/game_text.hpp"
#include "storage/games/game.hpp"

namespace crisscross::server {

/// `json`: everything, as in docs/export.md; `gcg`: an annotated game.
enum class GameFormat : std::uint8_t { json, gcg };

/// A file for somebody to keep.
struct GameDownload {
    std::string name{};  ///< of the file: `CODE-NUMBER.json` or `CODE-NUMBER.gcg`
    std::string type{};  ///< its media type
    std::string body{};
    bool operator==(const GameDownload&) const = default;
};

/// Why nobody gets a file of a game.
struct NoDownload {
    enum class Reason : std::uint8_t {
        no_such_game,    ///< it is damaged
        not_over,        ///< it would show racks and the seed
        not_expressible  ///< GCG has no way to express it; `why` says what
    };
    Reason reason = Reason::no_such_game;
    std::string why{};   ///< a sentence without its first capital and its full stop
    std::string code{};  ///< of what GCG cannot express, as in `protocol::gcg::NotExpressible`
    bool operator==(const NoDownload&) const = default;
};
[[noreturn]] void throw_exception_from_error(const NoDownload& refused, const boost::source_location&);

/// The whole game as it is stored, with the numbers of its players and the seed.
protocol::ExportedGame exported_game(const storage::StoredGame& stored);

/// A finished game as a file for somebody who may see it, without the numbers of players, and with the notes that
/// they may read; GCG has their lines in words.
engine::Result<GameDownload, NoDownload> export_for_viewer(const storage::StoredGame& stored, GameFormat format,
                                                           std::span<const protocol::NoteToExport> notes = {});

}  // namespace crisscross::server
