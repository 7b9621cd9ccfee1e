#include <algorithm>

#include "engine/game/chance.hpp"
#include "protocol/hex.hpp"
#include "tests/server/rooms/started_room.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
using nlohmann::json;

namespace {

using Tiles = std::vector<std::string>;

/// Draws the tiles of a game anew, from its events and its seed, as docs/chance.md describes it.
class Redraw {
public:
    Redraw(const json& rules, const engine::Seed& seed) : chance_(seed) {
        for (const json& kind : rules["tile_set"])
            whole_.insert(whole_.end(), kind["count"].get<std::size_t>(), kind["tile"].get<std::string>());
        for (const json& kind : rules["tile_set"]) order_.push_back(kind["tile"]);
    }

    /// How many draws came out as the events tell them.
    int follow(const json& log) {
        for (const json& entry : log) take(entry["event"]);
        return checked_;
    }

private:
    void take(const json& event) {
        const std::string type = event["type"];
        if (type == "stand_in_added" || type == "seat_reclaimed") return;
        if (type == "began") number_ = 0;
        ++number_;
        if (type == "order_drawn") draw_for_order(event);
        if (type == "dealt" && !dealt_) bag_ = whole_;
        dealt_ = dealt_ || type == "dealt";
        if (event.contains("drawn")) {
            const Tiles drawn = draw(event["drawn"]["count"].get<std::size_t>());
            CHECK(sorted(drawn) == sorted(event["drawn"]["tiles"].get<Tiles>()));
            ++checked_;
        }
        if (type == "exchanged")
            for (const json& tile : event["returned"]["tiles"]) put_back(tile);
    }
    void draw_for_order(const json& event) {
        if (!drawn_for_order_) bag_ = whole_;
        drawn_for_order_ = true;
        for (const json& draw : event["draws"])
            CHECK(draw_one(draw["seat"].get<std::uint32_t>()) == draw["tile"].get<std::string>());
    }
    Tiles draw(std::size_t count) {
        Tiles tiles;
        for (std::uint32_t place = 0; place < count; ++place) tiles.push_back(draw_one(place));
        return tiles;
    }
    std::string draw_one(std::uint32_t place) {
        const auto number = chance_.below(static_cast<std::uint32_t>(bag_.size()), number_, place);
        const auto found = bag_.begin() + number;
        std::string tile = *found;
        bag_.erase(found);
        return tile;
    }
    void put_back(const std::string& tile) {
        bag_.push_back(tile);
        bag_ = sorted(bag_);
    }
    Tiles sorted(Tiles tiles) const {
        std::ranges::sort(tiles, {}, [this](const std::string& tile) { return std::ranges::find(order_, tile); });
        return tiles;
    }

    engine::Chance chance_;
    Tiles order_;
    Tiles whole_;
    Tiles bag_;
    std::uint32_t number_ = 0;
    bool drawn_for_order_ = false;
    bool dealt_ = false;
    int checked_ = 0;
};

client::Exchange exchange(Guest& guest, engine::Turn turn) {
    const Tiles rack = guest.rack();
    return {.turn = turn, .tiles = {rack[0], rack[1]}};
}

}  // namespace

TEST_CASE("the draws of a game with a stand-in follow from its events and its seed") {
    StartedRoom room(2);
    room.mover().say(exchange(room.mover(), 1));
    for (int seat : {0, 1}) {
        room.guest(seat).say(client::AddStandIn{.seat = seat});
        room.guest(seat).say(client::ReclaimSeat{});
    }
    room.other().say(exchange(room.other(), 2));
    room.mover().say(exchange(room.mover(), 3));
    room.other().say(client::Resign{});
    const json everything = room.mover().snapshot();
    const auto seed = protocol::from_hex(everything["state"]["result"]["seed"].get<std::string>());
    CHECK(Redraw(everything["rules"], seed.value()).follow(room.mover().log()) == 5);
}
