#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

/// The golden messages of protocol/fixtures.
namespace crisscross::test {

struct Fixture {
    std::string name{};
    std::string text{};
    nlohmann::json value{};
};

std::filesystem::path fixture_folder();

/// All of one folder (`client`, `server`, `events`), by name. Throws if there is none.
std::vector<Fixture> fixtures(const std::string& folder);

/// How often a random test repeats itself: `full` in the long run (CRISSCROSS_LONG=1), else `brief`.
int repetitions(int brief, int full);

/// Whether fixtures that tests make are to be written anew.
bool update_wanted();

}  // namespace crisscross::test
