#include <fstream>
#include <string>

#include "engine/lexicon/lexicon_builder.hpp"
#include "engine/lexicon/word_list.hpp"
#include "server/lexicons/changes/word_lines.hpp"
#include "server/lexicons/dictionary/dictionary.hpp"
#include "server/options/configuration/configuration_text.hpp"
#include "tests/fuzz/require.hpp"
#include "tests/fuzz/take_line.hpp"
#include "tests/fuzz/targets.hpp"
#include "tests/support/engine/texts.hpp"
#include "tests/support/temporary_folder.hpp"

namespace crisscross::fuzz {

namespace {

void read_dictionary(std::string_view text) {
    const auto dictionary = server::Dictionary::from_text(std::string(text));
    if (!dictionary) return require(!dictionary.error().why.empty(), "a dictionary is refused with a reason");
    while (!text.empty()) {
        const std::string_view line = take_line(text);
        const auto found = dictionary->definitions_of(line.substr(0, line.find('\t')));
        require(found.size() <= server::Dictionary::max_definitions, "a word has few definitions");
        for (const server::Definition& one : found)
            require(!one.part.empty() && !one.text.empty(), "a definition says something");
    }
}

void read_words(std::string_view text) {
    const engine::Alphabet& alphabet = test::classic().alphabet();
    const auto words = engine::parse_words(text, alphabet);
    if (!words) return require(!words.error().why.empty() && words.error().line > 0, "a fault names its line");
    const auto list = engine::build_lexicon("a list", alphabet, words->words);
    if (!list) return require(!list.error().why.empty(), "a list is refused with a reason");
    for (const engine::Word& word : words->words) require(list->contains(word), "a list has its words");
}

void change_words(std::string_view text) {
    const std::string_view word = "ZYGOTE";
    require(server::line_of(server::with_word(std::string(text), word), word) > 0, "a word that was added is there");
    const std::string rest = server::without_word(text, word);
    if (server::line_of(text, word) == 0) require(rest == text, "without the word nothing changes");
}

void read_options(std::string_view text) {
    static const test::TemporaryFolder folder;
    static const std::filesystem::path file = folder / "crisscross.toml";
    std::ofstream(file, std::ios::binary) << text;
    const auto values = server::read_configuration(file, server::server_options());
    if (!values) return require(values.error().why.starts_with(file.string()), "a fault begins with the file");
    for (const auto& [name, value] : *values)
        require(value.origin.place.starts_with(file.string()), "a value says where it comes from");
}

}  // namespace

void host_file(std::string_view bytes) {
    read_dictionary(bytes);
    read_words(bytes);
    change_words(bytes);
    read_options(bytes);
}

}  // namespace crisscross::fuzz
