#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace crisscross::server {

/// One form of a file: as it is, or compressed before (`br`, `gzip`).
struct Variant {
    std::string encoding{};  ///< as in Content-Encoding; empty for none
    std::string etag{};      ///< strong, with its quotes: the hash of the content
    std::string body{};
};

struct StaticFile {
    std::string_view content_type{};
    bool never_changes = false;       ///< its name has the hash of its content in it
    std::vector<Variant> variants{};  ///< smallest kind first, the plain one last

    /// The best variant that an Accept-Encoding header allows.
    const Variant& choose(std::string_view accept_encoding) const;
};

/// The web client, read into memory at the start: nothing outside its folder can ever be asked for.
class StaticFiles {
public:
    /// No files at all.
    StaticFiles() = default;
    /// Every file below `folder`; `name.br` and `name.gz` become variants of `name`. Throws
    /// `std::filesystem::filesystem_error`.
    explicit StaticFiles(const std::filesystem::path& folder);

    /// The file for the path of a URL, percent-encoded, without its query. A path whose last part has no dot is a
    /// place in the client and gives index.html. Null if there is none.
    const StaticFile* find(std::string_view path) const;
    bool empty() const { return files_.empty(); }
    /// Changes whenever any file changes: 8 hexadecimal digits.
    const std::string& fingerprint() const { return fingerprint_; }

private:
    std::map<std::string, StaticFile, std::less<>> files_;  // by path, beginning with a slash
    std::string fingerprint_ = "00000000";
};

}  // namespace crisscross::server
