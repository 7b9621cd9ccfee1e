#include "server/cli/command_line.hpp"

#include <CLI/CLI.hpp>
#include <functional>
#include <iostream>

#include "server/cli/commands/games/game_commands.hpp"
#include "server/cli/commands/lexicon_command.hpp"
#include "server/cli/commands/server_commands.hpp"
#include "server/cli/host_subcommands.hpp"
#include "server/cli/option_flags.hpp"
#include "server/cli/upkeep_subcommands.hpp"
#include "server/data/folder_owner.hpp"
#include "server/lexicons/lexicon_choice.hpp"
#include "server/log/log.hpp"
#include "server/options/config.hpp"
#include "server/options/password_mistake.hpp"
#include "server/start/version.hpp"

namespace crisscross::server {

namespace {

void add_serve(CLI::App& program, Action& action) {
    const auto flags = std::make_shared<OptionFlags>();
    CLI::App& command = *program.add_subcommand("serve", "Serve games until SIGTERM, SIGINT or SIGHUP");
    flags->add_all(command);
    const auto start = [](const Configuration& configuration) {
        log::set_level(configuration.config.log_level);
        log::set_format(configuration.config.log_format == "json" ? LogFormat::json : LogFormat::text);
        return serve(configuration.config, std::cerr);
    };
    command.callback([flags, start, &action] { action = [=] { return with_configuration(*flags, start); }; });
}

void add_config(CLI::App& program, Action& action) {
    struct Arguments {
        OptionFlags flags;
        bool json = false;
    };
    const auto arguments = std::make_shared<Arguments>();
    CLI::App& command = *program.add_subcommand("config", "Print what `serve` would use, and where it comes from");
    arguments->flags.add_all(command);
    command.add_flag("--json", arguments->json, "Print each option as a JSON object");
    const auto show = [arguments](const Configuration& configuration) {
        show_configuration(configuration, arguments->json ? ConfigurationFormat::json : ConfigurationFormat::toml,
                           std::cout);
        const auto mistake = password_mistake(configuration.config);
        return mistake ? complain(*mistake) : 0;
    };
    command.callback(
        [arguments, show, &action] { action = [=] { return with_configuration(arguments->flags, show); }; });
}

// The word list of a command, and the flags that say where a server keeps its lists.
struct ListChoice {
    LexiconChoice choice;
    OptionFlags flags;
};

void add_list_choice(CLI::App& command, ListChoice& list) {
    auto* const words = command.add_option("--words", list.choice.words, "A text file of words, one per line");
    command.add_option("--lexicon", list.choice.id, "The id of a word list, as shown by `lexicon list`")
        ->excludes(words);
    list.flags.add(command, {"data"});
}

// Uses the chosen list, or says why it cannot be used.
template <class Do>
int with_list(const ListChoice& list, Do act) {
    return with_configuration(list.flags, [&](const Configuration& configuration) {
        const auto lexicon = open_chosen(list.choice, lexicon_places_for_command(configuration.config));
        return lexicon ? act(*lexicon) : complain(sentence(lexicon.error()));
    });
}

void add_judge(CLI::App& program, Action& action) {
    const auto list = std::make_shared<ListChoice>();
    CLI::App& command =
        *program.add_subcommand("judge", "Judge plays on positions from standard input, one JSON object per line");
    command.footer("docs/command_line.md describes the lines.");
    add_list_choice(command, *list);
    const auto judge = [](const engine::Lexicon& lexicon) {
        return judge_lines(lexicon, std::cin, std::cout, std::cerr);
    };
    command.callback([list, judge, &action] { action = [list, judge] { return with_list(*list, judge); }; });
}

void add_moves(CLI::App& program, Action& action) {
    struct Arguments {
        ListChoice list;
        MovesRequest moves;
        bool count = false;
        bool best = false;
    };
    const auto arguments = std::make_shared<Arguments>();
    CLI::App& command = *program.add_subcommand("moves", "List the plays of a position, best score first");
    command.footer(
        "Lists plays in one line whose words are all in the word list, even where any word may be played.\n"
        "docs/command_line.md describes the positions and the answers.");
    auto* const cgp =
        command.add_option("--cgp", arguments->moves.cgp, "A position in CGP; - reads many, one per line");
    auto* const position = command.add_option("--position", arguments->moves.position,
                                              "A file of positions in the format of `judge`; - for standard input");
    position->excludes(cgp);
    command.add_option("--system", arguments->moves.system, "The system whose rules apply to a CGP")
        ->capture_default_str();
    auto* const count = command.add_flag("--count", arguments->count,
                                         "Print only the number of plays, the best score and the sum of the scores");
    command.add_flag("--best", arguments->best, "Print only the best play")->excludes(count);
    add_list_choice(command, arguments->list);
    command.callback([=, &action] {
        if (!*cgp && !*position) throw CLI::RequiredError("--cgp or --position");
        arguments->moves.answer = arguments->count  ? MovesRequest::Answer::count
                                  : arguments->best ? MovesRequest::Answer::best
                                                    : MovesRequest::Answer::list;
        action = [arguments] {
            return with_list(arguments->list, [arguments](const engine::Lexicon& lexicon) {
                return list_moves(arguments->moves, lexicon, std::cin, std::cout, std::cerr);
            });
        };
    });
}

void add_replay(CLI::App& program, Action& action) {
    struct Arguments {
        std::filesystem::path file;
        bool json = false;
    };
    const auto arguments = std::make_shared<Arguments>();
    CLI::App& command = *program.add_subcommand("replay", "Check an annotated game (GCG) and print a summary");
    command.add_option("file", arguments->file, "The annotated game")->required();
    command.add_flag("--json", arguments->json,
                     "Print each move as a JSON object; docs/command_line.md describes them");
    command.callback([arguments, &action] {
        action = [arguments] {
            return replay(arguments->file, arguments->json ? ReplayFormat::json : ReplayFormat::text, std::cout,
                          std::cerr);
        };
    });
}

void add_lexicon_build(CLI::App& group, Action& action) {
    const auto request = std::make_shared<LexiconBuild>();
    CLI::App& command = *group.add_subcommand("build", "Compile a word list");
    command.add_option("words", request->words, "A text file of words, one per line; - for standard input")
        ->required();
    command.add_option("out", request->target, "The compiled file")->required();
    command.add_option("--name", request->name, "The name that players see (default: the name of the compiled file)");
    command.callback([request, &action] {
        action = [request] { return build_lexicon(*request, std::cin, std::cout, std::cerr); };
    });
}

void add_lexicon_check(CLI::App& group, Action& action) {
    const auto request = std::make_shared<LexiconCheck>();
    CLI::App& command = *group.add_subcommand("check", "Check a compiled file and look up words in it");
    command.add_option("file", request->file, "The compiled file")->required();
    command.add_option("word", request->words, "Words to look up");
    command.callback(
        [request, &action] { action = [request] { return check_lexicon(*request, std::cout, std::cerr); }; });
}

void add_lexicon_list(CLI::App& group, Action& action) {
    const auto flags = std::make_shared<OptionFlags>();
    CLI::App& command = *group.add_subcommand("list", "List the word lists that a server offers");
    flags->add(command, {"data", "lexicon"});
    const auto list = [](const Configuration& configuration) {
        if (const auto why = refuse_root(configuration.config.data)) return complain(*why);
        return list_lexicons(lexicon_places_for_command(configuration.config), std::cout, std::cerr);
    };
    command.callback([flags, list, &action] { action = [=] { return with_configuration(*flags, list); }; });
}

void add_lexicon(CLI::App& program, Action& action) {
    CLI::App& group = *program.add_subcommand("lexicon", "Compile, check and list word lists");
    group.require_subcommand(1);
    add_lexicon_build(group, action);
    add_lexicon_check(group, action);
    add_lexicon_list(group, action);
}

void add_healthcheck(CLI::App& program, Action& action) {
    const auto flags = std::make_shared<OptionFlags>();
    CLI::App& command = *program.add_subcommand("healthcheck", "Check that a server on this machine is healthy");
    flags->add(command, {"port", "bind", "data", "public-origin"});
    const auto check = [](const Configuration& configuration) {
        return check_health(configuration.config, std::cerr);
    };
    command.callback([flags, check, &action] { action = [=] { return with_configuration(*flags, check); }; });
}

// CLI11 names them from the last to the first.
std::string why_unexpected(const CLI::App& program, const CLI::ExtrasError& problem) {
    const std::vector<std::string> unexpected = program.remaining(true);
    if (unexpected.size() < 2) return problem.what();
    std::string line = "The following arguments were not expected:";
    for (const std::string& argument : unexpected) line += ' ' + argument;
    return line;
}

// CLI11 reports a misspelt command only as a missing one.
bool knows(const CLI::App& program, const std::string& word) {
    if (word.starts_with('-')) return true;
    const auto commands =
        program.get_subcommands([&word](const CLI::App* command) { return command->check_name(word); });
    return !commands.empty();
}

}  // namespace

int run_program(int argc, char** argv) {
    CLI::App program("A private server for crossword tile games", "crisscross");
    Action action;
    program.set_version_flag("--version", "crisscross " + program_version());
    program.require_subcommand(1);
    add_serve(program, action);
    add_config(program, action);
    add_judge(program, action);
    add_moves(program, action);
    add_replay(program, action);
    add_verify(program, action);
    add_lexicon(program, action);
    add_healthcheck(program, action);
    add_invite(program, action);
    add_admin(program, action);
    add_backup(program, action);
    add_backup_key(program, action);
    add_restore(program, action);
    add_prune(program, action);
    add_import(program, action);
    add_export_all(program, action);
    try {
        if (argc > 1 && !knows(program, argv[1])) throw CLI::ExtrasError({argv[1]});
        program.parse(argc, argv);
    } catch (const CLI::Success& asked) {
        return program.exit(asked);
    } catch (const CLI::ExtrasError& problem) {
        return complain(why_unexpected(program, problem));
    } catch (const CLI::ParseError& problem) {
        return complain(problem.what());
    }
    return action();
}

}  // namespace crisscross::server
