#pragma once

#include <array>
#include <string_view>

/// What reads bytes that anybody may have written. Each target takes any bytes, and ends the program when a promise
/// is broken: see `require`.
namespace crisscross::fuzz {

/// A host, an origin, an X-Forwarded-For header and a path, one on each line.
void addresses(std::string_view bytes);
/// The address of a push device or a webhook, and the key and the secret of the device, one on each line.
void call_address(std::string_view bytes);
/// A frame of a client.
void client_message(std::string_view bytes);
/// Rules, a number of seats, and commands, as `Bytes` chooses them.
void commands(std::string_view bytes);
/// An annotated game.
void gcg(std::string_view bytes);
/// A game file.
void game_file(std::string_view bytes);
/// A file that a host has from somebody: a dictionary, a word list, a configuration.
void host_file(std::string_view bytes);
/// A request of the host's page.
void host_request(std::string_view bytes);
/// What a client sends over a connection to a server, from the first byte to the last.
void http(std::string_view bytes);
/// A stored room: the id of a system or a stored ruleset, and below it a stored event on each line.
void journal(std::string_view bytes);
/// A compiled lexicon.
void lexicon_file(std::string_view bytes);
/// A note about a game, or a line of plays to be checked.
void note(std::string_view bytes);
/// What a browser returns for a passkey: client data, authenticator data, a public key and a signature, one on each
/// line.
void passkey(std::string_view bytes);
/// A line of `judge` or `moves`, or a position in CGP.
void position(std::string_view bytes);
/// What a GET asks for, and the name of a game on the next line.
void query(std::string_view bytes);
/// A stored event, or stored rules.
void stored_event(std::string_view bytes);
/// A name, the code of a room, a token, or a word to look up, as somebody typed it.
void typed_text(std::string_view bytes);

struct Target {
    std::string_view name{};
    void (*run)(std::string_view bytes) = nullptr;
    int mutations = 0;  ///< that a short run tries
};

inline constexpr std::array targets{
    Target{"addresses", addresses, 20'000},
    Target{"call_address", call_address, 2'000},
    Target{"client_message", client_message, 20'000},
    Target{"commands", commands, 100},
    Target{"gcg", gcg, 10'000},
    Target{"game_file", game_file, 300},
    Target{"host_file", host_file, 2'000},
    Target{"host_request", host_request, 20'000},
    Target{"http", http, 1'000},
    Target{"journal", journal, 1'000},
    Target{"lexicon_file", lexicon_file, 2'000},
    Target{"note", note, 3'000},
    Target{"passkey", passkey, 5'000},
    Target{"position", position, 3'000},
    Target{"query", query, 20'000},
    Target{"stored_event", stored_event, 5'000},
    Target{"typed_text", typed_text, 20'000},
};

}  // namespace crisscross::fuzz
