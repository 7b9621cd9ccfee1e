#include "server/upkeep/export_all.hpp"

#include "protocol/stored/game_text.hpp"
#include "server/games/model/stage.hpp"
#include "server/games/stored/game_export.hpp"
#include "server/options/config.hpp"
#include "server/sealing/private_file.hpp"
#include "storage/upkeep/archive.hpp"

namespace crisscross::server {

namespace fs = std::filesystem;

namespace {

constexpr int games_at_a_time = 100;

fs::path file_of(const ExportRequest& request, const storage::ArchivedListing& game) {
    return request.folder / (game.room + '-' + std::to_string(game.number) + ".json");
}

std::optional<UpkeepFault> export_one(storage::Archive& archive, const ExportRequest& request,
                                      const storage::ArchivedListing& game, ExportCount& count) {
    const fs::path file = file_of(request, game);
    std::error_code error;
    if (fs::exists(file, error)) {
        ++count.known;
        return std::nullopt;
    }
    auto stored = archive.read(game.id);
    if (archive.has_changed()) return UpkeepFault{"a server has started meanwhile; export the games again"};
    if (!stored && stored.error().kind == storage::Failure::Kind::disk) return UpkeepFault{stored.error().why};
    if (!stored) {
        count.unread.push_back(file.stem().string() + " cannot be read: " + stored.error().why);
        return std::nullopt;
    }
    if (!*stored) return std::nullopt;
    ++count.written;
    return write_private(file, protocol::write_game(exported_game((*stored)->game)), Existing::replace);
}

}  // namespace

UpkeepResult<ExportCount> export_all(const ExportRequest& request) {
    const auto archive = storage::open_archive(request.data / database_file);
    if (!archive) return UpkeepFault{archive.error().why};
    if (const auto fault = make_private_folder(request.folder)) return *fault;
    ExportCount count;
    for (storage::GameId last = 0;;) {
        const auto games = (*archive)->games_after(last, games_at_a_time);
        if (!games) return UpkeepFault{games.error().why};
        if (games->empty()) return count;
        last = games->back().id;
        for (const storage::ArchivedListing& game : *games) {
            if (game.stage == engine::name_of(Stage::playing)) ++count.under_way;
            if (game.stage != engine::name_of(Stage::over)) continue;
            if (const auto fault = export_one(**archive, request, game, count)) return *fault;
        }
    }
}

}  // namespace crisscross::server
