#pragma once

#include <string>
#include <vector>

namespace crisscross::test {

/// Each message that a client can send (protocol/fixtures/client), to this room.
std::vector<std::string> sample_messages(const std::string& room);

}  // namespace crisscross::test
