#include "server/start/version.hpp"

namespace crisscross::server {

std::string program_version() {
    return CRISSCROSS_VERSION;
}

}  // namespace crisscross::server
