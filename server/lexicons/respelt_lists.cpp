#include "server/lexicons/respelt_lists.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "engine/lexicon/lexicon_builder.hpp"
#include "protocol/hex.hpp"
#include "server/lexicons/lexicon_file.hpp"
#include "server/lexicons/whole_file.hpp"
#include "server/runtime/log.hpp"

namespace crisscross::server {

namespace {

// Each takes some six megabytes.
constexpr std::size_t most_made = 6;

/// The letters that are more than one character tell alphabets apart. If two have the same ones, the file holds what
/// was asked for last.
std::string file_name(const engine::Lexicon& list, const engine::Alphabet& alphabet) {
    std::string name = protocol::to_hex(list.hash());
    for (int code = 0; code < alphabet.size(); ++code)
        if (const auto& spelling = alphabet.spelling(static_cast<engine::Letter>(code)); spelling.size() > 1)
            name += "." + spelling;
    return name + ".lexicon";
}

void keep(const std::filesystem::path& folder, const std::filesystem::path& file, const engine::Lexicon& lexicon) {
    if (!make_folder(folder) || !replace_whole(file, lexicon.bytes()))
        log::warning("word list not saved", {{"file", file.string()}, {"why", std::strerror(errno)}});
}

}  // namespace

engine::Lexicon RespeltLists::find(const engine::Lexicon& list, const engine::Alphabet& alphabet) {
    if (list.alphabet() == alphabet) return list;
    const auto found = std::ranges::find_if(
        made_, [&](const Made& made) { return made.from == list.hash() && made.lexicon.alphabet() == alphabet; });
    if (found != made_.end()) {
        made_.splice(made_.begin(), made_, found);
    } else {
        made_.push_front({list.hash(), open_or_make(list, alphabet)});
        if (made_.size() > most_made) made_.pop_back();
    }
    return made_.front().lexicon;
}

engine::Lexicon RespeltLists::open_or_make(const engine::Lexicon& list, const engine::Alphabet& alphabet) const {
    if (folder_.empty()) return engine::respelt(list, alphabet).value();
    const std::filesystem::path file = folder_ / file_name(list, alphabet);
    if (auto kept = open_lexicon(file); kept && kept->alphabet() == alphabet) return *std::move(kept);
    engine::Lexicon made = engine::respelt(list, alphabet).value();
    keep(folder_, file, made);
    return made;
}

}  // namespace crisscross::server
