#include "server/previews/last_move.hpp"

#include "protocol/languages/texts.hpp"

namespace crisscross::server {

using protocol::filled;
using What = LastMove::What;

namespace {

struct AsMove {
    const engine::Rules& rules;

    std::optional<LastMove> operator()(const engine::Played& event) const {
        LastMove move{What::played, event.seat};
        if (rules.ruleset().scoring == engine::Scoring::points) move.points = event.score.total;
        for (const engine::Word& word : engine::words_of(event.score))
            move.words.push_back(rules.alphabet().text(word));
        return move;
    }
    std::optional<LastMove> operator()(const engine::Exchanged& event) const {
        return LastMove{What::exchanged, event.seat};
    }
    std::optional<LastMove> operator()(const engine::Passed& event) const {
        return LastMove{What::passed, event.seat};
    }
    std::optional<LastMove> operator()(const engine::Withdrawn& event) const {
        return LastMove{What::withdrawn, event.seat};
    }
    std::optional<LastMove> operator()(const engine::TakenBack& event) const {
        return LastMove{What::taken_back, event.seat};
    }
    template <class Other>
    std::optional<LastMove> operator()(const Other&) const {
        return std::nullopt;
    }
};

std::string play_in_words(const LastMove& move, const std::string& name, protocol::Language language) {
    const protocol::MoveTexts& texts = texts_in(language).moves;
    std::string words;
    for (const std::string& word : move.words) words += (words.empty() ? "" : ", ") + word;
    if (!move.points) {
        const protocol::Text& text = words.empty() ? texts.played_unscored_no_word : texts.played_unscored;
        return filled(text, {{"name", name}, {"words", words}});
    }
    const protocol::CountedText& text = words.empty() ? texts.played_no_word : texts.played;
    return filled(form_of(text, language, *move.points),
                  {{"name", name}, {"words", words}, {"count", std::to_string(*move.points)}});
}

}  // namespace

std::optional<LastMove> last_move(std::span<const GameEntry> log, std::uint32_t version, const engine::Rules& rules) {
    for (auto entry = log.rbegin(); entry != log.rend(); ++entry) {
        const auto* event = std::get_if<engine::Event>(&entry->event);
        if (!event || entry->version > version) continue;
        if (auto move = std::visit(AsMove{rules}, *event)) return move;
    }
    return std::nullopt;
}

std::string in_words(const LastMove& move, const std::string& name, protocol::Language language) {
    const protocol::MoveTexts& texts = texts_in(language).moves;
    switch (move.what) {
        case What::played:
            return play_in_words(move, name, language);
        case What::exchanged:
            return filled(texts.exchanged, {{"name", name}});
        case What::passed:
            return filled(texts.passed, {{"name", name}});
        case What::withdrawn:
            return filled(texts.withdrawn, {{"name", name}});
        case What::taken_back:
            return filled(texts.taken_back, {});
    }
    return {};
}

}  // namespace crisscross::server
