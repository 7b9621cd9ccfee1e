#include "protocol/messages/games/end_names.hpp"

#include "protocol/json/names.hpp"

namespace crisscross::protocol {

std::string_view name_of(engine::EndReason reason) {
    for (const auto& name : json::Names<engine::EndReason>::all)
        if (name.value == reason) return name.text;
    throw std::logic_error("a reason of an end has no name");
}

std::optional<engine::EndReason> find_reason(std::string_view name) {
    for (const auto& known : json::Names<engine::EndReason>::all)
        if (known.text == name) return known.value;
    return std::nullopt;
}

}  // namespace crisscross::protocol
