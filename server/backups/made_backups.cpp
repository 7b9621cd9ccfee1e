#include "server/backups/made_backups.hpp"

#include <fstream>
#include <sstream>

#include "server/sealing/private_file.hpp"

namespace crisscross::server {

namespace fs = std::filesystem;

namespace {

constexpr const char* list_name = "made-by-server.txt";

// Whatever is in the list, nothing outside the folder may be removed.
bool is_backup_name(const std::string& name) {
    return name.starts_with("crisscross-") && name.find('/') == std::string::npos;
}

}  // namespace

std::vector<MadeBackup> MadeBackups::list() const {
    std::vector<MadeBackup> found;
    std::ifstream in(folder_ / list_name);
    for (std::string line; std::getline(in, line);) {
        MadeBackup made;
        std::istringstream words(line);
        if (words >> made.at >> made.name && is_backup_name(made.name)) found.push_back(std::move(made));
    }
    return found;
}

std::optional<UpkeepFault> MadeBackups::add(const MadeBackup& made) const {
    auto all = list();
    all.push_back(made);
    return write(all);
}

std::optional<UpkeepFault> MadeBackups::remove_old(std::size_t keep) const {
    auto all = list();
    if (all.size() <= keep) return std::nullopt;
    const auto kept = all.end() - static_cast<std::ptrdiff_t>(keep);
    for (auto old = all.begin(); old != kept; ++old) {
        std::error_code error;
        fs::remove(folder_ / old->name, error);
        if (error)
            return UpkeepFault{(folder_ / old->name).string() + " cannot be removed: " + error.message(),
                               UpkeepCause::old_one_stays};
    }
    all.erase(all.begin(), kept);
    return write(all);
}

std::optional<UpkeepFault> MadeBackups::write(const std::vector<MadeBackup>& all) const {
    std::string text;
    for (const MadeBackup& made : all) text += std::to_string(made.at) + ' ' + made.name + '\n';
    return write_private(folder_ / list_name, text, Existing::replace);
}

}  // namespace crisscross::server
