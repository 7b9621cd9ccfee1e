#include "tests/support/clients/attacker.hpp"

#include <sys/socket.h>
#include <sys/time.h>

#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/write.hpp>
#include <chrono>

#include "tests/support/clients/websocket_client.hpp"
#include "tests/support/games/mutation.hpp"

namespace crisscross::test {

namespace asio = boost::asio;
using asio::ip::tcp;

namespace {

constexpr std::size_t most_kept = 12;
constexpr int most_parts = 20;   // of what the server sends on a connection
constexpr int most_frames = 20;  // that are looked at while the game goes on

const std::string hello = R"({"type":"hello","id":"h","protocols":{"min":1,"max":1}})";
/// A request for a WebSocket, from an address that a proxy names.
std::string request_from(const std::string& address) {
    return "GET /ws HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: " + address +
           "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
           "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
}

constexpr unsigned char text = 0x81, first_part = 0x01, next_part = 0x00, ping = 0x89;

/// A frame with a mask of zeros. `claimed` is the length that it says, if that is not the length of the payload.
std::string frame(unsigned char first_byte, std::string_view payload, std::uint64_t claimed = 0) {
    const std::uint64_t size = claimed > 0 ? claimed : payload.size();
    std::string bytes{static_cast<char>(first_byte)};
    const int more = size < 126 ? 0 : size < 65536 ? 2 : 8;
    bytes += static_cast<char>(0x80 | (more == 0 ? size : more == 2 ? 126 : 127));
    for (int place = more - 1; place >= 0; --place) bytes += static_cast<char>(size >> (8 * place) & 0xff);
    return bytes + std::string(4, '\0') + std::string(payload);
}

std::string message(std::string_view fields) {
    return frame(text, "{" + std::string(fields) + "}");
}

}  // namespace

/// A connection on which anything may be sent. The server may have closed it, so errors do not matter.
class Attacker::Line {
public:
    explicit Line(std::uint16_t port) { socket_.connect({asio::ip::address_v4::loopback(), port}, ignored_); }

