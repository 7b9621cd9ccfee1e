#pragma once

#include <cstdint>
#include <string>
#include <string_view>

/// The bytes of a WebSocket client (RFC 6455), right or wrong.
namespace crisscross::test {

/// The first bytes of frames.
constexpr unsigned char text_frame = 0x81, first_part = 0x01, next_part = 0x00, ping_frame = 0x89;

/// A request for a WebSocket, from an address that a proxy names.
std::string upgrade_request(const std::string& address);

/// A frame with a mask of zeros. `claimed` is the length that it says, if that is not the length of the payload.
std::string raw_frame(unsigned char first_byte, std::string_view payload, std::uint64_t claimed = 0);

/// A text frame with an object of these fields.
std::string raw_message(std::string_view fields);

}  // namespace crisscross::test
