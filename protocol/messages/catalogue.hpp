#pragma once

#include "protocol/messages/message_parts.hpp"

namespace crisscross::protocol {

/// Every system with its rules, the values of its knobs and what they can be, and every knob that a room may set.
struct CatalogueText {
    Json systems{};
    Json knobs{};
};

/// Written once; the same for every client.
const CatalogueText& catalogue_text();

}  // namespace crisscross::protocol
