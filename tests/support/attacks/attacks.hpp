#pragma once

#include <span>

namespace crisscross::test {

class Attacker;

/// One thing that an attacker does.
using Attack = void (*)(Attacker&);

/// Bytes that are not a request, and requests that never end.
std::span<const Attack> attacks_on_connections();
/// Frames that no client should send.
std::span<const Attack> attacks_on_frames();
/// Requests over HTTP: finished games, pictures, feeds and the host's page.
std::span<const Attack> attacks_on_http();
/// Messages to the room and to the players in it.
std::span<const Attack> attacks_on_rooms();
/// Names, accounts, devices and the chat.
std::span<const Attack> attacks_on_people();

}  // namespace crisscross::test
