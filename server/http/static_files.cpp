#include "server/http/static_files.hpp"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <optional>
#include <utility>

#include "protocol/trimmed.hpp"

namespace crisscross::server {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view start_page = "/index.html";
constexpr std::string_view page_of_room = "/room.html";
constexpr std::string_view page_of_review = "/review.html";

/// The media type of a file by the end of its name.
std::string_view content_type(std::string_view file_name) {
    using namespace std::string_view_literals;
    static constexpr std::array types{
        std::pair{".html"sv, "text/html; charset=utf-8"sv},
        std::pair{".js"sv, "text/javascript; charset=utf-8"sv},
        std::pair{".css"sv, "text/css; charset=utf-8"sv},
        std::pair{".json"sv, "application/json"sv},
        std::pair{".webmanifest"sv, "application/manifest+json"sv},
        std::pair{".svg"sv, "image/svg+xml"sv},
        std::pair{".png"sv, "image/png"sv},
        std::pair{".jpg"sv, "image/jpeg"sv},
        std::pair{".webp"sv, "image/webp"sv},
        std::pair{".ico"sv, "image/vnd.microsoft.icon"sv},
        std::pair{".woff2"sv, "font/woff2"sv},
        std::pair{".woff"sv, "font/woff"sv},
        std::pair{".mp3"sv, "audio/mpeg"sv},
        std::pair{".ogg"sv, "audio/ogg"sv},
        std::pair{".wav"sv, "audio/wav"sv},
        std::pair{".txt"sv, "text/plain; charset=utf-8"sv},
        std::pair{".map"sv, "application/json"sv},
    };
    for (const auto& [ending, type] : types)
        if (file_name.ends_with(ending)) return type;
    return "application/octet-stream";
}

struct Suffix {
    std::string_view ending, encoding;
};
constexpr std::array compressed{Suffix{".br", "br"}, Suffix{".gz", "gzip"}};

std::string hex_hash(std::string_view content) {
    std::array<unsigned char, 16> hash{};
    crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(content.data()),
                       content.size(), nullptr, 0);
    std::string text(2 * hash.size() + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), hash.data(), hash.size());
    text.pop_back();
    return text;
}

std::string read_file(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    std::string content{std::istreambuf_iterator<char>(stream), {}};
    if (!stream.is_open() || stream.bad())
        throw fs::filesystem_error("cannot be read", file, std::make_error_code(std::errc::io_error));
    return content;
}

Variant make_variant(std::string_view encoding, std::string body) {
    std::string etag = etag_of(body);
    return {std::string(encoding), std::move(etag), std::move(body)};
}

void move_addresses(StaticFile& page, std::string_view base_path) {
    constexpr std::string_view beginning = "=\"/";
    std::string body = std::move(page.variants.back().body);
    for (auto at = body.find(beginning); at != body.npos; at = body.find(beginning, at + base_path.size()))
        body.insert(at += beginning.size() - 1, base_path);
    page.variants.assign(1, make_variant("", std::move(body)));
}

bool is_variant(const std::string& path) {
    return std::ranges::any_of(compressed, [&](Suffix suffix) { return path.ends_with(suffix.ending); });
}

StaticFile read_with_variants(const fs::path& file, const std::string& path) {
    StaticFile made{.content_type = content_type(path), .never_changes = path.starts_with("/assets/")};
    for (const auto& [ending, encoding] : compressed) {
        const fs::path variant = file.string() + std::string(ending);
        if (fs::is_regular_file(variant)) made.variants.push_back(make_variant(encoding, read_file(variant)));
    }
    made.variants.push_back(make_variant("", read_file(file)));
    return made;
}

std::optional<std::string> percent_decoded(std::string_view path) {
    std::string text;
    for (std::size_t at = 0; at < path.size(); ++at) {
        if (path[at] != '%') {
            text.push_back(path[at]);
            continue;
        }
        unsigned char byte = 0;
        std::size_t length = 0;
        if (at + 2 >= path.size()) return std::nullopt;
        if (sodium_hex2bin(&byte, 1, path.data() + at + 1, 2, nullptr, &length, nullptr) != 0 || length != 1)
            return std::nullopt;
        text.push_back(static_cast<char>(byte));
        at += 2;
    }
    return text;
}

bool has_weight_zero(std::string_view parameters) {
    const auto weight = parameters.find("q=");
    return weight != std::string_view::npos &&
           parameters.find_first_of("123456789", weight) == std::string_view::npos;
}

bool accepts(std::string_view header, std::string_view encoding) {
    while (!header.empty()) {
        const std::string_view item = header.substr(0, header.find(','));
        header.remove_prefix(std::min(header.size(), item.size() + 1));
        const auto semicolon = std::min(item.find(';'), item.size());
        if (protocol::trimmed(item.substr(0, semicolon)) == encoding) return !has_weight_zero(item.substr(semicolon));
    }
    return false;
}

}  // namespace

std::string etag_of(std::string_view content) {
    return '"' + hex_hash(content) + '"';
}

const Variant& StaticFile::choose(std::string_view accept_encoding) const {
    for (const Variant& variant : variants)
        if (!variant.encoding.empty() && accepts(accept_encoding, variant.encoding)) return variant;
    return variants.back();
}

StaticFiles::StaticFiles(const fs::path& folder, std::string_view base_path) {
    std::string digest;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        const std::string path = '/' + entry.path().lexically_relative(folder).generic_string();
        if (entry.is_regular_file() && !is_variant(path)) files_[path] = read_with_variants(entry.path(), path);
    }
    for (const std::string_view name : {start_page, page_of_room, page_of_review})
        if (const auto page = files_.find(name); page != files_.end() && !base_path.empty())
            move_addresses(page->second, base_path);
    for (const auto& [path, file] : files_) digest += path + file.variants.back().etag;
    fingerprint_ = hex_hash(digest).substr(0, 8);
}

const StaticFile* StaticFiles::find(std::string_view path) const {
    const auto decoded = percent_decoded(path);
    if (!decoded) return nullptr;
    const auto found = files_.find(*decoded);
    if (found != files_.end()) return &found->second;
    const auto last_part = std::string_view(*decoded).substr(decoded->rfind('/') + 1);
    if (last_part.find('.') != std::string_view::npos) return nullptr;
    return decoded->starts_with("/r/") ? room_page() : page(start_page);
}

const StaticFile* StaticFiles::room_page() const {
    const StaticFile* room = page(page_of_room);
    return room ? room : page(start_page);
}

const StaticFile* StaticFiles::review_page() const {
    const StaticFile* review = page(page_of_review);
    return review ? review : room_page();
}

const StaticFile* StaticFiles::page(std::string_view name) const {
    const auto found = files_.find(name);
    return found == files_.end() ? nullptr : &found->second;
}

const StaticFile* StaticFiles::find_asset(std::string_view name, std::string_view ending) const {
    const std::string beginning = "/assets/" + std::string(name) + '-';
    for (auto found = files_.lower_bound(beginning); found != files_.end(); ++found) {
        if (!found->first.starts_with(beginning)) break;
        if (found->first.ends_with(ending)) return &found->second;
    }
    return nullptr;
}

}  // namespace crisscross::server
