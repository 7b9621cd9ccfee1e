#include "server/cli/commands/lexicon_command.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <istream>
#include <iterator>
#include <ostream>

#include "engine/lexicon/lexicon_builder.hpp"
#include "engine/lexicon/word_list.hpp"
#include "engine/text/utf8.hpp"
#include "protocol/hex.hpp"
#include "server/cli/commands/exit_status.hpp"
#include "server/files/whole_file.hpp"
#include "server/lexicons/lexicon_file.hpp"

namespace crisscross::server {

namespace {

using engine::Alphabet;
using engine::Lexicon;

std::string reason() {
    return std::strerror(errno);
}

std::optional<std::string> read_list(const std::string& words, std::istream& in) {
    if (words != "-") return read_whole(words);
    return std::string(std::istreambuf_iterator<char>(in), {});
}

std::string described(const Lexicon& lexicon) {
    return std::to_string(lexicon.word_count()) + " words, hash " + protocol::to_hex(lexicon.hash());
}

void print_left_out(const engine::WordList& list, std::ostream& out) {
    if (list.too_short + list.too_long > 0)
        out << "left out: " << list.too_short << " with fewer than " << engine::min_list_word_letters << " letters, "
            << list.too_long << " with more than " << engine::max_list_word_letters << '\n';
    if (list.repeated > 0) out << "listed more than once: " << list.repeated << '\n';
}

bool is_in(const Lexicon& lexicon, const std::string& text) {
    const auto list = engine::parse_words(text, lexicon.alphabet());
    return list && list->words.size() == 1 && lexicon.contains(list->words.front());
}

}  // namespace

int build_lexicon(const LexiconBuild& build, std::istream& in, std::ostream& out, std::ostream& error) {
    const std::string source = build.words == "-" ? "standard input" : build.words;
    const auto text = read_list(build.words, in);
    if (!text) return exit_status::refuse(error, source + ": cannot be read: " + reason());
    const auto list = engine::parse_words(*text, Alphabet::english());
    if (!list) return exit_status::refuse(error, sentence({source, list.error()}));
    const std::string name = build.name.empty() ? build.target.stem().string() : build.name;
    const auto lexicon = engine::build_lexicon(name, Alphabet::english(), list->words);
    if (!lexicon) return exit_status::refuse(error, sentence({source, lexicon.error()}));
    if (!replace_whole(build.target, lexicon->bytes()))
        return exit_status::refuse(error, build.target.string() + ": cannot be written: " + reason());
    out << build.target.string() << ": " << described(*lexicon) << '\n';
    print_left_out(*list, out);
    return exit_status::right;
}

int check_lexicon(const LexiconCheck& check, std::ostream& out, std::ostream& error) {
    const auto lexicon = open_lexicon(check.file);
    if (!lexicon) return exit_status::refuse(error, sentence({check.file, lexicon.error()}));
    if (engine::hash_of(lexicon->alphabet(), words_of(*lexicon)) != lexicon->hash())
        return exit_status::refuse(error, check.file.string() + ": has a hash that does not match its words");
    const auto made = engine::build_lexicon(lexicon->name(), lexicon->alphabet(), words_of(*lexicon));
    if (!made || !std::ranges::equal(made->bytes(), lexicon->bytes()))
        return exit_status::refuse(error, check.file.string() + ": has a word graph that does not match its words");
    out << lexicon->name() << ": " << described(*lexicon) << '\n';
    int status = exit_status::right;
    for (const std::string& word : check.words) {
        const bool valid = is_in(*lexicon, word);
        out << engine::printable(word) << ": " << (valid ? "valid" : "invalid") << '\n';
        if (!valid) status = exit_status::wrong;
    }
    return status;
}

int list_lexicons(const LexiconPlaces& places, std::ostream& out, std::ostream& error) {
    const LexiconStore store(places);
    for (const ListedLexicon& listed : store.list())
        out << listed.id << ": " << listed.lexicon.name() << ": " << described(listed.lexicon) << '\n';
    for (const LexiconStoreFault& fault : store.faults()) error << "crisscross: " << sentence(fault) << '\n';
    return store.faults().empty() ? exit_status::right : exit_status::unusable;
}

}  // namespace crisscross::server
