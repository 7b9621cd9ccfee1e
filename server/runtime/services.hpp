#pragma once

#include <string>

#include "server/net/rate_limit.hpp"

namespace crisscross::server {

struct Config;
class Clock;
class Entropy;
class AwaitableStore;
class LexiconStore;
class StaticFiles;
class Lobby;
class Sessions;
class AnalysisPool;
class RoomReader;

/// What the parts of a server share. The `Server` owns all of it and outlives them.
struct Services {
    const Config& config;
    Clock& clock;
    Entropy& entropy;
    AwaitableStore& store;
    const LexiconStore& lexicons;
    const StaticFiles& files;
    Lobby& lobby;
    Sessions& sessions;
    AddressLimit& guesses;
    AnalysisPool& analysis_pool;
    RoomReader& room_reader;
    std::string version;  ///< of the program and of the web client that it serves
};

}  // namespace crisscross::server
