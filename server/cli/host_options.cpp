#include "server/cli/host_options.hpp"

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

#include "server/cli/host_commands.hpp"

namespace crisscross::server {

namespace {

/// Where the data is, and where the links lead.
void add_place(CLI::App& command, Config& config) {
    add_data(command, config);
    add_port(command, config);
    add_bind(command, config);
    add_public_origin(command, config);
}

void add_invite_list(CLI::App& group, const std::shared_ptr<InviteRequest>& request, Action& action) {
    CLI::App& command = *group.add_subcommand("list", "List the invitations that can still be used");
    add_data(command, request->config);
    command.callback([request, &action] {
        action = [request] { return list_invitations(request->config.data, std::cout, std::cerr); };
    });
}

void add_invite_revoke(CLI::App& group, const std::shared_ptr<InviteRequest>& request, Action& action) {
    const auto number = std::make_shared<storage::InvitationId>();
    CLI::App& command = *group.add_subcommand("revoke", "End an invitation");
    command.add_option("number", *number, "Its number, as shown by `invite list`")->required();
    add_data(command, request->config);
    command.callback([request, number, &action] {
        action = [request, number] { return revoke_invitation(request->config.data, *number, std::cerr); };
    });
}

}  // namespace

void add_invite(CLI::App& program, Action& action) {
    const auto request = std::make_shared<InviteRequest>();
    CLI::App& command = *program.add_subcommand("invite", "Print a link that lets new guests in");
    add_place(command, request->config);
    command.add_option("--uses", request->uses, "How many new guests it lets in")
        ->check(CLI::Range(1, 10'000))
        ->capture_default_str();
    command.add_option("--days", request->days, "For how many days")
        ->check(CLI::Range(1, 365))
        ->capture_default_str();
    command.add_option("--room", request->room, "The code of the room that the link leads to");
    add_invite_list(command, request, action);
    add_invite_revoke(command, request, action);
    command.callback([request, &command, &action] {
        if (!command.get_subcommands().empty()) return;
        action = [request] { return invite(*request, std::cout, std::cerr); };
    });
}

void add_admin(CLI::App& program, Action& action) {
    const auto config = std::make_shared<Config>();
    CLI::App& command = *program.add_subcommand("admin", "Print a link to the page of the server's host");
    add_place(command, *config);
    CLI::App& sign_out = *command.add_subcommand("sign-out", "Sign the host out in all browsers");
    add_data(sign_out, *config);
    sign_out.callback([config, &action] { action = [config] { return sign_hosts_out(config->data, std::cerr); }; });
    command.callback([config, &command, &action] {
        if (!command.get_subcommands().empty()) return;
        action = [config] { return print_host_link(*config, std::cout, std::cerr); };
    });
}

}  // namespace crisscross::server
