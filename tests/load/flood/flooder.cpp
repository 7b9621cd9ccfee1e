#include "tests/load/flood/flooder.hpp"

#include <array>

namespace crisscross::load {

using nlohmann::json;

namespace {

constexpr int unanswered_at_a_time = 32;
const std::string own_address = "127.0.0.2";

constexpr std::array questions{
    R"("type":"hint")",
    R"("type":"join")",
    R"("type":"catalogue")",
    R"("type":"log","from":1)",
    R"("type":"rooms")",
    R"("type":"chat")",
    R"("type":"word","word":"stainer")",
    R"("type":"devices")",
    R"("type":"calls")",
    R"("type":"webhook")",
    R"("type":"follow_public_games")",
    R"("type":"name_room","name":"Flood")",
    R"("type":"preview","placement":[{"cell":[10,10],"tile":"A"},{"cell":[10,11],"tile":"T"}])"};

}  // namespace

Flooder::Flooder(boost::asio::io_context& context, std::uint16_t port) : connection_(context, port, own_address) {
    const json welcome = connection_.ask({{"type", "hello"}, {"protocols", {{"min", 1}, {"max", 1}}}});
    const json settings{{"system", "super"}, {"rack_size", 20}, {"hints", "own_rack"}};
    room_ =
        connection_.ask({{"type", "create"}, {"name", "Flooder"}, {"settings", settings}, {"join", true}}).at("room");
    connection_.ask({{"type", "add_computer"}, {"room", room_}, {"game", 1}, {"strength", "beginner"}});
    connection_.ask({{"type", "start"}, {"room", room_}, {"game", 1}});
    over_http_.emplace(context, port, welcome.at("token"), room_);
    computers_.emplace(context, port, ComputerGameSetup{.computers = 3, .rack_size = 20, .from = own_address});
    connection_.on_frame([this](std::string_view frame) { receive(frame); });
}

void Flooder::begin() {
    for (int count = 0; count < unanswered_at_a_time; ++count) ask_next();
    over_http_->ask_next();
}

void Flooder::receive(std::string_view frame) {
    if (frame.find(R"("id":"f)") == std::string_view::npos) return;
    ++answered_;
    ask_next();
}

void Flooder::ask_next() {
    const std::string question = questions[static_cast<std::size_t>(asked_) % questions.size()];
    connection_.send('{' + question + R"(,"id":"f)" + std::to_string(++asked_) + R"(","room":")" + room_ +
                     R"(","game":1})");
}

}  // namespace crisscross::load
