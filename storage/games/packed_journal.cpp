#include "storage/games/packed_journal.hpp"

#include <charconv>

#include "storage/games/packed_text.hpp"

namespace crisscross::storage {
namespace {

/// Reads what `lines_of_entries` writes.
class EntryReader {
public:
    explicit EntryReader(std::string_view text) : left_(text) {}

    bool at_end() const { return left_.empty(); }
    std::optional<JournalEntry> next() {
        const auto version = number(' '), at = number(' '), size = number('\n');
        if (!version || !at || !size || *size < 0 || left_.size() <= static_cast<std::size_t>(*size))
            return std::nullopt;
        JournalEntry entry{static_cast<std::uint32_t>(*version), *at,
                           std::string(left_.substr(0, static_cast<std::size_t>(*size)))};
        left_.remove_prefix(entry.body.size());
        if (left_.front() != '\n') return std::nullopt;
        left_.remove_prefix(1);
        return entry;
    }

private:
    /// The number up to this character, which goes, too.
    std::optional<std::int64_t> number(char end) {
        std::int64_t value = 0;
        const auto [stop, error] = std::from_chars(left_.data(), left_.data() + left_.size(), value);
        const auto length = static_cast<std::size_t>(stop - left_.data());
        if (error != std::errc() || length >= left_.size() || left_[length] != end) return std::nullopt;
        left_.remove_prefix(length + 1);
        return value;
    }

    std::string_view left_;
};

/// A line with the version, the time and the number of bytes of each entry, and its body after it.
std::string lines_of_entries(const std::vector<JournalEntry>& entries) {
    std::string text;
    for (const JournalEntry& entry : entries)
        text += std::to_string(entry.version) + ' ' + std::to_string(entry.at) + ' ' +
                std::to_string(entry.body.size()) + '\n' + entry.body + '\n';
    return text;
}

}  // namespace

std::string pack(const std::vector<JournalEntry>& entries) {
    return pack_text(lines_of_entries(entries));
}

std::optional<std::vector<JournalEntry>> unpack(std::string_view packed) {
    const auto text = unpack_text(packed);
    if (!text) return std::nullopt;
    std::vector<JournalEntry> entries;
    for (EntryReader reader(*text); !reader.at_end();) {
        auto entry = reader.next();
        if (!entry) return std::nullopt;
        entries.push_back(*std::move(entry));
    }
    return entries;
}

}  // namespace crisscross::storage
