#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "protocol/messages/host/host_messages.hpp"
#include "server/requests/complaint.hpp"

/// What a host changes about word lists from the host's page: the files `NAME.add.txt` and `NAME.remove.txt` of the
/// folder with the host's lists (docs/lexicon.md), which the next start of the server reads.
namespace crisscross::server {

/// A file with as many words gets no more.
inline constexpr std::size_t max_changed_words = 10'000;

/// A word of a list.
struct WordOfList {
    std::string list{};  ///< its id
    std::string word{};  ///< in capitals
    bool operator==(const WordOfList&) const = default;
};

/// What the files do to each of these words: add it, exclude it, or nothing. Files that cannot be used do nothing.
std::vector<std::optional<protocol::ListChange>> changes_of(const std::filesystem::path& folder,
                                                            const std::vector<WordOfList>& words);

/// Adds the word to the list, excludes it from the list, or takes that back. One line of a file is added or removed,
/// durably and in one step; all others stay as they are. Nothing happens if the files have it so already. Or why the
/// files stay as they are.
std::optional<Complaint> change_list(const std::filesystem::path& folder, const WordOfList& what,
                                     protocol::ListChange change);

}  // namespace crisscross::server
