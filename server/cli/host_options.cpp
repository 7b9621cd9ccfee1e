#include "server/cli/host_options.hpp"

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

/// A command that needs only the data folder. `act` gets it.
template <class Act>
void act_on_data(CLI::App& command, Action& action, Act act) {
    const auto flags = std::make_shared<OptionFlags>();
    flags->add(command, {"data"});
    const auto start = [act](const Configuration& configuration) { return act(configuration.config.data); };
    command.callback([flags, start, &action] { action = [=] { return with_configuration(*flags, start); }; });
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
    struct Objective {
        OptionFlags flags;
        InviteRequest invite;
    };
    const auto request = std::make_shared<Objective>();
    CLI::App& command = *program.add_subcommand("invite", "Print a link that lets new guests in");
    add_place(command, request->flags);
    command.add_option("--uses", request->invite.uses, "How many new guests it lets in")
        ->check(CLI::Range(1, 10'000))
        ->capture_default_str();
    command.add_option("--days", request->invite.days, "For how many days")
        ->check(CLI::Range(1, 365))
        ->capture_default_str();
    command.add_option("--room", request->invite.room, "The code of the room that the link leads to");
    add_invite_list(command, action);
    add_invite_revoke(command, action);
    const auto print = [request](const Configuration& configuration) {
        request->invite.config = configuration.config;
        return invite(request->invite, std::cout, std::cerr);
    };
    command.callback([request, print, &command, &action] {
        if (!command.get_subcommands().empty()) return;
        action = [=] { return with_configuration(request->flags, print); };
    });
}

namespace {

void add_admin_reset(CLI::App& group, Action& action) {
    struct Objective {
        OptionFlags flags;
        std::string name;
    };
    const auto request = std::make_shared<Objective>();
    CLI::App& command = *group.add_subcommand("reset", "Take the pass-phrase away from an account");
    command.add_option("name", request->name, "The name of the account")->required();
    add_place(command, request->flags);
    const auto reset = [request](const Configuration& configuration) {
        return reset_account(configuration.config, request->name, std::cout, std::cerr);
    };
    command.callback(
        [request, reset, &action] { action = [=] { return with_configuration(request->flags, reset); }; });
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
