#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "server/lexicons/lexicon_store.hpp"
#include "server/sealing/upkeep_fault.hpp"

namespace crisscross::server {

struct ImportRequest {
    std::filesystem::path data{};
    LexiconPlaces lists{};
    std::vector<std::filesystem::path>
        files{};             ///< or folders, of which each .json and .gcg file is read; one may have many games
    std::string owner{};     ///< the name of their account
    std::string own_name{};  ///< the seat with this name is the owner's; empty if none is
};

struct ImportCount {
    std::size_t imported = 0;
    std::size_t known = 0;          ///< games that were imported before
    std::size_t refused = 0;        ///< games that are not right
    std::size_t unread = 0;         ///< files that cannot be read
    std::set<std::string> rooms{};  ///< the codes of those where the games are
    bool operator==(const ImportCount&) const = default;
};

/// Hears which files are refused, and why, and how far the import is: the files done so far, and all of them.
struct ImportListener {
    std::function<void(const std::filesystem::path& file, const std::string& why)> refused;
    std::function<void(std::size_t done, std::size_t files)> progress;
};

/// Imports games for somebody who has an account, one file after the other. A fault if a server is using the folder,
/// or if nobody has that account.
UpkeepResult<ImportCount> import_files(const ImportRequest& request, const ImportListener& listener);

}  // namespace crisscross::server
