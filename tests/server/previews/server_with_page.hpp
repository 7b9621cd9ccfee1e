#pragma once

#include <filesystem>
#include <fstream>
#include <functional>
#include <string>

#include "tests/server/picture/page_typeface.hpp"
#include "tests/support/clients/http_client.hpp"
#include "tests/support/fakes/kept_room.hpp"
#include "tests/support/server/test_server.hpp"

namespace crisscross::test {

inline const std::string page = "<html><head><title>Crisscross</title></head><body></body></html>";

/// A server with a small page that has the font of the real one.
struct ServerWithPage {
    explicit ServerWithPage(const std::function<void(server::Config&)>& change = {})
        : server([&](server::Config& config) {
              config.web = with_page(folder.path());
              if (change) change(config);
          }) {}

    HttpReply get(const std::string& target) const { return test::get(server.port(), target); }
    HttpReply get_in(const std::string& accepted, const std::string& target) const {
        return http_request(server.port(), "GET", target, {{"Host", "localhost"}, {"Accept-Language", accepted}});
    }
    std::string page_of(const std::string& room) const { return get("/r/" + room).body; }
    HttpReply picture_of(const std::string& room) const { return get("/r/" + room + "/board.png"); }

    TemporaryFolder folder{};
    TestServer server;

private:
    static std::filesystem::path with_page(const std::filesystem::path& folder) {
        std::filesystem::create_directories(folder / "assets");
        std::ofstream(folder / "index.html") << page;
        std::filesystem::copy_file(page_font, folder / "assets/archivo-1234.woff2");
        return folder;
    }
};

/// Ben sits down and Anna starts the game.
inline void begin(Guest& anna, Guest& ben, const std::string& room) {
    ben.join(room);
    anna.wait_for(ben.say(protocol::client::TakeSeat{.name = "Ben"}));
    ben.wait_for(anna.say(protocol::client::Start{}));
}

/// The player who moves first plays two tiles. Returns the version before it.
inline std::uint32_t lay_two_tiles(const ServerWithPage& server, Guest& anna, Guest& ben, const std::string& room) {
    const KeptRoom kept(server.server.data() / server::database_file, room);
    Guest& mover = kept.state().game->to_move == 0 ? anna : ben;
    protocol::client::Play play{.turn = 1};
    for (const std::string& tile : mover.rack())
        if (tile != "?" && play.placement.size() < 2)
            play.placement.push_back({{7, 7 + static_cast<int>(play.placement.size())}, tile, std::nullopt});
    mover.say(play);
    return kept.state().version;
}

}  // namespace crisscross::test
