#pragma once

#include <chrono>
#include <filesystem>

namespace crisscross::server {

class LexiconStore;

/// Removes the copies of the database that upgrades have left in its folder and that are older than this; returns how
/// many. Such copies still have what was deleted since. One that cannot be removed stays, and the log says so.
int remove_old_copies(const std::filesystem::path& data, std::chrono::hours age);

/// Does the same for word lists in the letters of other tiles, once the server has stopped offering the list that
/// they were made from. If a game still needs one, it is made again.
int remove_old_respelt(const LexiconStore& lexicons, std::chrono::hours age);

}  // namespace crisscross::server
