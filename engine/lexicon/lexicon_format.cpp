#include "engine/lexicon/lexicon_format.hpp"

#include <sodium/crypto_generichash.h>

#include <algorithm>
#include <bit>
#include <string_view>

#include "engine/lexicon/word_graph_check.hpp"
#include "engine/text/utf8.hpp"

namespace crisscross::engine::lexicon_format {

namespace {

using Bytes = std::span<const std::byte>;
using Digest = std::array<std::uint8_t, 32>;

constexpr std::string_view magic = "crisslex";
constexpr std::uint32_t version = 1;

// The fixed part of the file.
constexpr std::size_t version_at = 8;
constexpr std::size_t size_at = 12;
constexpr std::size_t checksum_at = 16;
constexpr std::size_t checked_from = 48;  // the checksum covers everything from here on
constexpr std::size_t hash_at = 48;
constexpr std::size_t words_at = 80;
constexpr std::size_t longest_at = 84;
constexpr std::size_t cells_at = 88;
constexpr std::size_t name_size_at = 92;
constexpr std::size_t letters_at = 94;
constexpr std::size_t texts_at = 96;

std::uint32_t short_at(Bytes bytes, std::size_t at) {
    return std::to_integer<std::uint32_t>(bytes[at]) | std::to_integer<std::uint32_t>(bytes[at + 1]) << 8;
}

// Written out rather than as a loop, because compilers turn it into a single load.
std::uint32_t number_at(Bytes bytes, std::size_t at) {
    return short_at(bytes, at) | std::to_integer<std::uint32_t>(bytes[at + 2]) << 16 |
           std::to_integer<std::uint32_t>(bytes[at + 3]) << 24;
}

void put(std::vector<std::byte>& bytes, std::uint32_t number, std::size_t size = 4) {
    for (std::size_t index = 0; index < size; ++index)
        bytes.push_back(static_cast<std::byte>(number >> (8 * index) & 0xff));
}

void put(std::vector<std::byte>& bytes, std::string_view text) {
    for (const char character : text) bytes.push_back(static_cast<std::byte>(character));
}

template <std::size_t Size>
std::array<std::uint8_t, Size> array_at(Bytes bytes, std::size_t at) {
    std::array<std::uint8_t, Size> array{};
    for (std::size_t index = 0; index < Size; ++index)
        array[index] = std::to_integer<std::uint8_t>(bytes[at + index]);
    return array;
}

Digest checksum_of(Bytes bytes) {
    const Bytes checked = bytes.subspan(checked_from);
    Digest digest{};
    crypto_generichash(digest.data(), digest.size(), reinterpret_cast<const unsigned char*>(checked.data()),
                       checked.size(), nullptr, 0);
    return digest;
}

using Check = std::optional<LexiconFault>;

Check fault(std::string why) {
    return LexiconFault{std::move(why)};
}

Check check_frame(Bytes bytes) {
    const auto begins = [](char character, std::byte byte) { return static_cast<std::byte>(character) == byte; };
    if (bytes.size() < magic.size() || !std::equal(magic.begin(), magic.end(), bytes.begin(), begins))
        return fault("is not a compiled lexicon");
    if (bytes.size() < texts_at) return fault("is cut off");
    if (number_at(bytes, version_at) != version)
        return fault("has lexicon format " + std::to_string(number_at(bytes, version_at)) +
                     ", and this program reads format " + std::to_string(version));
    if (number_at(bytes, size_at) != bytes.size()) return fault("is cut off or has extra bytes at its end");
    if (checksum_of(bytes) != array_at<32>(bytes, checksum_at)) return fault("is damaged: its checksum is wrong");
    return {};
}

/// Reads texts from the variable part of the file, and never past its end.
class Texts {
public:
    explicit Texts(Bytes bytes) : bytes_(bytes) {}

