#pragma once

#include <cstdint>

namespace crisscross::load {

/// A server that does nothing but pass messages on, as quickly as Beast alone can. The first message of a connection,
/// "G A B", puts it into group G and is echoed. Each later message gives every member of the group a frame of A
/// bytes, and its sender then another of B bytes. Runs until SIGTERM.
void serve_bare(std::uint16_t port);

}  // namespace crisscross::load