    void send(std::string_view bytes) {
        socket_.non_blocking(true, ignored_);  // the server may not read
        socket_.write_some(asio::buffer(bytes.data(), bytes.size()), ignored_);
    }
    /// Some of what arrives within a moment.
    void read() {
        std::array<char, 8192> part{};
        socket_.non_blocking(false, ignored_);
        const timeval moment{0, 20'000};
        ::setsockopt(socket_.native_handle(), SOL_SOCKET, SO_RCVTIMEO, &moment, sizeof moment);
        for (int parts = 0; parts < most_parts; ++parts)
            if (::recv(socket_.native_handle(), part.data(), part.size(), 0) <= 0) return;
    }
    /// As when a machine is switched off and another answers for it: no goodbye, and nothing more is taken.
    void vanish() {
        socket_.set_option(asio::socket_base::linger(true, 0), ignored_);
        socket_.close(ignored_);
    }

private:
    asio::io_context context_{};
    tcp::socket socket_{context_};
    boost::system::error_code ignored_{};
};

Attacker::Attacker(std::uint16_t port, std::string room, std::uint32_t seed)
    : port_(port),
      room_(std::move(room)),
      random_(seed),
      watches_from_("203.0.113." + std::to_string(seed)),
      request_(request_from("198.51.100." + std::to_string(seed))) {}
Attacker::~Attacker() = default;

void Attacker::attack() {
    static constexpr std::array attacks{
        &Attacker::garbage,      &Attacker::broken_request, &Attacker::half_a_request,  &Attacker::silence,
        &Attacker::half_a_frame, &Attacker::fragments,      &Attacker::too_large_frame, &Attacker::wrong_frames,
        &Attacker::wrong_text,   &Attacker::wrong_messages, &Attacker::wrong_codes,     &Attacker::changing_seats,
        &Attacker::deaf_joins,   &Attacker::watching,       &Attacker::seizing_the_room};
    (this->*attacks[below(attacks.size())])();
}

void Attacker::leave() {
    kept_.clear();
}

std::string Attacker::some_bytes(std::size_t most) {
    std::string bytes(1 + below(most), '\0');
    for (char& byte : bytes) byte = static_cast<char>(random_());
    return bytes;
}

std::unique_ptr<Attacker::Line> Attacker::connected() {
    return std::make_unique<Line>(port_);
}

std::unique_ptr<Attacker::Line> Attacker::with_socket() {
    auto line = connected();
    line->send(request_);
    line->read();  // a frame may follow only the answer
    return line;
}

std::unique_ptr<Attacker::Line> Attacker::greeted() {
    auto line = with_socket();
    line->send(frame(text, hello));
    return line;
}

void Attacker::keep(std::unique_ptr<Line> line) {
    kept_.push_back(std::move(line));
    if (kept_.size() > most_kept) kept_.erase(kept_.begin());
}

void Attacker::garbage() {
    const auto line = connected();
    line->send(some_bytes(3000));
    if (below(2) == 0) line->read();
}

void Attacker::broken_request() {
    const auto line = connected();
    line->send(
        mutated(request_, "Transfer-Encoding: chunked\r\nContent-Length: 99999999\r\nExpect: 100-continue", random_));
    if (below(2) == 0) line->read();
}

void Attacker::half_a_request() {
    auto line = connected();
    line->send(std::string_view(request_).substr(0, below(request_.size())));
    keep(std::move(line));
}

void Attacker::silence() {
    keep(below(2) == 0 ? connected() : with_socket());
}

void Attacker::half_a_frame() {
    const auto line = greeted();
    line->send(frame(text, some_bytes(100), 200 + below(10'000)));
    line->vanish();
}

void Attacker::fragments() {
    auto line = greeted();
    std::string flood = frame(first_part, "{");
    for (int count = 0; count < 3000; ++count) flood += frame(below(2) == 0 ? next_part : ping, "");
    line->send(flood);
    if (below(2) == 0) line->vanish();
    keep(std::move(line));
}

void Attacker::too_large_frame() {
    const auto line = greeted();
    line->send(frame(text, some_bytes(1000), below(2) == 0 ? 20'000 : std::uint64_t{1} << 62));
    line->read();
}

void Attacker::wrong_frames() {
    const auto line = with_socket();
    switch (below(5)) {
        case 0:
            line->send(frame(0x83, "a kind of frame that does not exist"));
            break;
        case 1:
            line->send(frame(0xf1, "bits that nobody has agreed on"));
            break;
        case 2:
            line->send(frame(ping, std::string(126, 'x')));
            break;
        case 3:
            line->send(frame(0x80, "the end of nothing"));
            break;
        default:
            line->send("\x81\x05naked");  // without a mask
    }
    line->read();
}

void Attacker::wrong_text() {
    const auto line = below(2) == 0 ? greeted() : with_socket();
    line->send(frame(text, below(2) == 0 ? some_bytes(100) : std::string(2000, '[')));
    line->read();
}

void Attacker::wrong_messages() {
    const auto line = greeted();
    const std::string about = R"("room":")" + room_ + R"(","game":1,"id":"w")";
    const std::array messages{
        R"({"type":"play","turn":1,"placement":[{"cell":[7,7],"tile":"A"},{"cell":[7,8],"tile":"?","as":"B"}],)" +
            about + "}",
        R"({"type":"exchange","turn":2,"tiles":["A","B","?"],)" + about + "}",
        R"({"type":"join","id":"j","room":")" + room_ + R"(","seen":3})",
        R"({"type":"log","from":1,"to":4,)" + about + "}",
        R"({"type":"lookup","words":["AT","ZZZ"],)" + about + "}",
        R"({"type":"word","word":"AT",)" + about + "}",
        R"({"type":"resign",)" + about + "}",
        R"({"type":"set_entry","entry":"password","password":"mine",)" + about + "}",
        R"({"type":"set_watching","watching":{"allowed":true,"delay_moves":2,"delay_seconds":9},)" + about + "}",
        R"({"type":"propose_game","settings":{"system":"super"},"turned":true,)" + about + "}",
        R"({"type":"propose_clock","proposal":{"type":"pause"},)" + about + "}",
        R"({"type":"set_webhook","format":"plain","address":"http://10.0.0.1/","turns":true,)" + about + "}",
        R"({"type":"subscribe","address":"https://10.0.0.1/","key":"BAAA","secret":"AAAA",)" + about + "}",
        R"({"type":"set_calls","reminders":7,"night_from":0,"night_to":1439,"zone":"UTC",)" + about + "}",
        std::string(R"({"type":"create","id":"c","name":"Eve","settings":{"ruling":"vote","rack_size":7}})")};
    for (int count = 0; count < 30; ++count)
        line->send(frame(text, mutated(messages[below(messages.size())], messages[below(messages.size())], random_)));
    line->read();
}

void Attacker::wrong_codes() {
    static constexpr std::string_view letters = "ABCDEFGHJKMNPQRSTVWXYZ0123456789";
    const auto line = greeted();
    for (int count = 0; count < 30; ++count) {
        std::string code(8, '?');
        for (char& letter : code) letter = letters[below(letters.size())];
        line->send(message(R"("type":"join","id":"j","room":")" + code + '"'));
    }
    line->read();
}

void Attacker::changing_seats() {
    const auto line = greeted();
    const std::string about = R"(,"room":")" + room_ + R"(","game":1)";
    line->send(message(R"("type":"join","id":"j","room":")" + room_ + '"'));
    for (int count = 0; count < 40; ++count) {
        const std::string id = R"(,"id":"s)" + std::to_string(count) + '"';
        line->send(message(R"("type":"take_seat","name":"Eve")" + about + id));
        line->send(message(R"("type":"leave_seat")" + about + id + "x"));
        line->send(message(R"("type":"add_stand_in","seat":0,"strength":"strong")" + about + id + "y"));
    }
    line->read();
}

// All of this is for the host of the room, or for the players.
void Attacker::seizing_the_room() {
    static constexpr std::array requests{R"("type":"set_entry","entry":"password","password":"mine")",
                                         R"("type":"lock_room","locked":true)",
                                         R"("type":"set_watching","watching":{"allowed":false})",
                                         R"("type":"close_room")",
                                         R"("type":"keep_seat","name":"Eve")",
                                         R"("type":"leave_out","name":"Eve")",
                                         R"("type":"propose_game")",
                                         R"("type":"propose_clock","proposal":{"type":"pause"})",
                                         R"("type":"begin_holiday")",
                                         R"("type":"set_webhook","format":"plain","address":"http://192.0.2.1/")",
                                         R"("type":"remove_webhook")",
                                         R"("type":"test_webhook")",
                                         R"("type":"sign_out","device":1)"};
    const auto line = greeted();
    line->send(message(R"("type":"join","id":"j","room":")" + room_ + R"(","password":"guess")"));
    for (const std::string request : requests)
        line->send(message(request + R"(,"id":"r","room":")" + room_ + R"(","game":1)"));
    for (const std::string name : {"Mara", "Jonas", "Guest 0", "Guest 1"})
        for (const std::string type : {"remove_person", "hand_over_room"})
            line->send(message(R"("type":")" + type + R"(","id":"r","room":")" + room_ + R"(","game":1,"name":")" +
                               name + '"'));
    line->send(message(R"("type":"hello","id":"h","hand_over":")" + std::string(64, '0') + '"'));
    line->read();
}

void Attacker::deaf_joins() {
    const auto line = greeted();
    for (int count = 0; count < 100; ++count)
        line->send(message(R"("type":"join","id":"j)" + std::to_string(count) + R"(","room":")" + room_ + '"'));
    line->vanish();
}

void Attacker::watching() {
    try {
        WebSocketClient socket(port_, {.forwarded_for = watches_from_});
        socket.send(hello);
        socket.send(R"({"type":"join","id":"j","room":")" + room_ + R"("})");
        for (int count = 0; count < most_frames; ++count)
            if (!socket.receive_within(std::chrono::milliseconds(100))) break;
        frames_.insert(frames_.end(), socket.frames().begin(), socket.frames().end());
    } catch (const std::exception&) {
        return;  // the server has no place for it
    }
}

}  // namespace crisscross::test
