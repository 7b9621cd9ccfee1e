#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/lexicon/lexicon.hpp"

namespace crisscross::server {

/// A file of word lists that cannot be used.
struct LexiconStoreFault {
    std::filesystem::path file{};
    engine::LexiconFault fault{};
    bool operator==(const LexiconStoreFault&) const = default;
};

/// In one line: file, line and reason.
std::string sentence(const LexiconStoreFault& fault);

/// The text files of one word list in the host's folder: `NAME.txt`, `NAME.add.txt`, `NAME.remove.txt`.
struct HostList {
    std::string name{};  ///< as the file name spells it
    std::optional<std::filesystem::path> words{};
    std::optional<std::filesystem::path> additions{};
    std::optional<std::filesystem::path> exclusions{};
    bool operator==(const HostList&) const = default;
};

/// The lists of a folder by id, which is the name in small letters.
struct HostLists {
    std::map<std::string, HostList> lists{};
    std::vector<LexiconStoreFault> faults{};  ///< text files whose names cannot be used
};

/// A folder that does not exist has no lists.
HostLists find_host_lists(const std::filesystem::path& folder);

}  // namespace crisscross::server
