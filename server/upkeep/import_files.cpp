#include "server/upkeep/import_files.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <functional>
#include <optional>
#include <stdexcept>

#include "engine/text/ascii.hpp"
#include "protocol/games/games_in_file.hpp"
#include "server/data/data_folder.hpp"
#include "server/data/waiting.hpp"
#include "server/files/whole_file.hpp"
#include "server/imports/import_reading.hpp"
#include "server/imports/seat_claim.hpp"
#include "server/names/names.hpp"
#include "server/options/config.hpp"
#include "server/rooms/room_code.hpp"
#include "server/runtime/entropy.hpp"
#include "server/sessions/account_complaints.hpp"
#include "server/time/clock.hpp"
#include "storage/host/host_store.hpp"
#include "storage/imports/import_store.hpp"
#include "storage/people/account_store.hpp"

namespace crisscross::server {

namespace fs = std::filesystem;

namespace {

/// Nobody may have more imported games.
constexpr std::size_t max_games_of_file = storage::max_imported_games;

/// By the ending of its name, in capital or small letters, as on the page.
bool has_ending(const fs::path& file, std::string_view ending) {
    return engine::in_small_letters(file.extension().string()) == ending;
}

bool is_record(const fs::path& file) {
    return has_ending(file, ".gcg");
}

bool is_game_file(const fs::path& file) {
    return has_ending(file, ".json") || is_record(file);
}

/// The files of folders, by name, without those in folders inside of them. Records come last: of a game that comes as
/// both, the file is kept that says more.
std::vector<fs::path> all_files(const std::vector<fs::path>& wanted) {
    std::vector<fs::path> files;
    for (const fs::path& one : wanted) {
        std::error_code error;
        if (!fs::is_directory(one, error)) {
            files.push_back(one);
            continue;
        }
        std::vector<fs::path> inside;
        for (const auto& entry : fs::directory_iterator(one))
            if (is_game_file(entry.path())) inside.push_back(entry.path());
        std::ranges::sort(inside);
        files.insert(files.end(), inside.begin(), inside.end());
    }
    std::stable_partition(files.begin(), files.end(), std::not_fn(is_record));
    return files;
}

class FileImport {
public:
    FileImport(storage::Store& store, const LexiconStore& lexicons, const ImportListener& listener,
               storage::PlayerId owner, const std::string& own_name)
        : store_(store), lexicons_(lexicons), listener_(listener), owner_(owner), own_name_(own_name) {}

    void add(const fs::path& file) {
        auto text = read_text(file, protocol::max_file_bytes);
        if (!text) {
            ++count_.unread;
            return listener_.refused(file, std::string("cannot be read: ") + std::strerror(errno));
        }
        protocol::games_in_file(*text, [&](std::string_view game, std::size_t number) {
            if (number > max_games_of_file) {
                refuse(file,
                       "Of a file only the first " + std::to_string(max_games_of_file) + " games are imported.");
                return protocol::Next::stop;
            }
            add(number == 0 ? file : fs::path(file.string() + " (" + std::to_string(number) + ")"), game);
            return protocol::Next::go_on;
        });
    }

    const ImportCount& count() const { return count_; }

private:
    void add(const fs::path& file, std::string_view text) {
        if (text.size() > max_import_bytes) return refuse(file, "The game is larger than 4 MiB.");
        auto game = read_import(text, {owner_, own_name_, clock_.now()}, lexicons_);
        if (!game && game.error().code == no_games) return listener_.refused(file, game.error().message);
        if (!game) return refuse(file, game.error().message);
        keep(file, *std::move(game));
    }

    void refuse(const fs::path& file, const std::string& why) {
        ++count_.refused;
        listener_.refused(file, why);
    }

