#include "tests/fuzz/seeds/seeds.hpp"

namespace crisscross::fuzz {

namespace {

/// A frame as a client sends it, with a mask of zeros.
std::string frame(unsigned char first_byte, std::string_view payload) {
    std::string text{static_cast<char>(first_byte)};
    if (payload.size() < 126) {
        text += static_cast<char>(0x80 | payload.size());
    } else {
        text += static_cast<char>(0x80 | 126);
        text += static_cast<char>(payload.size() >> 8 & 0xff);
        text += static_cast<char>(payload.size() & 0xff);
    }
    return text + std::string(4, '\0') + std::string(payload);
}

}  // namespace

void add_connections(const Seeds& seeds) {
    const std::string host = "Host: localhost\r\n";
    const std::string upgrade = "GET /ws HTTP/1.1\r\n" + host +
                                "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    constexpr unsigned char text = 0x81, fragment = 0x01, more = 0x80, ping = 0x89, close = 0x88, binary = 0x82;
    const std::string hello = R"({"type":"hello","id":"h","protocols":{"min":1,"max":1}})";
    seeds.add("page", "GET / HTTP/1.1\r\n" + host + "Accept-Encoding: gzip, br\r\n\r\n");
    seeds.add("script", "GET /assets/app-1234.js?x HTTP/1.1\r\n" + host + "If-None-Match: W/\"1\", *\r\n\r\n");
    seeds.add("head", "HEAD /room/K7QFW2MX HTTP/1.0\r\n" + host + "Connection: keep-alive\r\n\r\n");
    seeds.add("room", "GET /r/K7QFW2MX HTTP/1.1\r\n" + host + "\r\n");
    seeds.add("board", "GET /r/K7QFW2MX/board.png?v=3 HTTP/1.1\r\n" + host + "\r\n");
    seeds.add("feed", "GET /feed/" + std::string(64, 'a') + ".atom HTTP/1.1\r\n" + host + "\r\n");
    seeds.add("two", "GET /healthz HTTP/1.1\r\n\r\nGET /%2e%2e/secret HTTP/1.1\r\n" + host + "\r\n");
    seeds.add("body", "POST / HTTP/1.1\r\n" + host + "Content-Length: 3\r\n\r\nabc");
    seeds.add("chunks", "POST /x HTTP/1.1\r\n" + host + "Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n");
    seeds.add("expect", "PUT / HTTP/1.1\r\n" + host + "Expect: 100-continue\r\nContent-Length: 1\r\n\r\n");
    seeds.add("foreign", upgrade + "Origin: http://evil.example.org\r\n\r\n");
    seeds.add("other-host", "GET / HTTP/1.1\r\nHost: evil.example.org\r\n\r\n");
    seeds.add("hello", upgrade + "X-Forwarded-For: 10.0.0.1, 192.0.2.7\r\n\r\n" + frame(text, hello) +
                           frame(text, R"({"type":"rooms","id":"r"})") + frame(ping, "x"));
    seeds.add("create", upgrade + "\r\n" + frame(text, hello) +
                            frame(text, R"({"type":"create","id":"c","name":"Mara","settings":{},"join":true})"));
    seeds.add("catalogue", upgrade + "\r\n" + frame(text, hello) + frame(text, R"({"type":"catalogue","id":"c"})"));
    seeds.add("fragments", upgrade + "\r\n" + frame(fragment, hello.substr(0, 9)) + frame(ping, "") +
                               frame(more, hello.substr(9)) + frame(close, "\x03\xe8"));
    seeds.add("wrong-frames", upgrade + "\r\n" + frame(binary, hello) + frame(text, "\xff") + "\xff\xff");
    seeds.add("deflate", upgrade + "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n" +
                             frame(0xc1, std::string("\xaa\x56\x2a\xa9\x2c\x48\x55\xb2\x52\x02\x00", 11)));
}

}  // namespace crisscross::fuzz
