#include "server/lexicons/lexicon_store.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <iterator>

#include "engine/catalogue/catalogue.hpp"
#include "engine/lexicon/lexicon_builder.hpp"
#include "engine/lexicon/word_list.hpp"
#include "protocol/hex.hpp"
#include "server/files/whole_file.hpp"
#include "server/lexicons/lexicon_file.hpp"
#include "server/log/log.hpp"

namespace crisscross::server {

namespace {

using engine::Lexicon;
using engine::LexiconFault;
using engine::Word;
using Words = std::vector<Word>;

// Each takes about six megabytes.
constexpr std::size_t max_respelt = 6;

std::string reason(const char* what) {
    return std::string(what) + ": " + std::strerror(errno);
}

std::optional<Words> read_list(const std::filesystem::path& file, const engine::Alphabet& alphabet,
                               std::vector<LexiconStoreFault>& faults) {
    const auto text = read_whole(file);
    if (!text) {
        faults.push_back({file, {reason("cannot be read")}});
        return std::nullopt;
    }
    auto list = engine::parse_words(*text, alphabet);
    if (list) return std::move(list->words);
    faults.push_back({file, list.error()});
    return std::nullopt;
}

/// Alphabets are distinguished by their letters of more than one character. If two alphabets have the same ones, the
/// file holds the list made last.
std::string respelt_name(const Lexicon& list, const engine::Alphabet& alphabet) {
    std::string name = protocol::to_hex(list.hash());
    for (int code = 0; code < alphabet.size(); ++code)
        if (const auto& spelling = alphabet.spelling(static_cast<engine::Letter>(code)); spelling.size() > 1)
            name += "." + spelling;
    return name + ".lexicon";
}

void keep_respelt(const std::filesystem::path& folder, const std::filesystem::path& file, const Lexicon& lexicon) {
    if (!make_folder(folder) || !replace_whole(file, lexicon.bytes()))
        log::warning("a word list could not be kept", {{"file", file.string()}, {"why", std::strerror(errno)}});
}

/// The words with the host's additions and removals; files that cannot be used are left out.
Words edited(Words words, const HostList& host, const engine::Alphabet& alphabet,
             std::vector<LexiconStoreFault>& faults) {
    const auto combine = [&](const auto& file, auto operation) {
        if (!file) return;
        const auto changes = read_list(*file, alphabet, faults);
        if (!changes) return;
        Words result;
        operation(words.begin(), words.end(), changes->begin(), changes->end(), std::back_inserter(result));
        words = std::move(result);
    };
    combine(host.additions, [](auto... arguments) { std::set_union(arguments...); });
    combine(host.exclusions, [](auto... arguments) { std::set_difference(arguments...); });
    return words;
}

}  // namespace

std::filesystem::path kept_list(const std::filesystem::path& compiled, const Lexicon::Hash& hash) {
    return compiled / (protocol::to_hex(hash) + ".lexicon");
}

LexiconStore::LexiconStore(LexiconPlaces places) : places_(std::move(places)) {
    HostLists host = find_host_lists(places_.folder);
    faults_ = std::move(host.faults);
    add_standard(host.lists[std::string(default_lexicon)]);
    host.lists.erase(std::string(default_lexicon));
    for (const auto& [id, list] : host.lists) add_own(id, list);
}

void LexiconStore::add_standard(const HostList& host) {
    if (host.words)
        faults_.push_back({*host.words,
                           {"has the name of the built-in list; to change that list, "
                            "use english.add.txt and english.remove.txt"}});
    auto lexicon = open_lexicon(places_.standard);
    if (!lexicon) {
        faults_.push_back({places_.standard, lexicon.error()});
        return;
    }
    if (!host.additions && !host.exclusions) {
        list_.push_back({std::string(default_lexicon), *std::move(lexicon)});
        return;
    }
    const Words words = edited(words_of(*lexicon), host, lexicon->alphabet(), faults_);
    const auto& blamed = host.exclusions ? *host.exclusions : *host.additions;
    if (!add(std::string(default_lexicon), lexicon->name() + ", changed by the host", words, blamed))
        list_.push_back({std::string(default_lexicon), *std::move(lexicon)});
}

void LexiconStore::add_own(const std::string& id, const HostList& host) {
    if (!host.words) {
        for (const auto& file : {host.additions, host.exclusions})
            if (file) faults_.push_back({*file, {"changes a list that does not exist"}});
        return;
    }
    const auto& alphabet = engine::Alphabet::english();
    auto words = read_list(*host.words, alphabet, faults_);
    if (words) add(id, host.name, edited(*std::move(words), host, alphabet, faults_), *host.words);
}

bool LexiconStore::add(const std::string& id, const std::string& name, const Words& words,
                       const std::filesystem::path& blamed) {
    const auto& alphabet = engine::Alphabet::english();
    auto kept = find_kept(engine::hash_of(alphabet, words));
    if (kept && kept->name() == name) {
        list_.push_back({id, *std::move(kept)});
        return true;
    }
    auto built = engine::build_lexicon(name, alphabet, words);
    if (built)
        list_.push_back({id, *std::move(built)});
    else
        faults_.push_back({blamed, built.error()});
    return built.has_value();
}

std::optional<Lexicon> LexiconStore::find(std::string_view id) const {
    const auto found = std::find_if(list_.begin(), list_.end(), [id](const auto& listed) { return listed.id == id; });
    return found == list_.end() ? std::nullopt : std::optional(found->lexicon);
}

std::optional<Lexicon> LexiconStore::find(const Hash& hash) const {
    const auto found = std::find_if(list_.begin(), list_.end(),
                                    [&hash](const auto& listed) { return listed.lexicon.hash() == hash; });
    if (found != list_.end()) return found->lexicon;
    const std::lock_guard lock(mutex_);
    const auto known = kept_.find(hash);
    if (known != kept_.end()) return known->second;
    auto opened = find_kept(hash);
    if (opened) kept_.emplace(hash, *opened);
    return opened;
}

std::optional<Lexicon> LexiconStore::respelt(const Lexicon& lexicon, const engine::Alphabet& alphabet) const {
    if (lexicon.alphabet() == alphabet) return lexicon;
    if (!engine::catalogue::has_letters(alphabet)) return std::nullopt;
    const std::lock_guard lock(respelling_);
    const auto found = std::ranges::find_if(respelt_, [&](const Respelt& made) {
        return made.from == lexicon.hash() && made.lexicon.alphabet() == alphabet;
    });
    if (found != respelt_.end()) {
        respelt_.splice(respelt_.begin(), respelt_, found);
        return respelt_.front().lexicon;
    }
    auto made = open_or_respell(lexicon, alphabet);
    if (!made) return std::nullopt;
    respelt_.push_front({lexicon.hash(), *made});
    if (respelt_.size() > max_respelt) respelt_.pop_back();
    return made;
}

std::optional<Lexicon> LexiconStore::open_or_respell(const Lexicon& lexicon, const engine::Alphabet& alphabet) const {
    const std::filesystem::path file = places_.respelt / respelt_name(lexicon, alphabet);
    if (!places_.respelt.empty())
        if (auto kept = open_lexicon(file); kept && kept->alphabet() == alphabet) return *std::move(kept);
    auto made = engine::respelt(lexicon, alphabet);
    if (!made) return std::nullopt;
    if (!places_.respelt.empty()) keep_respelt(places_.respelt, file, *made);
    return *std::move(made);
}

bool LexiconStore::needs_respelt(const std::filesystem::path& file) const {
    if (file.extension() != ".lexicon") return false;
    const std::string name = file.filename().string();
    const auto is_of = [&name](const Hash& hash) { return name.starts_with(protocol::to_hex(hash)); };
    if (std::ranges::any_of(list_, [&](const auto& listed) { return is_of(listed.lexicon.hash()); })) return true;
    const std::unique_lock lock(respelling_, std::try_to_lock);
    return !lock || std::ranges::any_of(respelt_, [&](const auto& made) { return is_of(made.from); });
}

std::optional<LexiconStoreFault> LexiconStore::keep(const Lexicon& lexicon) const {
    const std::lock_guard lock(mutex_);
    if (kept_.contains(lexicon.hash())) return {};
    if (!find_kept(lexicon.hash())) {
        const auto file = kept_list(places_.compiled, lexicon.hash());
        if (!make_folder(places_.compiled)) return LexiconStoreFault{places_.compiled, {reason("cannot be made")}};
        if (!replace_whole(file, lexicon.bytes())) return LexiconStoreFault{file, {reason("cannot be written")}};
    }
    kept_.emplace(lexicon.hash(), lexicon);
    return {};
}

std::optional<Lexicon> LexiconStore::find_kept(const Hash& hash) const {
    auto lexicon = open_lexicon(kept_list(places_.compiled, hash));
    if (!lexicon || lexicon->hash() != hash) return std::nullopt;
    return *std::move(lexicon);
}

}  // namespace crisscross::server
