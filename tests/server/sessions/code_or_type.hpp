#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace crisscross::test {

/// The code of an error; of any other answer its type.
inline std::string code_or_type(const nlohmann::json& answer) {
    return answer.value("code", answer.at("type").get<std::string>());
}

}  // namespace crisscross::test
