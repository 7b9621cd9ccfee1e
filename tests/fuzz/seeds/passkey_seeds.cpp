#include "tests/fuzz/seeds/seeds.hpp"

#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/support/paths/paths.hpp"

namespace crisscross::fuzz {

void add_passkeys(const Seeds& seeds) {
    std::ifstream file(test::in_project("tests/server/passkeys/chromium.json"));
    const auto recorded = nlohmann::json::parse(file);
    for (const auto& passkey : recorded["passkeys"]) {
        const auto field = [&](const char* part, const char* name) {
            return passkey[part][name].get<std::string>() + '\n';
        };
        const std::string kind = passkey["key"];
        const std::string key = field("made", "public_key");
        const std::string signature = field("signed", "signature");
        seeds.add(kind + "-made", field("made", "client_data") + field("made", "authenticator_data") + key);
        seeds.add(kind + "-signed",
                  field("signed", "client_data") + field("signed", "authenticator_data") + key + signature);
    }
    seeds.add("raw", R"({"type":"webauthn.create","challenge":"AQID","origin":"http://localhost"})");
}

}  // namespace crisscross::fuzz
