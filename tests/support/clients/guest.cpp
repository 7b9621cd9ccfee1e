#include "tests/support/clients/guest.hpp"

#include <unistd.h>

#include <atomic>
#include <chrono>
#include <nlohmann/json.hpp>
#include <thread>

#include "server/requests/request_id.hpp"

namespace crisscross::test {

namespace client = protocol::client;
namespace from_server = protocol::server;
using nlohmann::json;

namespace {

bool asks_to_wait(const protocol::ServerMessage& message) {
    const auto* error = std::get_if<from_server::Error>(&message);
    return error && error->code == "TOO_MANY_REQUESTS";
}

}  // namespace

protocol::ClientMessage with_id(protocol::ClientMessage request, const std::string& id) {
    std::visit(
        [&id](auto& group) {
            std::visit(
                [&id](auto& kind) {
                    if constexpr (requires { kind.id; }) kind.id = id;
                },
                group);
        },
        request);
    return request;
}

protocol::ClientMessage with_room(protocol::ClientMessage request, const std::string& room) {
    const auto fill = [&room]<class Kind>(Kind& kind) {
        if constexpr (requires { kind.game; } || std::is_same_v<Kind, client::Leave>)
            if (kind.room.empty()) kind.room = room;
    };
    std::visit([&fill](auto& kind) { std::visit(fill, kind); }, request);
    return request;
}

protocol::ClientMessage with_game(protocol::ClientMessage request, int game) {
    const auto fill = [game](auto& kind) {
        if constexpr (requires(int& number) { number = kind.game; })
            if (kind.game == protocol::first_game) kind.game = game;
    };
    std::visit([&fill](auto& kind) { std::visit(fill, kind); }, request);
    return request;
}

std::optional<std::string> answered_id(const protocol::ServerMessage& message) {
    return std::visit(
        [](const auto& kind) -> std::optional<std::string> {
            if constexpr (requires { kind.id; })
                return kind.id;
            else
                return std::nullopt;
        },
        message);
}

std::string described(const protocol::ServerMessage& message) {
    return protocol::write(message).substr(0, 400);
}

std::string Guest::new_id() {
    static std::atomic<std::uint64_t> last = 0;
    return "t" + std::to_string(getpid()) + "-" + std::to_string(++last);
}

Guest::Guest(std::uint16_t port, std::optional<std::string> known_token) : socket(port) {
    welcome = ask_for<from_server::Welcome>(client::Hello{.token = known_token});
    token = known_token ? *known_token : welcome.token.value();
}

protocol::ServerMessage Guest::next() {
    const auto frame = socket.receive();
    if (!frame) throw ConnectionLost("the server has closed the connection");
    auto message = protocol::read_server(*frame);
    if (!message) throw std::runtime_error("no message of the protocol: " + message.error().why + ": " + *frame);
    note(*message);
    return *std::move(message);
}

void Guest::note(const protocol::ServerMessage& message) {
    if (const auto* events = std::get_if<from_server::Events>(&message)) note(*events);
    if (const auto* present = std::get_if<from_server::Presence>(&message); present && present->room == room_)
        presence = *present;
    if (const auto* room = std::get_if<from_server::Room>(&message); room && room->room == room_) room_now = *room;
    if (const auto* ping = std::get_if<from_server::Ping>(&message))
        socket.send(protocol::write(client::Pong{ping->sent}));
    if (std::holds_alternative<from_server::Restarting>(message)) restarting = true;
}

void Guest::note(const from_server::Events& events) {
    if (events.room != room_ || events.game != game_) return elsewhere.push_back(events);
    for (const auto& entry : events.events) note(entry);
    may = events.may.text;
    asked = events.asked;
}

void Guest::note(const protocol::Entry& entry) {
    if (entry.version != version + 1)
        throw std::runtime_error("version " + std::to_string(entry.version) + " after " + std::to_string(version));
    version = entry.version;
    entries.push_back(entry);
}

protocol::ServerMessage Guest::ask(protocol::ClientMessage request) {
    if (with_id(request, "") == request) request = with_id(std::move(request), new_id());
    request = with_game(with_room(std::move(request), room_), game_);
    for (int patience = 200; patience > 0; --patience) {
        auto answer = answer_to(request);
        if (!asks_to_wait(answer)) return answer;
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    throw std::runtime_error("the server keeps asking to wait");
}

protocol::ServerMessage Guest::answer_to(const protocol::ClientMessage& request) {
    const auto id = server::request_id(request);
    socket.send(protocol::write(request));
    for (;;) {
        auto message = next();
        if (answered_id(message) == id) return message;
    }
}

std::uint32_t Guest::say(const protocol::ClientMessage& command) {
    return ask_for<from_server::Ok>(command).version.value_or(0);
}

from_server::Error Guest::refused(const protocol::ClientMessage& request) {
    return ask_for<from_server::Error>(request);
}

std::string Guest::create(const std::string& name, const engine::Settings& settings) {
    return ask_for<from_server::Created>(client::Create{.name = name, .settings = settings}).room;
}

from_server::Created Guest::create_and_join(client::Create request) {
    request.join = true;
    auto created = ask_for<from_server::Created>(request);
    adopt(created.room, created.view.value(), {});
    return created;
}

from_server::Joined Guest::join(const std::string& room, std::optional<std::uint32_t> seen) {
    auto joined = ask_for<from_server::Joined>(client::Join{.room = room, .seen = seen});
    adopt(joined.room, joined.view, seen);
    return joined;
}

void Guest::adopt(const std::string& room, const from_server::RoomView& view, std::optional<std::uint32_t> seen) {
    room_ = room;
    game_ = view.game;
    may = view.may.text;
    asked = view.asked;
    entries.clear();
    if (const auto* snapshot = std::get_if<protocol::Json>(&view.content)) {
        version = json::parse(snapshot->text).at("v");
        return;
    }
    version = seen.value();
    for (const auto& entry : std::get<std::vector<protocol::Entry>>(view.content)) note(entry);
}

json Guest::snapshot() {
    return json::parse(std::get<protocol::Json>(join(room_).view.content).text);
}

json Guest::log() {
    json all = json::array();
    for (;;) {
        const std::uint32_t from = all.empty() ? 1 : all.back().at("v").get<std::uint32_t>() + 1;
        const auto page = ask_for<from_server::Log>(client::Log{.from = from});
        if (page.events.empty()) return all;
        const json written = json::parse(protocol::write(page));
        all.insert(all.end(), written.at("events").begin(), written.at("events").end());
    }
}

std::vector<std::string> Guest::rack() {
    const auto joined = join(room_);
    const json everything = json::parse(std::get<protocol::Json>(joined.view.content).text);
    return everything.at("state")
        .at("players")
        .at(static_cast<std::size_t>(joined.view.seat.value()))
        .at("rack")
        .at("tiles");
}

void Guest::wait_for(std::uint32_t wanted) {
    while (version < wanted) next();
}

void Guest::follow_to(int game) {
    while (!room_now || room_now->newest != game) next();
    join(room_);
}

void Guest::wait_for_presence(const std::vector<bool>& seats) {
    while (!presence || presence->present != seats) next();
}

json Guest::event(std::uint32_t wanted) const {
    for (const auto& entry : entries)
        if (entry.version == wanted) return json::parse(entry.event.value().text);
    throw std::runtime_error("version " + std::to_string(wanted) + " has not arrived");
}

void Guest::catch_up() {
    ask(client::Rooms{});
}

}  // namespace crisscross::test
