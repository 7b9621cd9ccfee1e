#pragma once

#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

namespace crisscross::test {

/// `protocol/openapi.json`.
const nlohmann::json& open_api();

/// The names of the parameters of a path, where they stand in the query.
std::set<std::string> documented_parameters(const std::string& path);

/// How a value differs from what the description says of the answers of this path with this status, each difference
/// with its place; empty if nothing does. Throws for a keyword of JSON Schema that it does not know, so that none is
/// passed over.
std::vector<std::string> differences(const std::string& path, int status, const nlohmann::json& value,
                                     const std::string& method = "get");

}  // namespace crisscross::test
