#include "server/lexicons/lexicon_choice.hpp"

#include <cerrno>
#include <cstring>
#include <stdexcept>

#include "engine/lexicon/lexicon_builder.hpp"
#include "server/files/whole_file.hpp"

namespace crisscross::server {

namespace {

engine::Result<engine::Lexicon, LexiconStoreFault> compile_words(const std::filesystem::path& file) {
    const auto text = read_whole(file);
    if (!text) return LexiconStoreFault{file, {std::string("cannot be read: ") + std::strerror(errno)}};
    auto lexicon = engine::build_lexicon(file.stem().string(), engine::Alphabet::english(), std::string_view(*text));
    if (!lexicon) return LexiconStoreFault{file, lexicon.error()};
    return *std::move(lexicon);
}

}  // namespace

LexiconPlaces lexicon_places(const Config& config) {
    const auto lists = config.data / "lexicons";
    return {config.lexicon, lists, lists / "compiled", lists / "respelt"};
}

LexiconPlaces lexicon_places_for_command(Config config) {
    if (config.lexicon.empty()) config.lexicon = installed_lexicon();
    return lexicon_places(config);
}

engine::Result<engine::Lexicon, LexiconStoreFault> open_chosen(const LexiconChoice& choice,
                                                               const LexiconPlaces& places) {
    if (!choice.words.empty()) return compile_words(choice.words);
    const LexiconStore store(places);
    const std::string id = choice.id.empty() ? std::string(default_lexicon) : choice.id;
    if (const auto found = store.find(id)) return *found;
    if (id == default_lexicon && !store.faults().empty()) return store.faults().front();
    return LexiconStoreFault{places.folder, {"has no word list " + id}};
}

}  // namespace crisscross::server
