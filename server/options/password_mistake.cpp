#include "server/options/password_mistake.hpp"

#include "server/options/config.hpp"

namespace crisscross::server {

std::optional<std::string> password_mistake(const Config& config) {
    const bool asks = config.entry == EntryRule::password;
    if (asks && config.password.empty()) return "the entry `password` needs a password (--password-file)";
    // A password that nobody is asked for would be a door that stands open.
    if (!asks && !config.password.empty())
        return "there is a password (--password-file), but the entry is not `password`";
    return std::nullopt;
}

}  // namespace crisscross::server
