#pragma once

#include <string>

#include "server/net/rate_limit.hpp"

namespace crisscross::server {

struct Config;
class Clock;
class Entropy;
class StorageThread;
class LexiconStore;
class StaticFiles;
class Lobby;
class Sessions;
class AnalysisPool;
class RoomReader;

/// What the parts of a server share; the `Server` owns it all and outlives them.
struct Services {
    const Config& config;
    Clock& clock;
    Entropy& entropy;
    StorageThread& storage;
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
