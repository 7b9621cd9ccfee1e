#include "server/host/ruling_answers.hpp"

#include <boost/algorithm/string/case_conv.hpp>
#include <locale>
#include <stdexcept>

#include "engine/lexicon/word_list.hpp"
#include "server/lexicons/changes/unchanged_list.hpp"
#include "server/lexicons/lexicon_store.hpp"

namespace crisscross::server {

namespace host_server = protocol::host_server;
using protocol::ListChange;

namespace {

std::optional<bool> is_listed_now(const LexiconStore& lexicons, const storage::WordRuling& ruling) {
    const auto list = lexicons.find(ruling.list);
    if (!list) return std::nullopt;
    const auto word = list->alphabet().spell(ruling.word);
    return word && list->contains(*word);
}

}  // namespace

std::vector<WordOfList> ruled_words(const std::vector<storage::WordRuling>& rows) {
    std::vector<WordOfList> words;
    for (const storage::WordRuling& row : rows) words.push_back({row.list, row.word});
    return words;
}

host_server::WordRulings shown_rulings(const std::vector<storage::WordRuling>& rows,
                                       const ListEditor::Changes& changes, const LexiconStore& lexicons) {
    host_server::WordRulings made;
    for (std::size_t index = 0; index < rows.size(); ++index) {
        const storage::WordRuling& row = rows[index];
        made.rulings.push_back({.number = row.number,
                                .list = row.list,
                                .word = row.word,
                                .accepted = row.accepted,
                                .rejected = row.rejected,
                                .last = row.last,
                                .listed = is_listed_now(lexicons, row),
                                .change = changes.at(index)});
    }
    return made;
}

Answer<WordOfList> word_to_change(const protocol::host_client::ChangeList& request, const LexiconStore& lexicons) {
    const auto list = lexicons.find(request.list);
    if (!list) return Complaint{"NOT_FOUND", "This server doesn\u2019t have that word list.", "/list"};
    const std::string text = boost::algorithm::to_upper_copy(request.word, std::locale::classic());
    const auto word = list->alphabet().spell(text);
    if (!word) return word_with_other_letters();
    const auto letters = static_cast<int>(word->size());
    if (letters < engine::min_list_word_letters || letters > engine::max_list_word_letters)
        return wrong_length_word();
    return WordOfList{request.list, text};
}

std::string audited_name(ListChange change) {
    switch (change) {
        case ListChange::add:
            return "add_word";
        case ListChange::exclude:
            return "exclude_word";
        case ListChange::take_back:
            return "take_back_word";
    }
    throw std::logic_error("a change of a list has no name");
}

}  // namespace crisscross::server
