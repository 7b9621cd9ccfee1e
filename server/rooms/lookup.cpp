#include "server/rooms/lookup.hpp"

#include "engine/lexicon/word_list.hpp"
#include "server/lexicons/plain_spelling.hpp"

namespace crisscross::server {

namespace {

bool may_ask(const RoomState& state) {
    if (state.stage() == Stage::over) return true;
    const engine::PendingPlay* pending_play = state.game ? state.game->pending_play() : nullptr;
    return pending_play && pending_play->dispute;
}

bool has(const engine::Lexicon& lexicon, const std::string& text) {
    if (text.find_first_of("\r\n") != std::string::npos) return false;  // a list would take it for several words
    const auto list = engine::parse_words(plain_spelling(text), lexicon.alphabet());
    return list && list->words.size() == 1 && lexicon.contains(list->words.front());
}

}  // namespace

Answer<protocol::server::Lookup> look_up(const RoomState& state, const LexiconStore& store,
                                         const protocol::client::Lookup& message) {
    if (!may_ask(state)) return Complaint{"NOT_NOW", "You can look words up during a vote and after the game."};
    protocol::server::Lookup answer{message.id};
    for (const std::string& text : message.words) {
        protocol::server::FoundWord word{text};
        for (const ListedLexicon& listed : store.list())
            if (has(listed.lexicon, text)) word.lexicons.push_back(listed.id);
        answer.found.push_back(std::move(word));
    }
    return answer;
}

std::vector<protocol::LexiconNote> lexicon_notes(const LexiconStore& store) {
    std::vector<protocol::LexiconNote> notes;
    for (const auto& [id, lexicon] : store.list())
        notes.push_back({id, lexicon.name(), lexicon.word_count(), lexicon.hash()});
    return notes;
}

}  // namespace crisscross::server
