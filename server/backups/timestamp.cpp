#include "server/backups/timestamp.hpp"

#include <ctime>

namespace crisscross::server {

std::string timestamp(Moment moment) {
    const std::time_t seconds = moment / 1000;
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    char text[32];
    return {text, std::strftime(text, sizeof text, "%Y-%m-%dT%H-%M-%SZ", &parts)};
}

}  // namespace crisscross::server
