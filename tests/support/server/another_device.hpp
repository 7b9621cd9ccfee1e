#pragma once

#include <string>

#include "tests/support/server/test_server.hpp"

namespace crisscross::test {

/// The token of another device on which the guest has signed in by a link.
std::string another_device(const TestServer& server, Guest& guest);

}  // namespace crisscross::test
