#include <ostream>

#include "server/cli/commands/counted.hpp"
#include "server/cli/commands/upkeep/upkeep_commands.hpp"

namespace crisscross::server {

int export_games(const ExportRequest& request, std::ostream& out, std::ostream& error) {
    const auto count = export_all(request);
    if (!count) {
        error << "crisscross: " << count.error().why << '\n';
        return 2;
    }
    out << request.folder.string() << ": " << counted(count->written, "game") << " exported, " << count->known
        << " were there already";
    if (count->under_way > 0) out << "; left out: " << counted(count->under_way, "game") << " under way";
    out << '\n';
    return 0;
}

}  // namespace crisscross::server
