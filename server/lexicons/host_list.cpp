#include "server/lexicons/host_list.hpp"

#include <algorithm>
#include <string_view>

#include "engine/text/ascii.hpp"

namespace crisscross::server {

namespace {

constexpr std::size_t max_id_bytes = 40;

bool is_id(std::string_view text) {
    return !text.empty() && text.size() <= max_id_bytes && std::ranges::all_of(text, [](char c) {
        return engine::is_small(c) || engine::is_digit(c) || c == '-' || c == '_';
    });
}

using Part = std::optional<std::filesystem::path> HostList::*;

struct Ending {
    std::string_view text;
    Part part;
};
constexpr Ending endings[] = {
    {".add.txt", &HostList::additions}, {".remove.txt", &HostList::exclusions}, {".txt", &HostList::words}};

void add_file(HostLists& found, const std::filesystem::path& file) {
    const std::string name = file.filename().string();
    const auto* const ending = std::find_if(std::begin(endings), std::end(endings), [&name](const Ending& candidate) {
        return engine::in_small_letters(name).ends_with(candidate.text);
    });
    if (ending == std::end(endings)) return;
    const std::string spelt = name.substr(0, name.size() - ending->text.size());
    const std::string id = engine::in_small_letters(spelt);
    if (!is_id(id)) {
        found.faults.push_back({file, {"needs a name of 1 to 40 letters A-Z, digits, - and _"}});
        return;
    }
    HostList& list = found.lists[id];
    if (list.*ending->part) {
        found.faults.push_back({file, {"has the same name as " + (list.*ending->part)->filename().string()}});
        return;
    }
    list.*ending->part = file;
    if (list.name.empty() || list.words == file) list.name = spelt;
}

}  // namespace

std::string sentence(const LexiconStoreFault& fault) {
    const std::string line = fault.fault.line > 0 ? ":" + std::to_string(fault.fault.line) : "";
    return fault.file.string() + line + ": " + fault.fault.why;
}

HostLists find_host_lists(const std::filesystem::path& folder) {
    HostLists found;
    std::error_code error;
    std::vector<std::filesystem::path> files;
    for (std::filesystem::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error)) {
        std::error_code unknown;
        if (!entry->is_directory(unknown)) files.push_back(entry->path());
    }
    if (error && error != std::errc::no_such_file_or_directory)
        found.faults.push_back({folder, {"cannot be read: " + error.message()}});
    std::sort(files.begin(), files.end());
    for (const auto& file : files) add_file(found, file);
    return found;
}

}  // namespace crisscross::server
