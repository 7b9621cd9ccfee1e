#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>

#include "protocol/games/game_check.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/file_text.hpp"
#include "tests/support/protocol/fixtures.hpp"

/// Game files, and what their check finds.
namespace crisscross::test {

inline std::filesystem::path game_file(const std::string& system) {
    return fixture_folder() / "game_files" / (system + ".json");
}

inline std::string fixture_text(const std::string& system) {
    return file_text(game_file(system));
}

inline std::string all_sentences(const protocol::GameCheck& check) {
    std::string text;
    for (const protocol::GameFileFault& fault : check.faults) text += sentence(fault) + "\n";
    return text;
}

inline protocol::CheckedGame checked(const std::string& text) {
    protocol::GameCheck check = protocol::check_game(text);
    INFO(all_sentences(check));
    REQUIRE(check.game.has_value());
    return *std::move(check.game);
}

/// A small game that can be damaged in one place.
struct Damaged {
    nlohmann::ordered_json file = nlohmann::ordered_json::parse(fixture_text("classic"));

    nlohmann::ordered_json& last_event(const std::string& type) {
        auto& events = file["events"];
        for (std::size_t index = events.size(); index-- > 0;)
            if (events[index]["event"]["type"] == type) {
                version = events[index]["version"];
                place = "/events/" + std::to_string(index);
                return events[index]["event"];
            }
        throw std::runtime_error("no such event: " + type);
    }
    std::string sentences() const { return all_sentences(protocol::check_game(file.dump())); }
    /// The only sentence, which is about the last event that was asked for.
    std::string why() const {
        const std::string text = sentences();
        const std::string start = "version " + std::to_string(version) + " (" + place + "): ";
        INFO(text);
        REQUIRE(text.starts_with(start));
        REQUIRE(text.find('\n') + 1 == text.size());
        return text.substr(start.size(), text.size() - start.size() - 1);
    }

    std::uint32_t version = 0;
    std::string place{};
};

}  // namespace crisscross::test
