#include "server/games/view/lookup.hpp"

#include "engine/lexicon/word_list.hpp"
#include "server/games/view/about_word.hpp"
#include "server/lexicons/plain_spelling.hpp"

namespace crisscross::server {

namespace {

bool has(const engine::Lexicon& lexicon, const std::string& text) {
    if (text.find_first_of("\r\n") != std::string::npos) return false;  // it would be read as several words
    const auto list = engine::parse_words(plain_spelling(text), lexicon.alphabet());
    return list && list->words.size() == 1 && lexicon.contains(list->words.front());
}

}  // namespace

bool may_ask_lists(const GameState& state, engine::Viewer viewer) {
    if (words_may_be_looked_up(state)) return true;
    if (!viewer) return false;
    const engine::PendingPlay* pending_play = state.game ? state.game->pending_play() : nullptr;
    return pending_play && pending_play->dispute;
}

Answer<protocol::server::Lookup> look_up(const GameState& state, engine::Viewer viewer,
                                         std::span<const ListedLexicon> lists,
                                         const protocol::client::Lookup& message) {
    if (!may_ask_lists(state, viewer))
        return Complaint{"NOT_NOW", "You can look words up during a vote and after the game."};
    protocol::server::Lookup answer{message.id};
    for (const std::string& text : message.words) {
        protocol::server::FoundWord word{text};
        for (const ListedLexicon& listed : lists)
            if (has(listed.lexicon, text)) word.lexicon_ids.push_back(listed.id);
        answer.found.push_back(std::move(word));
    }
    return answer;
}

std::vector<protocol::LexiconNote> lexicon_notes(std::span<const ListedLexicon> lists) {
    std::vector<protocol::LexiconNote> notes;
    for (const auto& [id, lexicon] : lists)
        notes.push_back({id, lexicon.name(), lexicon.word_count(), lexicon.hash()});
    return notes;
}

}  // namespace crisscross::server