    std::optional<std::string> next(std::size_t size) {
        if (size > bytes_.size() - at_) return std::nullopt;
        std::string text;
        for (const std::byte byte : bytes_.subspan(at_, size)) text += std::to_integer<char>(byte);
        at_ += size;
        return is_plain_line(text) ? std::optional(text) : std::nullopt;
    }
    std::optional<std::string> next_spelling() {
        if (at_ == bytes_.size()) return std::nullopt;
        const auto size = std::to_integer<std::size_t>(bytes_[at_++]);
        return size == 0 ? std::nullopt : next(size);
    }
    std::size_t at() const { return at_; }

private:
    Bytes bytes_;
    std::size_t at_ = texts_at;
};

constexpr std::size_t padded(std::size_t size) {
    return (size + 3) / 4 * 4;
}

/// The cells are used in place, which is aligned: allocated bytes begin on a word.
std::span<const std::uint32_t> cells_in(Bytes bytes) {
    static_assert(std::endian::native == std::endian::little, "cells are stored lowest byte first");
    return {reinterpret_cast<const std::uint32_t*>(bytes.data()), bytes.size() / cell_size};
}

Check check_cells(std::span<const std::uint32_t> cells, const Contents& contents) {
    const auto found = survey(cells, contents.alphabet.size());
    if (!found) return found.error();
    if (found->words != contents.words) return fault("does not have as many words as it says");
    if (found->longest_word != contents.longest_word)
        return fault("does not have a longest word of the length that it says");
    return {};
}

Check check_counts(std::uint32_t cells, const Contents& contents) {
    if (cells == 0 || contents.words == 0) return fault("has no words");
    if (cells > max_cells) return fault("is too large");
    if (contents.longest_word > max_word_letters) return fault("has words that are too long");
    return {};
}

}  // namespace

std::vector<std::byte> encode(const Contents& contents, std::span<const std::uint32_t> cells) {
    std::vector<std::byte> tail;
    for (const auto byte : contents.hash) put(tail, byte, 1);
    put(tail, contents.words);
    put(tail, contents.longest_word);
    put(tail, static_cast<std::uint32_t>(cells.size()));
    put(tail, static_cast<std::uint32_t>(contents.name.size()), 2);
    put(tail, static_cast<std::uint32_t>(contents.alphabet.size()), 2);
    for (int letter = 0; letter < contents.alphabet.size(); ++letter) {
        const std::string& spelling = contents.alphabet.spelling(static_cast<Letter>(letter));
        put(tail, static_cast<std::uint32_t>(spelling.size()), 1);
        put(tail, spelling);
    }
    put(tail, contents.name);
    tail.resize(padded(tail.size()));
    for (const std::uint32_t cell : cells) put(tail, cell);

    std::vector<std::byte> bytes;
    put(bytes, magic);
    put(bytes, version);
    put(bytes, static_cast<std::uint32_t>(checked_from + tail.size()));
    bytes.resize(checked_from);
    bytes.insert(bytes.end(), tail.begin(), tail.end());
    const Digest checksum = checksum_of(bytes);
    std::transform(checksum.begin(), checksum.end(), bytes.begin() + checksum_at,
                   [](std::uint8_t byte) { return std::byte{byte}; });
    return bytes;
}

Result<Parts, LexiconFault> decode(Bytes bytes) {
    if (auto wrong = check_frame(bytes)) return *std::move(wrong);
    Texts texts(bytes);
    std::vector<std::string> spellings;
    const std::uint32_t letters = short_at(bytes, letters_at);
    for (std::uint32_t letter = 0; letter < letters && letter < max_letters; ++letter) {
        auto spelling = texts.next_spelling();
        if (!spelling) break;
        spellings.push_back(*std::move(spelling));
    }
    if (letters == 0 || spellings.size() != letters) return LexiconFault{"has no readable alphabet"};
    auto name = texts.next(short_at(bytes, name_size_at));
    if (!name || name->size() > max_name_bytes) return LexiconFault{"has no readable name"};

    Parts parts{{*std::move(name), Alphabet(std::move(spellings)), array_at<32>(bytes, hash_at),
                 number_at(bytes, words_at), number_at(bytes, longest_at)},
                {}};
    const std::uint32_t cells = number_at(bytes, cells_at);
    if (auto wrong = check_counts(cells, parts.contents)) return *std::move(wrong);
    const std::size_t first = padded(texts.at());
    if (first + std::size_t{cells} * cell_size != bytes.size())
        return LexiconFault{"does not have as many cells as it says"};
    parts.cells = cells_in(bytes.subspan(first));
    if (auto wrong = check_cells(parts.cells, parts.contents)) return *std::move(wrong);
    return parts;
}

}  // namespace crisscross::engine::lexicon_format
