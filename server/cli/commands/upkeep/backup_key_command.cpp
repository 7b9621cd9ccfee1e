#include <ostream>

#include "server/cli/commands/upkeep/upkeep_commands.hpp"
#include "server/sealing/backup_key.hpp"
#include "server/sealing/private_file.hpp"

namespace crisscross::server {

// The secret key goes to a file, so that no terminal or log shows it.
int make_backup_key(const std::filesystem::path& file, std::ostream& out, std::ostream& error) {
    const SecretKey key = new_secret_key();
    if (const auto fault = write_private(file, text_of(key) + '\n', Existing::refuse)) {
        error << "crisscross: " << fault->why << '\n';
        return 2;
    }
    out << text_of(public_key_of(key)) << '\n';
    return 0;
}

}  // namespace crisscross::server
