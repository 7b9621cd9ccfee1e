#include "storage/imports/import.hpp"

#include "storage/games/packed_journal.hpp"
#include "storage/games/packed_text.hpp"

namespace crisscross::storage {

namespace {

/// About what searches keep of an event, which they do not pack.
constexpr std::size_t bytes_per_entry = 64;

}  // namespace

void pack_into(NewImport& game, const std::vector<JournalEntry>& entries,
               const std::optional<std::string>& annotations) {
    game.journal = pack(entries);
    game.first_version = entries.front().version;
    game.last_version = entries.back().version;
    if (annotations) game.annotations = pack_text(*annotations);
    game.bytes = static_cast<std::int64_t>(game.setup.rules.size() + game.journal.size() +
                                           (game.annotations ? game.annotations->size() : 0) +
                                           entries.size() * bytes_per_entry);
}

}  // namespace crisscross::storage
