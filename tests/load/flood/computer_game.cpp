#include "tests/load/flood/computer_game.hpp"

namespace crisscross::load {

using namespace std::chrono_literals;
using nlohmann::json;
using Clock = std::chrono::steady_clock;

namespace {

constexpr auto pause_before_pass = 250ms;  // so that the game is longer than a measurement

}  // namespace

ComputerGame::ComputerGame(boost::asio::io_context& context, std::uint16_t port, const ComputerGameSetup& setup)
    : connection_(context, port, setup.from), pause_(context) {
    connection_.ask({{"type", "hello"}, {"protocols", {{"min", 1}, {"max", 1}}}});
    const json settings{{"system", "super"}, {"rack_size", setup.rack_size}};
    room_ =
        connection_.ask({{"type", "create"}, {"name", "Person"}, {"settings", settings}, {"join", true}}).at("room");
    for (int count = 0; count < setup.computers; ++count)
        connection_.ask({{"type", "add_computer"}, {"room", room_}, {"game", 1}, {"strength", "strong"}});
    connection_.ask({{"type", "start"}, {"room", room_}, {"game", 1}});
    connection_.on_frame([this](std::string_view frame) { receive(json::parse(frame)); });
    receive(connection_.ask({{"type", "join"}, {"room", room_}}));
}

void ComputerGame::receive(const json& message) {
    if (message.value("asked", "") != "move") return;
    if (passes_ > 0) delays_.push_back(std::chrono::duration<double, std::milli>(Clock::now() - passed_).count());
    for (const json& allowed : message.at("may"))
        if (allowed.at("command") == "pass") {
            pause_.expires_after(pause_before_pass);
            pause_.async_wait([this, turn = allowed.at("turn").get<int>()](boost::system::error_code error) {
                if (!error) pass(turn);
            });
        }
}

void ComputerGame::pass(int turn) {
    const std::string id = "p" + std::to_string(++passes_);
    passed_ = Clock::now();
    connection_.send(json{{"type", "pass"}, {"id", id}, {"room", room_}, {"game", 1}, {"turn", turn}}.dump());
}

}  // namespace crisscross::load
