#include "engine/lexicon.hpp"

#include <cerrno>
#include <cstring>

#include "engine/lexicon_format.hpp"
#include "engine/mapped_file.hpp"

namespace crisscross::engine {

using lexicon_format::Edge;
using lexicon_format::edge_at;

namespace {

/// The edge of the node at `index` that has `letter`.
std::optional<Edge> find_edge(std::span<const std::byte> edges, std::uint32_t index, Letter letter) {
    for (;; ++index) {
        const Edge edge = edge_at(edges, index);
        if (edge.letter == letter) return edge;
        if (edge.is_last || edge.letter > letter) return std::nullopt;
    }
}

}  // namespace

void throw_exception_from_error(const LexiconFault& fault, const boost::source_location&) {
    throw std::logic_error("unchecked lexicon fault: " + fault.why);
}

Result<Lexicon, LexiconFault> Lexicon::open(const std::filesystem::path& file) {
    auto mapped = map_file(file);
    if (!mapped) return LexiconFault{std::string("cannot be read: ") + std::strerror(errno)};
    return read(std::move(mapped->owner), mapped->bytes);
}

Result<Lexicon, LexiconFault> Lexicon::from_bytes(std::vector<std::byte> bytes) {
    auto owner = std::make_shared<const std::vector<std::byte>>(std::move(bytes));
    return read(owner, *owner);
}

Result<Lexicon, LexiconFault> Lexicon::read(std::shared_ptr<const void> owner, std::span<const std::byte> bytes) {
    auto parts = lexicon_format::read(bytes);
    if (!parts) return parts.error();
    Lexicon lexicon;
    lexicon.owner_ = std::move(owner);
    lexicon.bytes_ = bytes;
    lexicon.edges_ = parts->edges;
    lexicon.name_ = std::move(parts->contents.name);
    lexicon.alphabet_ = std::move(parts->contents.alphabet);
    lexicon.hash_ = parts->contents.hash;
    lexicon.word_count_ = parts->contents.words;
    lexicon.longest_word_ = static_cast<int>(parts->contents.longest_word);
    return lexicon;
}

bool Lexicon::contains(std::span<const Letter> word) const {
    std::optional<Edge> edge;
    for (const Letter letter : word) {
        if (edge && edge->child == 0) return false;
        if (!(edge = find_edge(edges_, edge ? edge->child : 0, letter))) return false;
    }
    return edge && edge->ends_word;
}

void Lexicon::for_each(const std::function<bool(const Word&)>& visit) const {
    Word word;
    std::vector<std::uint32_t> path{0};  // the edge that gave each letter of the word
    while (!path.empty()) {
        const Edge edge = edge_at(edges_, path.back());
        word.resize(path.size());
        word.back() = edge.letter;
        if (edge.ends_word && !visit(word)) return;
        if (edge.child != 0) {
            path.push_back(edge.child);
            continue;
        }
        while (!path.empty() && edge_at(edges_, path.back()).is_last) path.pop_back();
        if (!path.empty()) ++path.back();
    }
}

std::vector<Word> words_of(const Lexicon& lexicon) {
    std::vector<Word> words;
    words.reserve(lexicon.word_count());
    lexicon.for_each([&words](const Word& word) {
        words.push_back(word);
        return true;
    });
    return words;
}

}  // namespace crisscross::engine
