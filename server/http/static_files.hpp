#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace crisscross::server {

/// One form of a file: plain, or compressed in advance (`br`, `gzip`).
struct Variant {
    std::string encoding{};  ///< as in Content-Encoding; empty for none
    std::string etag{};      ///< strong, with its quotes: a hash of the content
    std::string body{};
};

struct StaticFile {
    std::string_view content_type{};
    bool never_changes = false;       ///< its name contains a hash of its content
    std::vector<Variant> variants{};  ///< best compression first, the plain one last

    /// The best variant that an Accept-Encoding header allows.
    const Variant& choose(std::string_view accept_encoding) const;
};

/// The ETag of a content: strong, with its quotes.
std::string etag_of(std::string_view content);

/// The web client, read into memory at the start, so that nothing outside its folder can ever be requested.
class StaticFiles {
public:
    /// No files at all.
    StaticFiles() = default;
    /// Every file below `folder`; `name.br` and `name.gz` become variants of `name`. If the page is not at the root,
    /// index.html, room.html and review.html get the base path before every address in them that begins with a slash;
    /// they then have no variants.
    /// Throws `std::filesystem::filesystem_error`.
    explicit StaticFiles(const std::filesystem::path& folder, std::string_view base_path = {});

    /// The file for the percent-encoded path of a URL, without a query. If its last part has no dot, it is a page of
    /// the client and gets index.html, or room.html below /r/ if there is one. Null if there is no such file.
    const StaticFile* find(std::string_view path) const;
    /// The page for a room: room.html, or index.html if there is none.
    const StaticFile* room_page() const;
    /// The page for a room whose game is over: review.html, or that for a room.
    const StaticFile* review_page() const;
    /// The file below /assets/ with this name, before the hash, and this ending. Null if there is none.
    const StaticFile* find_asset(std::string_view name, std::string_view ending) const;
    bool empty() const { return files_.empty(); }
    /// Changes whenever any file changes: 8 hexadecimal digits.
    const std::string& fingerprint() const { return fingerprint_; }

private:
    const StaticFile* page(std::string_view name) const;

    std::map<std::string, StaticFile, std::less<>> files_;  // by path, beginning with a slash
    std::string fingerprint_ = "00000000";
};

}  // namespace crisscross::server
