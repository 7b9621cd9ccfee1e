#include "engine/lexicon_format.hpp"

#include <sodium/crypto_generichash.h>

#include <algorithm>
#include <string_view>

#include "engine/utf8.hpp"

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
constexpr std::size_t checked_from = 48;  // the checksum is over all that follows
constexpr std::size_t hash_at = 48;
constexpr std::size_t words_at = 80;
constexpr std::size_t longest_at = 84;
constexpr std::size_t edges_at = 88;
constexpr std::size_t name_size_at = 92;
constexpr std::size_t letters_at = 94;
constexpr std::size_t texts_at = 96;

// An edge: bits 0-23 child, 24-29 letter, 30 ends a word, 31 last of its node.
constexpr std::uint32_t child_bits = (1u << 24) - 1;
constexpr std::uint32_t ends_word_bit = 1u << 30;
constexpr std::uint32_t is_last_bit = 1u << 31;

std::uint32_t short_at(Bytes bytes, std::size_t at) {
    return std::to_integer<std::uint32_t>(bytes[at]) | std::to_integer<std::uint32_t>(bytes[at + 1]) << 8;
}

// Spelt out rather than as a loop, because compilers make one load of it.
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

std::uint32_t packed(const Edge& edge) {
    return edge.child | static_cast<std::uint32_t>(edge.letter) << 24 | (edge.ends_word ? ends_word_bit : 0) |
           (edge.is_last ? is_last_bit : 0);
}

using Check = std::optional<LexiconFault>;

Check fault(std::string why) {
    return LexiconFault{std::move(why)};
}

Check check_frame(Bytes bytes) {
    const auto begins = [](char character, std::byte byte) { return static_cast<std::byte>(character) == byte; };
    if (bytes.size() < magic.size() || !std::equal(magic.begin(), magic.end(), bytes.begin(), begins))
        return fault("is no compiled lexicon");
    if (bytes.size() < texts_at) return fault("is cut off");
    if (number_at(bytes, version_at) != version)
        return fault("has lexicon format " + std::to_string(number_at(bytes, version_at)) +
                     ", and this program reads format " + std::to_string(version));
    if (number_at(bytes, size_at) != bytes.size()) return fault("is cut off or has something added");
    if (checksum_of(bytes) != array_at<32>(bytes, checksum_at)) return fault("is damaged: its checksum is wrong");
    return {};
}

/// Takes texts from the variable part of the file, and never more than there is.
class Texts {
public:
    explicit Texts(Bytes bytes) : bytes_(bytes) {}

    std::optional<std::string> take(std::size_t size) {
        if (size > bytes_.size() - at_) return std::nullopt;
        std::string text;
        for (const std::byte byte : bytes_.subspan(at_, size)) text += std::to_integer<char>(byte);
        at_ += size;
        return is_plain_line(text) ? std::optional(text) : std::nullopt;
    }
    std::optional<std::string> take_spelling() {
        if (at_ == bytes_.size()) return std::nullopt;
        const auto size = std::to_integer<std::size_t>(bytes_[at_++]);
        return size == 0 ? std::nullopt : take(size);
    }
    std::size_t at() const { return at_; }

private:
    Bytes bytes_;
    std::size_t at_ = texts_at;
};

constexpr std::size_t padded(std::size_t size) {
    return (size + 3) / 4 * 4;
}

/// What hangs below an edge and its later siblings.
struct Below {
    std::uint32_t words = 0;
    std::uint32_t depth = 0;
};

/// What is wrong with an edge by itself; null if nothing.
const char* edge_fault(const Edge& edge, std::uint32_t index, std::uint32_t count, int letters) {
    if (edge.letter >= letters) return "no such letter";
    if (edge.child != 0 && edge.child <= index) return "it leads back";
    if (edge.child >= count) return "it leads outside";
    return nullptr;
}

