#include "storage/packed_journal.hpp"

#include <zlib.h>

#include <array>
#include <charconv>
#include <stdexcept>

namespace crisscross::storage {
namespace {

/// Far more than a game of the greatest length has.
constexpr std::size_t most_bytes = std::size_t{256} << 20;

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

const Bytef* bytes(std::string_view text) {
    return reinterpret_cast<const Bytef*>(text.data());
}

/// A stream of zlib that inflates, and ends with the object.
struct Inflater {
    explicit Inflater(std::string_view packed) {
        stream.next_in = const_cast<Bytef*>(bytes(packed));  // zlib changes nothing there
        stream.avail_in = static_cast<uInt>(packed.size());
        if (inflateInit(&stream) != Z_OK) throw std::runtime_error("zlib has no memory");
    }
    ~Inflater() { inflateEnd(&stream); }
    Inflater(const Inflater&) = delete;
    Inflater& operator=(const Inflater&) = delete;

    z_stream stream{};
};

std::optional<std::string> inflated(std::string_view packed) {
    Inflater inflater(packed);
    std::string text;
    std::array<char, 16384> part{};
    for (int result = Z_OK; result != Z_STREAM_END;) {
        inflater.stream.next_out = reinterpret_cast<Bytef*>(part.data());
        inflater.stream.avail_out = part.size();
        result = inflate(&inflater.stream, Z_NO_FLUSH);
        if (result != Z_OK && result != Z_STREAM_END) return std::nullopt;
        text.append(part.data(), part.size() - inflater.stream.avail_out);
        if (text.size() > most_bytes) return std::nullopt;
    }
    return text;
}

}  // namespace

std::string pack(const std::vector<JournalEntry>& entries) {
    const std::string text = lines_of_entries(entries);
    uLongf size = compressBound(text.size());
    std::string packed(size, '\0');
    if (compress2(reinterpret_cast<Bytef*>(packed.data()), &size, bytes(text), text.size(), Z_BEST_COMPRESSION) !=
        Z_OK)
        throw std::runtime_error("zlib has no memory");
    packed.resize(size);
    return packed;
}

std::optional<std::vector<JournalEntry>> unpack(std::string_view packed) {
    const auto text = inflated(packed);
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
