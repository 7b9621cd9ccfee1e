#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace crisscross::test {

/// A database as the first released version made it, with a game under way: `schema_1.sql`. It is never made anew
/// after the release, so that every later migration is tried on it.
struct FirstSchema {
    std::string sql{};
    std::string room{};
    std::vector<std::string> tokens{};  ///< of the players, by seat
    std::vector<std::string> words{};   ///< the list that the game uses
};

FirstSchema read_first_schema(const std::filesystem::path& file);
void write_first_schema(const std::filesystem::path& file, const FirstSchema& schema);

/// A whole database as SQL.
std::string dump(const std::filesystem::path& database);

/// Copies the games and the people of a database into a new one, made as the first released version would have made
/// it.
void copy_to_first_schema(const std::filesystem::path& from, const std::filesystem::path& to);

}  // namespace crisscross::test
