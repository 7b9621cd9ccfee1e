#include "server/backups/kept_lists.hpp"

#include <sodium/crypto_hash_sha256.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "engine/lexicon/lexicon.hpp"
#include "engine/lexicon/word_list.hpp"
#include "protocol/hex.hpp"
#include "server/files/whole_file.hpp"
#include "server/log/log.hpp"
#include "server/sealing/private_file.hpp"

namespace crisscross::server {

namespace fs = std::filesystem;
using storage::KeptFile;

namespace {

constexpr std::string_view compiled = "compiled/";
/// The default list takes less than a hundredth of this; SQLite could not hold more than 1,000 MB.
constexpr std::uintmax_t max_bytes = 256 * 1024 * 1024;

std::array<std::uint8_t, 32> hash_bytes(const std::string& bytes) {
    std::array<std::uint8_t, 32> hash{};
    crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
    return hash;
}

UpkeepFault unreadable(const fs::path& path, const std::string& why) {
    return {path.string() + " cannot be read: " + why, UpkeepCause::unreadable_file};
}

bool is_compiled(const KeptFile& file) {
    return file.name.starts_with(compiled);
}

/// Whether a compiled list has the words that its name promises.
bool has_its_words(const KeptFile& file) {
    const auto* start = reinterpret_cast<const std::byte*>(file.bytes.data());
    const auto lexicon = engine::Lexicon::from_bytes(std::vector<std::byte>(start, start + file.bytes.size()));
    return lexicon && kept_name(lexicon->hash()) == file.name &&
           engine::hash_of(lexicon->alphabet(), words_of(*lexicon)) == lexicon->hash();
}

/// Whether a backup with this list could be restored. The games are worth a backup without it, too.
bool can_be_kept(const KeptFile& list, const fs::path& path) {
    if (!is_compiled(list) || has_its_words(list)) return true;
    log::error("word list left out of the backup",
               {{"file", path.string()}, {"why", "it does not have the words that its name promises"}});
    return false;
}

/// Adds the regular files of a folder whose names end like this. Drafts of files that are just being written end
/// otherwise.
std::optional<UpkeepFault> add_files(std::vector<KeptFile>& lists, const fs::path& folder, std::string_view prefix,
                                     std::string_view ending) {
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(folder, error)) {
        const std::string name = entry.path().filename();
        if (!entry.is_regular_file() || !name.ends_with(ending)) continue;
        if (entry.file_size() > max_bytes)
            return UpkeepFault{entry.path().string() + " is too long for a backup", UpkeepCause::long_list};
        auto bytes = read_whole(entry.path());
        if (!bytes) return unreadable(entry.path(), std::strerror(errno));
        const auto hash = hash_bytes(*bytes);
        KeptFile list{std::string(prefix) + name, hash, *std::move(bytes)};
        if (can_be_kept(list, entry.path())) lists.push_back(std::move(list));
    }
    if (error && error != std::errc::no_such_file_or_directory) return unreadable(folder, error.message());
    return std::nullopt;
}

bool is_file_name(std::string_view name) {
    return !name.empty() && name != "." && name != ".." && name.size() < 256 &&
           name.find_first_of(std::string_view("/\0", 2)) == std::string_view::npos;
}

bool has_fitting_name(const KeptFile& file) {
    if (is_compiled(file)) return is_file_name(file.name.substr(compiled.size())) && file.name.ends_with(".lexicon");
    return is_file_name(file.name) && file.name.ends_with(".txt");
}

}  // namespace

std::string kept_name(const std::array<std::uint8_t, 32>& hash) {
    return std::string(compiled) + protocol::to_hex(hash) + ".lexicon";
}

UpkeepResult<std::vector<KeptFile>> read_kept_lists(const fs::path& lexicons) {
    std::vector<KeptFile> lists;
    if (const auto fault = add_files(lists, lexicons, "", ".txt")) return *fault;
    if (const auto fault = add_files(lists, lexicons / "compiled", compiled, ".lexicon")) return *fault;
    std::ranges::sort(lists, {}, &KeptFile::name);
    return lists;
}

std::optional<UpkeepFault> check_kept_lists(const std::vector<KeptFile>& lists) {
    for (const KeptFile& file : lists) {
        if (!has_fitting_name(file)) return UpkeepFault{"the backup has a word list with a name that cannot be used"};
        if (hash_bytes(file.bytes) != file.hash || (is_compiled(file) && !has_its_words(file)))
            return UpkeepFault{"the word list " + file.name + " in the backup is damaged"};
    }
    return std::nullopt;
}

std::optional<UpkeepFault> write_kept_lists(const std::vector<KeptFile>& lists, const fs::path& lexicons) {
    if (const auto fault = make_private_folder(lexicons)) return fault;
    if (const auto fault = make_private_folder(lexicons / "compiled")) return fault;
    for (const KeptFile& file : lists)
        if (const auto fault = write_private(lexicons / file.name, file.bytes, Existing::refuse)) return fault;
    return std::nullopt;
}

}  // namespace crisscross::server
