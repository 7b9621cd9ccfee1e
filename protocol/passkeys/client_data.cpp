#include "protocol/passkeys/client_data.hpp"

#include <nlohmann/json.hpp>

namespace crisscross::protocol {

std::optional<ClientData> read_client_data(std::span<const std::uint8_t> json) {
    const auto data = nlohmann::json::parse(json.begin(), json.end(), nullptr, false);
    if (!data.is_object()) return std::nullopt;
    ClientData read;
    for (const auto& [name, value] : {std::pair{"type", &read.type}, std::pair{"challenge", &read.challenge},
                                      std::pair{"origin", &read.origin}}) {
        const auto found = data.find(name);
        if (found == data.end() || !found->is_string()) return std::nullopt;
        *value = found->get<std::string>();
    }
    return read;
}

}  // namespace crisscross::protocol
