#include "server/history/word_rulings.hpp"

#include <algorithm>
#include <map>

#include "engine/lexicon/word_list.hpp"

namespace crisscross::server {

namespace {

bool has_text(const engine::Lexicon& list, const std::string& text) {
    const auto word = list.alphabet().spell(text);
    return word && list.contains(*word);
}

/// Whether a list could have the word.
bool is_fit_for_lists(const SummaryWord& word) {
    const auto letters = engine::Alphabet::english().spell(word.text);
    return letters && letters->size() >= engine::min_list_word_letters &&
           letters->size() <= engine::max_list_word_letters;
}

bool was_accepted(const SummaryChallenge& challenge) {
    return challenge.by_vote && challenge.upheld && challenge.votes_for > 0;
}

bool was_rejected(const SummaryChallenge& challenge) {
    return challenge.by_vote && !challenge.upheld && challenge.votes_against > challenge.votes_for;
}

using Rulings = std::map<std::string, storage::GameRuling>;

void count(Rulings& rulings, const SummaryMove& move) {
    if (!move.challenge || move.taken_back) return;
    const auto is_in_list = [](const SummaryWord& word) { return word.listed == true; };
    const bool accepted = was_accepted(*move.challenge);
    if (!accepted && !(was_rejected(*move.challenge) && std::ranges::all_of(move.words, is_in_list))) return;
    for (const SummaryWord& word : move.words) {
        if (!word.listed || *word.listed == accepted || !is_fit_for_lists(word)) continue;
        storage::GameRuling& ruling = rulings[word.text];
        ++(accepted ? ruling.accepted : ruling.rejected);
    }
}

}  // namespace

bool is_listed(const engine::Rules& rules, const engine::Lexicon& list, const engine::Word& word) {
    if (has_text(list, rules.alphabet().text(word))) return true;
    const engine::Word backwards(word.rbegin(), word.rend());
    return rules.ruleset().reading == engine::Reading::both && has_text(list, rules.alphabet().text(backwards));
}

std::vector<storage::GameRuling> word_rulings(const GameSummary& summary) {
    Rulings rulings;
    for (const SummaryMove& move : summary.moves) count(rulings, move);
    std::vector<storage::GameRuling> made;
    for (auto& [word, ruling] : rulings) {
        ruling.word = word;
        made.push_back(ruling);
    }
    return made;
}

}  // namespace crisscross::server
