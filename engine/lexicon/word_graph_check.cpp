#include "engine/lexicon/word_graph_check.hpp"

#include <algorithm>
#include <bit>

#include "engine/lexicon/lexicon_format.hpp"
#include "engine/lexicon/word_graph.hpp"

namespace crisscross::engine {

namespace {

using Arc = WordGraph::Arc;
using Fault = std::optional<LexiconFault>;

constexpr std::uint32_t unused_bit = 1u << 30;
constexpr LetterMask turn = mask_of(WordGraph::separator);

/// What an arc says about the cell that it leads to.
enum class Mark : std::uint8_t { none, one_arc, several_arcs };

Mark mark_of(WordGraph::Node node) {
    return WordGraph::has_one_arc(node) ? Mark::one_arc : Mark::several_arcs;
}

Fault fault_at(std::uint32_t place, const char* why) {
    return LexiconFault{"is wrong at cell " + std::to_string(place) + ": " + why};
}

/// The nodes in the order of their cells from the root, each reached from an earlier one.
class Nodes {
public:
    Nodes(std::span<const std::uint32_t> cells, int letters)
        : cells_(cells), known_(((1u << letters) - 1) | turn), marks_(cells.size()) {
        marks_.front() = Mark::several_arcs;
    }

    Fault check() {
        for (std::uint32_t at = 0; at < cells_.size();) {
            const Mark mark = marks_[at];
            if (mark == Mark::none) return fault_at(at, "nothing leads to it");
            const bool several = mark == Mark::several_arcs;
            const LetterMask letters = several ? cells_[at] : mask_of(Arc{cells_[at]}.letter());
            const std::uint32_t arcs = several ? at + 1 : at;
            const auto end = arcs + static_cast<std::uint32_t>(std::popcount(letters));
            if (letters == 0 || (letters & ~known_) != 0) return fault_at(at, "it has an unknown letter");
            if (end > cells_.size()) return fault_at(at, "its arcs are cut off");
            if (auto wrong = check_arcs(at, arcs, end, letters)) return wrong;
            starts_.push_back(arcs);
            ends_.push_back(end);
            places_.push_back(at);
            at = end;
        }
        return {};
    }

    /// Goes from the last node to the first, so that whatever an arc leads to is known by then.
    Result<Survey, LexiconFault> measure() {
        std::vector<Below> below(cells_.size());
        for (std::size_t node = places_.size(); node-- > 0;) {
            Below& here = below[places_[node]];
            for (std::uint32_t arc = starts_[node]; arc < ends_[node]; ++arc) add(here, Arc{cells_[arc]}, below);
            if (here.words > lexicon_format::max_words) return LexiconFault{"has too many words"};
            if (here.turns > 1) return *fault_at(places_[node], "a path turns twice");
        }
        Survey found{0, below.front().letters};
        for (std::uint32_t arc = starts_.front(); arc < ends_.front(); ++arc) found.words += words_from(arc, below);
        if (found.words > lexicon_format::max_words) return LexiconFault{"has too many words"};
        return found;
    }

private:
    /// What lies below a node.
    struct Below {
        std::uint32_t words = 0;  ///< endings of paths that do not turn
        std::uint32_t letters = 0;
        std::uint32_t turns = 0;
    };

    Fault check_arcs(std::uint32_t node, std::uint32_t begin, std::uint32_t end, LetterMask letters) {
        for (std::uint32_t at = begin; at < end; ++at, letters &= letters - 1) {
            const Arc arc{cells_[at]};
            if (at > node && marks_[at] != Mark::none) return fault_at(at, "an arc leads into a node");
            if (arc.letter() != std::countr_zero(letters) || (arc.bits & unused_bit) != 0)
                return fault_at(at, "its letters are out of order");
            if (arc.target() == WordGraph::nowhere) {
                // Otherwise a few cells could have more paths than anybody can walk, and not a single word.
                if (!arc.ends_word() || arc.letter() == WordGraph::separator) return fault_at(at, "it ends no word");
                continue;
            }
            const std::uint32_t place = WordGraph::index(arc.target());
            if (place < end) return fault_at(at, "it leads back");
            if (place >= cells_.size()) return fault_at(at, "it leads outside");
            if (marks_[place] != Mark::none && marks_[place] != mark_of(arc.target()))
                return fault_at(at, "it leads to a node of another kind");
            marks_[place] = mark_of(arc.target());
        }
        return {};
    }

    static void add(Below& here, Arc arc, const std::vector<Below>& below) {
        const Below deeper = arc.target() == WordGraph::nowhere ? Below{} : below[WordGraph::index(arc.target())];
        const bool turns = arc.letter() == WordGraph::separator;
        here.turns = std::max(here.turns, deeper.turns + (turns ? 1 : 0));
        here.letters = std::max(here.letters, deeper.letters + (turns ? 0 : 1));
        if (!turns) here.words += deeper.words + (arc.ends_word() ? 1 : 0);
    }

    /// How many words begin with the letter of an arc of the root: the letter itself, and what follows a separator.
    std::uint32_t words_from(std::uint32_t at, const std::vector<Below>& below) const {
        const Arc arc{cells_[at]};
        if (arc.letter() == WordGraph::separator) return 0;
        const std::uint32_t own = arc.ends_word() ? 1 : 0;
        if (arc.target() == WordGraph::nowhere) return own;
        const auto rest = WordGraph(cells_).next(arc.target(), WordGraph::separator);
        return own + (rest == WordGraph::nowhere ? 0 : below[WordGraph::index(rest)].words);
    }

    std::span<const std::uint32_t> cells_;
    LetterMask known_;
    std::vector<Mark> marks_;
    std::vector<std::uint32_t> places_, starts_, ends_;  // of each node: its first cell, its arcs
};

}  // namespace

Result<Survey, LexiconFault> survey(std::span<const std::uint32_t> cells, int letters) {
    Nodes nodes(cells, letters);
    if (auto wrong = nodes.check()) return *std::move(wrong);
    return nodes.measure();
}

}  // namespace crisscross::engine
