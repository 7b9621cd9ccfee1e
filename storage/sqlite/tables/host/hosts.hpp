#pragma once

#include <optional>

#include "storage/host/host.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

/// Also deletes the links that have expired at `now`.
void create_host_link(Database& database, const TokenHash& secret, std::int64_t expires, std::int64_t now);
/// Deletes the link and begins a session; nothing, and no change, if the link is unknown or has expired at `now`.
std::optional<HostSession> exchange_host_link(Database& database, const TokenHash& secret, const TokenHash& token,
                                              std::int64_t expires, std::int64_t now);
std::optional<HostSession> find_host_session(Database& database, const TokenHash& token, std::int64_t now);
void end_host_session(Database& database, HostSession session);
/// Also ends all links.
void end_host_sessions(Database& database);

}  // namespace crisscross::storage
