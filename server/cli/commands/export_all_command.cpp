#include <ostream>

#include "server/cli/commands/upkeep_commands.hpp"

namespace crisscross::server {

int export_games(const ExportRequest& request, std::ostream& out, std::ostream& error) {
    const auto count = export_all(request);
    if (!count) {
        error << "crisscross: " << count.error().why << '\n';
        return 2;
    }
    out << request.folder.string() << ": " << count->written << " games exported, " << count->known
        << " were there already";
    if (count->under_way > 0) out << ", " << count->under_way << " are under way and were left out";
    out << '\n';
    return 0;
}

}  // namespace crisscross::server
