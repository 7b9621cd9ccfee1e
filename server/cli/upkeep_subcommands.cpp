#include "server/cli/upkeep_subcommands.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <memory>

#include "server/cli/commands/games/game_commands.hpp"
#include "server/cli/commands/upkeep/upkeep_commands.hpp"
#include "server/data/folder_owner.hpp"
#include "server/lexicons/lexicon_choice.hpp"

namespace crisscross::server {

namespace {

/// Never repeats the text, which may be a secret key.
std::string check_public_key(const std::string& text) {
    return read_public_key(text) ? "" : std::string("must be ") + public_key_text;
}

/// Files with this ending are game files; anything else is a database.
bool is_game_file(const std::filesystem::path& file) {
    return file.extension() == ".json";
}

}  // namespace

void add_verify(CLI::App& program, Action& action) {
    struct Arguments {
        OptionFlags flags;
        std::vector<std::filesystem::path> files;
    };
    const auto arguments = std::make_shared<Arguments>();
    CLI::App& command =
        *program.add_subcommand("verify", "Check everything stored (even while a server is running), or game files");
    command.add_option("files", arguments->files,
                       "A copy of the data file, to be checked instead of that in the data folder; or game files "
                       "(.json), as `export-all` writes them");
    arguments->flags.add(command, {"data"});
    const auto check = [arguments](const Configuration& configuration) {
        const auto& files = arguments->files;
        const auto games = static_cast<std::size_t>(std::count_if(files.begin(), files.end(), is_game_file));
        if (games > 0 && games == files.size()) return verify_games(files, std::cout, std::cerr);
        if (files.size() > 1) return complain("verify takes one database, or game files that end in .json");
        const Config& config = configuration.config;
        VerifyRequest wanted{files.empty() ? config.data / database_file : files.front()};
        // The word lists of a copy are checked only if somebody says where they are.
        const bool has_lists = files.empty() || configuration.given.contains("data");
        if (has_lists) wanted.lists = lexicon_places(config).compiled;
        return verify(wanted, std::cout, std::cerr);
    };
    command.callback(
        [arguments, check, &action] { action = [=] { return with_configuration(arguments->flags, check); }; });
}

void add_backup(CLI::App& program, Action& action) {
    const auto target = std::make_shared<BackupTarget>();
    CLI::App& command = *program.add_subcommand(
        "backup", "Write all games and word lists to one new file, even while a server is running");
    command.add_option("file", target->file, "The file, which must not exist yet")->required();
    const auto keep_key = [target](const std::string& text) { target->key = read_public_key(text); };
    command
        .add_option_function<std::string>("--to-key", keep_key,
                                          "Seal it to this public key, because it holds racks and seeds")
        ->check(CLI::Validator(check_public_key, "KEY"));
    act_on_data(command, action, [target](const std::filesystem::path& data) {
        if (const auto why = refuse_root(data)) return complain(*why);
        target->data = data;
        return back_up(*target, std::cout, std::cerr);
    });
}

void add_backup_key(CLI::App& program, Action& action) {
    const auto file = std::make_shared<std::filesystem::path>();
    CLI::App& command = *program.add_subcommand(
        "backup-key",
        "Make a key pair for sealed backups: the secret key goes to a new file, the public one is printed");
    command.add_option("file", *file, "The file for the secret key; keep it away from the server")->required();
    command.callback([file, &action] { action = [file] { return make_backup_key(*file, std::cout, std::cerr); }; });
}

void add_restore(CLI::App& program, Action& action) {
    struct Arguments {
        RestoreRequest request;
        std::filesystem::path key;
        bool set_aside = false;
    };
    const auto arguments = std::make_shared<Arguments>();
    CLI::App& command = *program.add_subcommand("restore", "Put a backup into a data folder that no server is using");
    command.add_option("file", arguments->request.file, "The backup")->required();
    command.add_option("--key", arguments->key, "The file with the secret key of a sealed backup");
    command.add_flag("--set-aside", arguments->set_aside,
                     "Move a database and word lists that are there already into a folder of their own");
    act_on_data(command, action, [arguments](const std::filesystem::path& data) {
        if (const auto why = refuse_root(data)) return complain(*why);
        arguments->request.data = data;
        if (arguments->set_aside) arguments->request.occupied = Occupied::set_aside;
        return restore_backup(arguments->request, arguments->key, std::cout, std::cerr);
    });
}

void add_prune(CLI::App& program, Action& action) {
    struct Arguments {
        PruneChoice choice;
        bool dry_run = false;
    };
    const auto arguments = std::make_shared<Arguments>();
    CLI::App& command = *program.add_subcommand(
        "prune",
        "Remove rooms that never began and guests without an account who have left nothing in any game, room, note "
        "or import; no server may be using the folder");
    command.add_option("--older-than", arguments->choice.older_than, "Days without use before something is removed")
        ->check(CLI::Range(0, 36'500))
        ->capture_default_str();
    command
        .add_option("--finished-older-than", arguments->choice.finished_older_than,
                    "Also remove games that ended more than this many days ago, for good")
        ->check(CLI::Range(0, 36'500));
    command.add_flag("--dry-run", arguments->dry_run, "Only say what would be removed");
    act_on_data(command, action, [arguments](const std::filesystem::path& data) {
        if (const auto why = refuse_root(data)) return complain(*why);
        arguments->choice.data = data;
        if (arguments->dry_run) arguments->choice.pruning = Pruning::only_count;
        return prune_folder(arguments->choice, std::cout, std::cerr);
    });
}

void add_import(CLI::App& program, Action& action) {
    const auto request = std::make_shared<ImportRequest>();
    const auto flags = std::make_shared<OptionFlags>();
    CLI::App& command = *program.add_subcommand(
        "import", "Add finished games from files for somebody; no server may be using the folder");
    command.add_option("files", request->files, "Game files (.json), annotated games (.gcg), or folders with such")
        ->required();
    command.add_option("--owner", request->owner, "The name of the account whose games they become")->required();
    command.add_option("--own-name", request->own_name, "The seats with this name are the owner's own");
    flags->add(command, {"data"});
    const auto import = [request](const Configuration& configuration) {
        if (const auto why = refuse_root(configuration.config.data)) return complain(*why);
        request->data = configuration.config.data;
        request->lists = lexicon_places_for_command(configuration.config);
        return import_games(*request, std::cout, std::cerr);
    };
    command.callback([flags, import, &action] { action = [=] { return with_configuration(*flags, import); }; });
}

void add_export_all(CLI::App& program, Action& action) {
    const auto request = std::make_shared<ExportRequest>();
    CLI::App& command = *program.add_subcommand(
        "export-all", "Write every finished game to a JSON file of its own, even while a server is running");
    command.add_option("folder", request->folder, "The folder for the files")->required();
    act_on_data(command, action, [request](const std::filesystem::path& data) {
        request->data = data;
        return export_games(*request, std::cout, std::cerr);
    });
}

}  // namespace crisscross::server
