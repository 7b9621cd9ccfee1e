#include "server/games/view/about_word.hpp"

#include "engine/lexicon/anagram_search.hpp"
#include "engine/lexicon/hooks.hpp"
#include "engine/text/ascii.hpp"
#include "server/lexicons/plain_spelling.hpp"

namespace crisscross::server {

namespace {

std::vector<std::string> spelt(const engine::Alphabet& alphabet, const std::vector<engine::Letter>& letters) {
    std::vector<std::string> texts;
    for (const engine::Letter letter : letters) texts.push_back(alphabet.spelling(letter));
    return texts;
}

void look_in_list(const engine::Lexicon& list, protocol::server::Word& answer) {
    const engine::Alphabet& alphabet = list.alphabet();
    const auto word = alphabet.spell(answer.word);
    answer.in_list = word && list.contains(*word);
    if (!word || word->size() > static_cast<std::size_t>(list.longest_word())) return;
    const engine::Hooks hooks = engine::hooks_of(list, *word);
    answer.front_hooks = spelt(alphabet, hooks.front);
    answer.back_hooks = spelt(alphabet, hooks.back);
    for (const engine::Word& anagram : engine::anagrams_of(list, *word))
        answer.anagrams.push_back(alphabet.text(anagram));
}

std::vector<protocol::server::Definition> definitions_of(const Dictionary& dictionary, const std::string& word) {
    std::vector<protocol::server::Definition> definitions;
    for (const Definition& found : dictionary.definitions_of(word)) {
        protocol::server::Definition& made = definitions.emplace_back();
        made.part = found.part;
        made.text = found.text;
        if (!found.base.empty()) made.base = found.base;
    }
    return definitions;
}

}  // namespace

bool words_may_be_looked_up(const GameState& state) {
    return state.stage() == Stage::over || state.rules.ruleset().word_lookup == engine::WordLookup::always;
}

Answer<protocol::server::Word> about_word(const GameState& state, const engine::Lexicon* list,
                                          const Dictionary* dictionary, const protocol::client::Word& message) {
    if (!words_may_be_looked_up(state))
        return with_details({"GAME_GOES_ON", "You can look words up once the game is over."}, {.reason = "words"});
    protocol::server::Word answer{message.id, engine::in_capitals(plain_spelling(message.word))};
    if (list && state.rules.ruleset().word_source == engine::WordSource::list) look_in_list(*list, answer);
    if (dictionary) answer.definitions = definitions_of(*dictionary, answer.word);
    return answer;
}

}  // namespace crisscross::server
