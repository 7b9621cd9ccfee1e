#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/requests/complaint.hpp"
#include "server/time/moment.hpp"
#include "storage/imports/import.hpp"

namespace crisscross::server {

class LexiconStore;

/// Somebody who imports a game.
struct ImportOwner {
    storage::PlayerId owner = 0;
    std::string own_name{};  ///< the seat with this name is the owner's; empty if none is
    Moment now = 0;
};

/// The name of the room in which somebody's imported games are. The page shows it in the reader's language.
inline constexpr const char* imports_room_name = "Imported games";

/// A longer file is not read: 4 MiB, or 1 MiB of GCG.
inline constexpr std::size_t max_import_bytes = std::size_t{4} << 20;

/// Reads a game file, or an annotated game (GCG), checks all of it and makes what the store keeps, without a room.
/// BAD_GAME_FILE with a JSON pointer as its field, BAD_RECORD with `line N`, GAME_NOT_OVER. Takes bounded time and
/// memory, whatever the text is.
Answer<storage::NewImport> read_import(std::string_view text, const ImportOwner& by, const LexiconStore& lexicons);

}  // namespace crisscross::server