    void keep(const fs::path& file, storage::NewImport game) {
        game.room_name = imports_room_name;
        storage::ImportOutcome outcome = storage::ImportCodeTaken{};
        if (const auto known = find_recorded(game)) outcome = storage::AlreadyImported{*known};
        while (std::holds_alternative<storage::ImportCodeTaken>(outcome)) {
            game.new_room = new_room_code(entropy_);
            outcome = wait_for_value<storage::ImportOutcome>(
                [&](auto done) { store_.imports().import_game(game, std::move(done)); });
        }
        if (const auto* made = std::get_if<storage::Imported>(&outcome)) {
            ++count_.imported;
            count_.rooms.insert(made->game.room);
            keep_list(game.setup.lexicon_hash, lexicons_);
        } else if (const auto* known = std::get_if<storage::AlreadyImported>(&outcome)) {
            ++count_.known;
            count_.rooms.insert(known->game.room);
            claim_seat(known->game);
        } else if (std::holds_alternative<storage::OwnerGone>(outcome)) {
            refuse(file, "This person no longer exists.");
        } else if (std::holds_alternative<storage::ImportsTooLarge>(outcome)) {
            refuse(file, "The imported games of a person may take " +
                             std::to_string(storage::max_imported_bytes >> 20) + " MiB.");
        } else {
            refuse(file,
                   "Nobody may have more than " + std::to_string(storage::max_imported_games) + " imported games.");
        }
    }

    /// The owner's game of which this is the record, or which is the record of this.
    std::optional<storage::GameName> find_recorded(const storage::NewImport& made) {
        if (made.setup.seed && !made.record_hash) return std::nullopt;
        const auto games = wait_for_value<std::vector<storage::RecordedGame>>(
            [&](auto done) { store_.imports().games_like(made, std::move(done)); });
        for (const storage::RecordedGame& game : games) {
            const auto stored = load(game.room, game.name.number);
            if (stored && have_same_record(made, *stored, lexicons_)) return game.name;
        }
        return std::nullopt;
    }
    std::optional<storage::StoredGame> load(storage::RoomId room, int number) {
        return wait_for_value<std::optional<storage::StoredGame>>(
            [&](auto done) { store_.load_game(room, number, 0, std::move(done)); });
    }
    /// In a game that was imported before without the name.
    void claim_seat(const storage::GameName& name) {
        const auto room = wait_for_value<std::optional<storage::RoomRow>>(
            [&](auto done) { store_.find_room(name.room, std::move(done)); });
        if (!room) return;
        const auto stored = load(room->id, name.number);
        const auto claim = stored ? claim_of(*stored, {.owner = owner_, .own_name = own_name_}) : std::nullopt;
        if (claim) wait_for_value<bool>([&](auto done) { store_.imports().claim_seat(*claim, std::move(done)); });
    }

    storage::Store& store_;
    const LexiconStore& lexicons_;
    const ImportListener& listener_;
    storage::PlayerId owner_;
    const std::string& own_name_;
    SystemClock clock_;
    SystemEntropy entropy_;
    ImportCount count_;
};

std::optional<storage::PlayerId> find_owner(storage::Store& store, const std::string& typed) {
    const auto name = read_name(typed);
    if (!name) return std::nullopt;
    const auto account = wait_for_value<std::optional<storage::AccountRow>>(
        [&](auto done) { store.accounts().find_account(*name, look_for_store(looks_of(*name)), std::move(done)); });
    if (!account) return std::nullopt;
    return account->player;
}

// Before the first game is kept, even if it then fails.
void note_import(storage::HostStore& store, storage::PlayerId owner) {
    const storage::AuditEntry entry{.at = SystemClock().wall(), .action = "import", .subject = std::to_string(owner)};
    wait_for_value<std::monostate>([&](auto done) { store.add_to_audit_log(entry, std::move(done)); });
}

}  // namespace

UpkeepResult<ImportCount> import_files(const ImportRequest& request, const ImportListener& listener) {
    std::error_code error;
    if (!fs::exists(request.data / database_file, error))
        return UpkeepFault{(request.data / database_file).string() + " does not exist"};
    auto data = open_data(request.data);
    if (!data) return UpkeepFault{data.error().why};
    try {
        const auto owner = find_owner(*data->store, request.owner);
        if (!owner) return UpkeepFault{"nobody has an account of this name"};
        note_import(data->store->host(), *owner);
        const LexiconStore lexicons(request.lists);
        FileImport import(*data->store, lexicons, listener, *owner, request.own_name);
        const std::vector<fs::path> files = all_files(request.files);
        for (std::size_t done = 0; done < files.size(); ++done) {
            import.add(files[done]);
            listener.progress(done + 1, files.size());
        }
        return import.count();
    } catch (const std::exception& problem) {
        return UpkeepFault{problem.what()};
    }
}

}  // namespace crisscross::server
