#include <nlohmann/json.hpp>
#include <set>

#include "protocol/command_text.hpp"
#include "protocol/messages/codec.hpp"
#include "tests/fuzz/require.hpp"
#include "tests/fuzz/targets.hpp"
#include "tests/support/engine/texts.hpp"

namespace crisscross::fuzz {

namespace {

namespace client = protocol::client;

/// The fault is typed. `NOT_JSON` ends the connection, so it is only for what is not JSON.
void check_fault(const protocol::Fault& fault, std::string_view bytes) {
    static const std::set<std::string> codes{"BAD_MESSAGE", "UNKNOWN_TYPE", "NOT_JSON"};
    require(codes.contains(fault.code) && !fault.why.empty(), "a message that cannot be used has a typed fault");
    require(fault.code != "NOT_JSON" || !nlohmann::json::accept(bytes), "only what is not JSON is refused as such");
}

/// Tiles are read with the rules of the room.
struct ReadTiles {
    const engine::Rules& rules;

    void operator()(const client::Play& play) const { placement(play.placement); }
    void operator()(const client::Preview& preview) const { placement(preview.placement); }
    void operator()(const client::Exchange& exchange) const {
        const auto tiles = protocol::read_tiles(rules, exchange.tiles);
        require(!tiles || tiles->total() == static_cast<int>(exchange.tiles.size()), "each spelling is one tile");
    }
    template <class Other>
    void operator()(const Other&) const {}

    void placement(const std::vector<protocol::LayText>& lays) const {
        const auto edits = protocol::read_placement(rules, lays);
        require(!edits || edits->size() == lays.size(), "each lay is one edit");
    }
};

void read_tiles(const protocol::ClientMessage& message) {
    static const engine::Rules shmac = test::system_rules("shmac");
    for (const engine::Rules* rules : {&test::classic(), &shmac})
        std::visit([&](const auto& kind) { std::visit(ReadTiles{*rules}, kind); }, message);
}

}  // namespace

void client_message(std::string_view bytes) {
    const auto message = protocol::read_client(bytes);
    if (!message) return check_fault(message.error(), bytes);
    const std::string text = protocol::write(*message);
    const auto again = protocol::read_client(text);
    require(again && *again == *message, "a message survives a round trip");
    require(protocol::write(*again) == text, "a message is always written in the same way");
    read_tiles(*message);
}

}  // namespace crisscross::fuzz
