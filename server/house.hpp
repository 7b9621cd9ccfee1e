#pragma once

#include <string>

#include "server/rate_limit.hpp"

namespace crisscross::server {

struct Config;
class Clock;
class Entropy;
class StorageThread;
class LexiconShelf;
class StaticFiles;
class Lobby;
class Sessions;
class Thinkers;

/// What the parts of a server share; the `Server` owns it all and outlives them.
struct House {
    const Config& config;
    Clock& clock;
    Entropy& entropy;
    StorageThread& storage;
    const LexiconShelf& lexicons;
    const StaticFiles& files;
    Lobby& lobby;
    Sessions& sessions;
    AddressLimit& guesses;
    Thinkers& thinkers;
    std::string version;  ///< of the program and of the web client that it serves
};

}  // namespace crisscross::server
