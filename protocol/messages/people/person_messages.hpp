#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/fault.hpp"
#include "protocol/messages/message_parts.hpp"

/// What people can download about themselves, as answers over HTTP (`protocol/openapi.json`). Times are milliseconds
/// since 1970 UTC.
namespace crisscross::protocol::person {

struct Account {
    std::string name{};
    std::int64_t created = 0;
    bool has_pass_phrase = false;
    std::vector<std::string> passkeys{};  ///< their names
};

struct Device {
    std::string name{};
    std::int64_t created = 0;
    std::int64_t seen = 0;
    bool signed_out = false;
};

struct OwnRoom {
    std::string room{};  ///< its code
    std::string name{};
};

struct About {
    std::string format = "crisscross person";
    int format_version = 1;
    std::string name{};
    std::int64_t created = 0;
    std::int64_t seen = 0;
    std::optional<Account> account{};
    std::vector<Device> devices{};
    std::vector<std::string> browsers{};
    std::vector<OwnRoom> rooms{};
    std::optional<std::string> zone{};
};

struct Line {
    std::string room{};
    std::int64_t line = 0;
    std::string channel{};
    std::int64_t at = 0;
    std::string text{};
};

struct Lines {
    std::vector<Line> lines{};
    std::optional<std::string> next{};  ///< where the next page begins, if there is one
};

/// A note about a moment of a finished game.
struct OwnNote {
    std::string game{};  ///< its id
    std::uint32_t version = 0;
    std::int64_t changed = 0;
    bool shared = false;  ///< with the players of the game
    Json body{};          ///< a `history::NoteBody`
};

struct OwnNotes {
    std::vector<OwnNote> notes{};
    std::optional<std::string> next{};  ///< where the next page begins, if there is one
};

/// The body of the request with which people delete themselves: `{}`, or with the pass-phrase of their account.
struct Deletion {
    std::optional<std::string> pass_phrase{};
    bool operator==(const Deletion&) const = default;
};

std::string write(const About& answer);
std::string write(const Lines& answer);
std::string write(const OwnNotes& answer);
Decoded<Deletion> read_deletion(std::string_view text);

}  // namespace crisscross::protocol::person
