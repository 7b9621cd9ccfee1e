#pragma once

#include <functional>
#include <string>

#include "server/time/stretch.hpp"
#include "storage/people/player.hpp"

namespace crisscross::server {

struct Config;
class Clock;
class Entropy;
class AwaitableStore;
class LexiconStore;
class ListEditor;
class Dictionary;
class StaticFiles;
class Lobby;
class Sessions;
class AnalysisPool;
class GameReader;
struct Limits;
class Door;
class OpenConnections;
class OpenJournals;
class LargeAnswers;
class UnreadBytes;
class DiskReserve;
class Metrics;
class OwnBackups;
class RoomPreviews;
class PasswordHasher;
class PostOffice;
class PublicRooms;
class FollowedGames;
class Historian;
class GameAnalyst;
class Importer;

/// A player has this name from now on: all their connections learn it, and tell the rooms that they have joined. For
/// every part that has stored the name of a player. Any thread.
using TellName = std::function<void(storage::PlayerId, const std::string&)>;

/// What the parts of a server share. The `Server` owns all of it and outlives them.
struct Services {
    const Config& config;
    Clock& clock;
    Entropy& entropy;
    AwaitableStore& store;
    const LexiconStore& lexicons;
    const Dictionary* dictionary;  ///< null if the host has added none
    const StaticFiles& files;
    Lobby& lobby;
    Sessions& sessions;
    Limits& limits;
    OpenConnections& connections;
    OpenJournals& open_journals;
    LargeAnswers& large_answers;
    UnreadBytes& unread_bytes;
    DiskReserve& disk_reserve;
    AnalysisPool& analysis_pool;
    GameReader& game_reader;
    Door& door;
    PasswordHasher& pass_phrases;
    PasswordHasher& room_passwords;
    Metrics& metrics;
    OwnBackups& backups;
    ListEditor& list_editor;
    RoomPreviews& previews;
    PublicRooms& public_rooms;
    FollowedGames& followed_games;
    Historian& historian;
    GameAnalyst& game_analyst;
    Importer& importer;
    PostOffice* post_office;  ///< null if the host wants no requests to other servers
    TellName tell_name;
    std::string machine_name;  ///< by which browsers may call it
    std::string version;       ///< of the program and of the web client that it serves
    Stretch outage{};          ///< the time before the start in which the server did not run
};

}  // namespace crisscross::server
