#include "server/metrics/outcome.hpp"

namespace crisscross::server {

Outcome outcome_of(std::string_view code) {
    if (code == "STORAGE_FAILED" || code == "INTERNAL") return Outcome::failed;
    if (code.starts_with("TOO_MANY_") || code == "SERVER_FULL") return Outcome::limited;
    return Outcome::refused;
}

Outcome outcome_of(const protocol::ServerMessage& answer) {
    const auto* error = std::get_if<protocol::server::Error>(&answer);
    return error ? outcome_of(error->code) : Outcome::ok;
}

}  // namespace crisscross::server
