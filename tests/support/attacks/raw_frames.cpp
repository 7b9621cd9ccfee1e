#include "tests/support/attacks/raw_frames.hpp"

namespace crisscross::test {

std::string upgrade_request(const std::string& address) {
    return "GET /ws HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: " + address +
           "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
           "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
}

std::string raw_frame(unsigned char first_byte, std::string_view payload, std::uint64_t claimed) {
    const std::uint64_t size = claimed > 0 ? claimed : payload.size();
    std::string bytes{static_cast<char>(first_byte)};
    const int more = size < 126 ? 0 : size < 65536 ? 2 : 8;
    bytes += static_cast<char>(0x80 | (more == 0 ? size : more == 2 ? 126 : 127));
    for (int place = more - 1; place >= 0; --place) bytes += static_cast<char>(size >> (8 * place) & 0xff);
    return bytes + std::string(4, '\0') + std::string(payload);
}

std::string raw_message(std::string_view fields) {
    return raw_frame(text_frame, "{" + std::string(fields) + "}");
}

}  // namespace crisscross::test