/// One pass from the end: all children of an edge are known before it.
Check check_edges(Bytes edges, const Contents& contents) {
    const auto count = static_cast<std::uint32_t>(edges.size() / edge_size);
    std::vector<Below> below(count + 1);
    Edge next{};
    for (std::uint32_t index = count; index-- > 0;) {
        const Edge edge = edge_at(edges, index);
        const char* wrong = edge_fault(edge, index, count, contents.alphabet.size());
        if (!edge.is_last && (index + 1 == count || next.letter <= edge.letter))
            wrong = "its neighbours are out of order";
        if (wrong) return fault("is wrong at edge " + std::to_string(index) + ": " + wrong);
        const Below deeper = edge.child == 0 ? Below{} : below[edge.child];
        const Below beside = edge.is_last ? Below{} : below[index + 1];
        below[index].words = deeper.words + beside.words + (edge.ends_word ? 1 : 0);
        below[index].depth = std::max(deeper.depth + 1, beside.depth);
        if (below[index].words > most_words) return fault("has too many words");
        next = edge;
    }
    if (below[0].words != contents.words) return fault("has not as many words as it says");
    if (below[0].depth != contents.longest_word) return fault("has no longest word as it says");
    return {};
}

Check check_counts(std::uint32_t edges, const Contents& contents) {
    if (edges == 0 || contents.words == 0) return fault("has no words");
    if (edges > most_edges) return fault("has too many edges");
    if (contents.longest_word > longest_possible_word) return fault("has words that are too long");
    return {};
}

}  // namespace

Edge edge_at(Bytes edges, std::uint32_t index) {
    const std::uint32_t bits = number_at(edges, std::size_t{index} * edge_size);
    return {bits & child_bits, static_cast<Letter>(bits >> 24 & 0x3f), (bits & ends_word_bit) != 0,
            (bits & is_last_bit) != 0};
}

std::vector<std::byte> write(const Contents& contents, std::span<const Edge> edges) {
    std::vector<std::byte> tail;
    for (const auto byte : contents.hash) put(tail, byte, 1);
    put(tail, contents.words);
    put(tail, contents.longest_word);
    put(tail, static_cast<std::uint32_t>(edges.size()));
    put(tail, static_cast<std::uint32_t>(contents.name.size()), 2);
    put(tail, static_cast<std::uint32_t>(contents.alphabet.size()), 2);
    for (int letter = 0; letter < contents.alphabet.size(); ++letter) {
        const std::string& spelling = contents.alphabet.spelling(static_cast<Letter>(letter));
        put(tail, static_cast<std::uint32_t>(spelling.size()), 1);
        put(tail, spelling);
    }
    put(tail, contents.name);
    tail.resize(padded(tail.size()));
    for (const Edge& edge : edges) put(tail, packed(edge));

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

Result<Parts, LexiconFault> read(Bytes bytes) {
    if (auto wrong = check_frame(bytes)) return *std::move(wrong);
    Texts texts(bytes);
    std::vector<std::string> spellings;
    const std::uint32_t letters = short_at(bytes, letters_at);
    for (std::uint32_t letter = 0; letter < letters && letter < max_letters; ++letter) {
        auto spelling = texts.take_spelling();
        if (!spelling) break;
        spellings.push_back(*std::move(spelling));
    }
    if (letters == 0 || spellings.size() != letters) return LexiconFault{"has no alphabet that can be read"};
    auto name = texts.take(short_at(bytes, name_size_at));
    if (!name || name->size() > longest_name) return LexiconFault{"has no name that can be read"};

    Parts parts{{*std::move(name), Alphabet(std::move(spellings)), array_at<32>(bytes, hash_at),
                 number_at(bytes, words_at), number_at(bytes, longest_at)},
                {}};
    const std::uint32_t edges = number_at(bytes, edges_at);
    if (auto wrong = check_counts(edges, parts.contents)) return *std::move(wrong);
    const std::size_t first = padded(texts.at());
    if (first + edges * edge_size != bytes.size()) return LexiconFault{"has not as many edges as it says"};
    parts.edges = bytes.subspan(first);
    if (auto wrong = check_edges(parts.edges, parts.contents)) return *std::move(wrong);
    return parts;
}

}  // namespace crisscross::engine::lexicon_format
