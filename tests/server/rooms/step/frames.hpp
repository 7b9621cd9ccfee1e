#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "protocol/messages/message_parts.hpp"

namespace crisscross::test {

/// The version that a snapshot shows.
inline std::uint32_t version_of(const protocol::Json& snapshot) {
    return static_cast<std::uint32_t>(std::stoul(snapshot.text.substr(snapshot.text.find("\"v\":") + 4)));
}

/// What is new in a list since this many of its items were checked. It may have been emptied meanwhile.
template <class Item>
std::span<const Item> unchecked(const std::vector<Item>& items, std::size_t& checked) {
    if (checked > items.size()) checked = 0;
    return std::span(items).subspan(std::exchange(checked, items.size()));
}

}  // namespace crisscross::test
