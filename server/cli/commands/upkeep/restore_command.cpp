#include <cerrno>
#include <cstring>
#include <ostream>

#include "server/cli/commands/counted.hpp"
#include "server/cli/commands/exit_status.hpp"
#include "server/cli/commands/upkeep/upkeep_commands.hpp"
#include "server/files/whole_file.hpp"

namespace crisscross::server {

namespace {

void print(const Restored& restored, const std::filesystem::path& data, std::ostream& out) {
    out << data.string() << ": " << counted(restored.summary.rooms, "room") << ", "
        << counted(restored.summary.games, "game") << ", " << counted(restored.lists, "word list") << '\n';
    if (restored.set_aside) out << "what was there before is in " << restored.set_aside->string() << '\n';
    if (restored.missing_lists > 0)
        out << "word lists that games use and the backup does not have: " << restored.missing_lists << '\n';
}

}  // namespace

int restore_backup(RestoreRequest request, const std::filesystem::path& key, std::ostream& out, std::ostream& error) {
    if (!key.empty()) {
        const auto text = read_whole(key);
        if (!text) return exit_status::refuse(error, key.string() + " cannot be read: " + std::strerror(errno));
        request.key = read_secret_key(*text);
        if (!request.key) return exit_status::refuse(error, key.string() + " does not hold a secret key");
    }
    const auto restored = restore(request);
    if (!restored) return exit_status::refuse(error, restored.error().why);
    print(*restored, request.data, out);
    return 0;
}

}  // namespace crisscross::server
