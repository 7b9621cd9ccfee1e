#include "server/cli/host_subcommands.hpp"

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

#include "server/cli/commands/host_commands.hpp"

namespace crisscross::server {

namespace {

/// Where the data is, and where the links lead.
void add_place(CLI::App& command, OptionFlags& flags) {
    flags.add(command, {"data", "port", "bind", "public-origin"});
}

void add_invite_list(CLI::App& group, Action& action) {
    CLI::App& command = *group.add_subcommand("list", "List the invitations that can still be used");
    act_on_data(command, action,
                [](const std::filesystem::path& data) { return list_invitations(data, std::cout, std::cerr); });
}

void add_invite_revoke(CLI::App& group, Action& action) {
    const auto number = std::make_shared<storage::InvitationId>();
    CLI::App& command = *group.add_subcommand("revoke", "End an invitation");
    command.add_option("number", *number, "Its number, as shown by `invite list`")->required();
    act_on_data(command, action,
                [number](const std::filesystem::path& data) { return revoke_invitation(data, *number, std::cerr); });
}

}  // namespace

void add_invite(CLI::App& program, Action& action) {
    struct Arguments {
        OptionFlags flags;
        InviteRequest invite;
    };
    const auto arguments = std::make_shared<Arguments>();
    CLI::App& command = *program.add_subcommand("invite", "Print a link that lets new guests in");
    add_place(command, arguments->flags);
    command.add_option("--uses", arguments->invite.uses, "How many new guests it lets in")
        ->check(CLI::Range(1, 10'000))
        ->capture_default_str();
    command.add_option("--days", arguments->invite.days, "For how many days")
        ->check(CLI::Range(1, 365))
        ->capture_default_str();
    command.add_option("--room", arguments->invite.room, "The code of the room that the link leads to");
    add_invite_list(command, action);
    add_invite_revoke(command, action);
    const auto print = [arguments](const Configuration& configuration) {
        arguments->invite.config = configuration.config;
        return invite(arguments->invite, std::cout, std::cerr);
    };
    command.callback([arguments, print, &command, &action] {
        if (!command.get_subcommands().empty()) return;
        action = [=] { return with_configuration(arguments->flags, print); };
    });
}

namespace {

void add_admin_reset(CLI::App& group, Action& action) {
    struct Arguments {
        OptionFlags flags;
        std::string name;
    };
    const auto arguments = std::make_shared<Arguments>();
    CLI::App& command = *group.add_subcommand("reset", "Take the pass-phrase away from an account");
    command.add_option("name", arguments->name, "The name of the account")->required();
    add_place(command, arguments->flags);
    const auto reset = [arguments](const Configuration& configuration) {
        return reset_account(configuration.config, arguments->name, std::cout, std::cerr);
    };
    command.callback(
        [arguments, reset, &action] { action = [=] { return with_configuration(arguments->flags, reset); }; });
}

}  // namespace

void add_admin(CLI::App& program, Action& action) {
    const auto flags = std::make_shared<OptionFlags>();
    CLI::App& command = *program.add_subcommand("admin", "Print a link to the page of the server's host");
    add_place(command, *flags);
    CLI::App& sign_out = *command.add_subcommand("sign-out", "Sign the host out in all browsers");
    act_on_data(sign_out, action, [](const std::filesystem::path& data) { return sign_hosts_out(data, std::cerr); });
    add_admin_reset(command, action);
    const auto print = [](const Configuration& configuration) {
        return print_host_link(configuration.config, std::cout, std::cerr);
    };
    command.callback([flags, print, &command, &action] {
        if (!command.get_subcommands().empty()) return;
        action = [=] { return with_configuration(*flags, print); };
    });
}

}  // namespace crisscross::server
