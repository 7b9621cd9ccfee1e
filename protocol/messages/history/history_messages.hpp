#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// The answers below /api/v1: finished games, their words, and statistics. `protocol/openapi.json` describes each
/// field.
namespace crisscross::protocol::history {

struct Error {
    std::string code{};
    std::string message{};
    std::optional<std::string> field{};   ///< the parameter that it is about
    std::optional<std::string> reason{};  ///< which of the reasons that the code has
    std::optional<std::string> limit{};   ///< which limit was reached, as the metrics name it
};

struct HighestPlay {
    int seat = 0;
    std::uint32_t turn = 0;
    int score = 0;
    std::vector<std::string> words{};
};

struct Player {
    std::string name{};
    bool me = false;
    std::optional<std::string> computer{};
    int score = 0;
    std::string result{};
    int moves = 0;
    int bingos = 0;
    int highest_play = 0;
    int phonies = 0;
    std::int64_t think_ms = 0;
};

/// That a game was imported.
struct Import {
    std::int64_t at = 0;
    std::string source{};  ///< json, gcg
    bool counts = false;   ///< in statistics
    bool mine = false;
};

struct GameSummary {
    std::string id{};
    std::string room{};
    int game = 0;
    std::string system{};
    std::string lexicon{};
    std::int64_t began = 0;
    std::int64_t ended = 0;
    std::string end{};
    std::vector<Player> players{};
    int moves = 0;
    int margin = 0;
    std::optional<HighestPlay> highest_play{};
    int bingos = 0;
    int challenges = 0;
    int phonies = 0;
    bool rated = true;
    std::optional<Import> imported{};
};

/// A game that has just been imported, or had been before.
struct ImportedGame {
    std::string id{};
    std::string room{};
    int game = 0;
    bool duplicate = false;
};

/// The imported games of the asker.
struct Imports {
    std::optional<std::string> room{};  ///< where they are, if there are any
    int games = 0;
    int counting = 0;  ///< how many of them count in statistics
    int max = 0;
};

struct Challenge {
    int by = 0;
    std::string verdict{};
    std::string decided_by{};
    bool turn_lost = false;
    int points = 0;
};

struct Move {
    std::uint32_t version = 0;
    std::int64_t at = 0;
    std::uint32_t turn = 0;
    int seat = 0;
    std::string kind{};
    std::int64_t think_ms = 0;
    std::optional<int> score{};
    int bingo = 0;
    std::vector<std::string> words{};
    std::vector<std::string> invalid{};
    bool phony = false;
    bool withdrawn = false;
    bool taken_back = false;
    bool timed_out = false;
    std::optional<Challenge> challenge{};
};

struct Game {
    GameSummary summary{};
    std::vector<Move> moves{};
};

struct Games {
    std::vector<GameSummary> games{};
    std::optional<std::string> next{};
};

struct PlayedWord {
    std::string word{};
    int score = 0;
    std::string game{};
    std::string system{};
    std::int64_t ended = 0;
    std::uint32_t turn = 0;
    int seat = 0;
    std::string name{};
    bool me = false;
    bool first = false;
    bool invalid = false;
    bool withdrawn = false;
    std::optional<std::string> verdict{};
    std::optional<std::string> decided_by{};
    std::optional<std::string> challenger{};
};

struct Words {
    std::vector<PlayedWord> words{};
    std::optional<std::string> next{};
};

std::string write(const ImportedGame& answer);
std::string write(const Imports& answer);
std::string write(const Error& answer);
std::string write(const Games& answer);
std::string write(const Game& answer);
std::string write(const Words& answer);

}  // namespace crisscross::protocol::history
