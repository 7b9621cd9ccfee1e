#include "server/lookup.hpp"

#include "engine/word_list.hpp"
#include "server/folded.hpp"

namespace crisscross::server {

namespace {

bool may_ask(const RoomState& state) {
    if (state.stage() == Stage::over) return true;
    const engine::Contestable* contest = state.game ? state.game->contest() : nullptr;
    return contest && contest->objection;
}

bool has(const engine::Lexicon& lexicon, const std::string& text) {
    if (text.find_first_of("\r\n") != std::string::npos) return false;  // a list would take it for several words
    const auto list = engine::read_words(folded(text), lexicon.alphabet());
    return list && list->words.size() == 1 && lexicon.contains(list->words.front());
}

}  // namespace

Answer<protocol::server::Found> look_up(const RoomState& state, const LexiconShelf& shelf,
                                        const protocol::client::Lookup& message) {
    if (!may_ask(state)) return Complaint{"NOT_NOW", "Words are looked up while a vote runs, and after the game."};
    protocol::server::Found found{message.id};
    for (const std::string& text : message.words) {
        protocol::server::FoundWord word{text};
        for (const ListedLexicon& listed : shelf.list())
            if (has(listed.lexicon, text)) word.lists.push_back(listed.id);
        found.words.push_back(std::move(word));
    }
    return found;
}

std::vector<protocol::LexiconNote> lexicon_notes(const LexiconShelf& shelf) {
    std::vector<protocol::LexiconNote> notes;
    for (const auto& [id, lexicon] : shelf.list())
        notes.push_back({id, lexicon.name(), lexicon.word_count(), lexicon.hash()});
    return notes;
}

}  // namespace crisscross::server
