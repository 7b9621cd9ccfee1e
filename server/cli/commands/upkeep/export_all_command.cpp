#include <ostream>

#include "server/cli/commands/counted.hpp"
#include "server/cli/commands/exit_status.hpp"
#include "server/cli/commands/upkeep/upkeep_commands.hpp"

namespace crisscross::server {

int export_games(const ExportRequest& request, std::ostream& out, std::ostream& error) {
    const auto count = export_all(request);
    if (!count) return exit_status::refuse(error, count.error().why);
    for (const std::string& line : count->unread) error << "crisscross: " << line << '\n';
    out << request.folder.string() << ": " << counted(count->written, "game") << " exported, "
        << there_already(count->known);
    if (count->under_way > 0) out << "; left out: " << counted(count->under_way, "game") << " under way";
    if (!count->unread.empty()) out << "; " << counted(count->unread.size(), "game") << " cannot be read";
    out << '\n';
    return count->unread.empty() ? exit_status::right : exit_status::wrong;
}

}  // namespace crisscross::server
