#include "server/lexicons/changes/list_changes.hpp"

#include <cerrno>
#include <cstring>
#include <map>
#include <set>
#include <span>

#include "engine/lexicon/word_list.hpp"
#include "server/files/whole_file.hpp"
#include "server/lexicons/changes/unchanged_list.hpp"
#include "server/lexicons/changes/word_lines.hpp"
#include "server/lexicons/host_list.hpp"
#include "server/log/log.hpp"

namespace crisscross::server {

namespace fs = std::filesystem;
using protocol::ListChange;

namespace {

/// More than the words take that a file may have, so that there is room for empty lines and repeated words.
constexpr std::size_t max_changes_bytes = std::size_t{1} << 20;

/// The files that change one list, whether or not they are there.
struct ChangeFiles {
    fs::path additions{};
    fs::path exclusions{};
};

ChangeFiles files_of(const HostLists& lists, const fs::path& folder, const std::string& id) {
    const auto found = lists.lists.find(id);
    const HostList known = found == lists.lists.end() ? HostList{} : found->second;
    const std::string name = known.name.empty() ? id : known.name;
    return {known.additions.value_or(folder / (name + ".add.txt")),
            known.exclusions.value_or(folder / (name + ".remove.txt"))};
}

/// One of them as it was read: without a text if it is not there.
struct ChangeFile {
    fs::path path{};
    std::string text{};
    std::vector<engine::Word> words{};
};

Answer<ChangeFile> read_changes(const fs::path& path) {
    ChangeFile file{.path = path};
    auto text = read_text(path, max_changes_bytes);
    if (!text && errno == ENOENT) return file;
    if (!text && errno == EFBIG) return full_file(path, max_changed_words);
    if (!text) return unreadable_file(path, errno);
    auto list = engine::parse_words(*text, engine::Alphabet::english());
    if (!list) return bad_line(path, list.error().line);
    file.text = *std::move(text);
    file.words = std::move(list->words);
    return file;
}

/// A link stays one: what it leads to is replaced.
std::optional<Complaint> write_changes(const ChangeFile& file, const std::string& text) {
    std::error_code error;
    const fs::path real = fs::canonical(file.path, error);
    const fs::path& target = error ? file.path : real;
    if (make_folder(target.parent_path()) && replace_whole(target, std::as_bytes(std::span(text)))) return {};
    const int why = errno;
    log::warning("a word list could not be changed", {{"file", target.string()}, {"why", std::strerror(why)}});
    return unwritten_file(file.path, why);
}

std::optional<Complaint> add_line(const ChangeFile& file, const ChangeFile& other, const std::string& word) {
    if (const int line = line_of(other.text, word)) return word_in_other_file(other.path, line);
    if (line_of(file.text, word) > 0) return {};
    if (file.words.size() >= max_changed_words) return full_file(file.path, max_changed_words);
    return write_changes(file, with_word(file.text, word));
}

std::optional<Complaint> remove_lines(const ChangeFile& file, const std::string& word) {
    if (line_of(file.text, word) == 0) return {};
    return write_changes(file, without_word(file.text, word));
}

using Spellings = std::set<std::string>;

Spellings spellings_in(const fs::path& path) {
    Spellings found;
    const auto file = read_changes(path);
    if (!file) return found;
    for (const engine::Word& word : file->words) found.insert(engine::Alphabet::english().text(word));
    return found;
}

/// What the files of one list do.
struct ListedChanges {
    Spellings added{};
    Spellings excluded{};

    std::optional<ListChange> of(const std::string& word) const {
        if (excluded.contains(word)) return ListChange::exclude;
        return added.contains(word) ? std::optional(ListChange::add) : std::nullopt;
    }
};

}  // namespace

std::vector<std::optional<ListChange>> changes_of(const fs::path& folder, const std::vector<WordOfList>& words) {
    const HostLists lists = find_host_lists(folder);
    std::map<std::string, ListedChanges> known;
    std::vector<std::optional<ListChange>> changes;
    for (const auto& [id, word] : words) {
        if (!known.contains(id)) {
            const ChangeFiles files = files_of(lists, folder, id);
            known[id] = {spellings_in(files.additions), spellings_in(files.exclusions)};
        }
        changes.push_back(known[id].of(word));
    }
    return changes;
}

std::optional<Complaint> change_list(const fs::path& folder, const WordOfList& what, ListChange change) {
    const ChangeFiles files = files_of(find_host_lists(folder), folder, what.list);
    const auto additions = read_changes(files.additions);
    if (!additions) return additions.error();
    const auto exclusions = read_changes(files.exclusions);
    if (!exclusions) return exclusions.error();
    if (change == ListChange::add) return add_line(*additions, *exclusions, what.word);
    if (change == ListChange::exclude) return add_line(*exclusions, *additions, what.word);
    if (auto refused = remove_lines(*exclusions, what.word)) return refused;
    return remove_lines(*additions, what.word);
}

}  // namespace crisscross::server
