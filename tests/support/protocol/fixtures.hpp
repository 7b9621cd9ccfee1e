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

/// Whether fixtures that tests make are to be written anew.
bool update_wanted();

}  // namespace crisscross::test
