#include "server/cli/serve_options.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <iostream>
#include <memory>

#include "server/cli/commands.hpp"
#include "server/runtime/config.hpp"
#include "server/runtime/log.hpp"

namespace crisscross::server {

namespace {

std::string check_address(const std::string& text) {
    boost::system::error_code error;
    boost::asio::ip::make_address(text, error);
    return error ? "must be an IP address such as 127.0.0.1, 0.0.0.0 or ::" : "";
}

std::string check_origin(const std::string& text) {
    const auto host = text.find("://");
    const bool scheme = text.starts_with("http://") || text.starts_with("https://");
    const bool fine = scheme && host + 3 < text.size() && text.find_first_of("/?# ", host + 3) == std::string::npos;
    return fine ? "" : "must look like https://play.example.org, without a path";
}

void add_limits(CLI::App& command, Config& config) {
    command.add_option("--threads", config.threads, "Worker threads; 0 for one per processor")
        ->envname("CRISSCROSS_THREADS")
        ->check(CLI::Range(0, 256))
        ->capture_default_str();
    command
        .add_option("--analysis-threads", config.analysis_threads,
                    "Threads for computer players, hints and analyses; 0 for one per two processors")
        ->envname("CRISSCROSS_ANALYSIS_THREADS")
        ->check(CLI::Range(0, 256))
        ->capture_default_str();
    command.add_option("--frame-rate", config.frames.per_second, "Frames per second that one connection may send")
        ->envname("CRISSCROSS_FRAME_RATE")
        ->check(CLI::Range(1.0, 1e6))
        ->capture_default_str();
    command.add_option("--connections", config.connections, "Connections at once; 0 for what the machine allows")
        ->envname("CRISSCROSS_CONNECTIONS")
        ->check(CLI::Range(0, 1'000'000))
        ->capture_default_str();
    command
        .add_option("--connections-per-address", config.connections_of_network,
                    "Connections at once from one address, or from one IPv6 network of 64 bits")
        ->envname("CRISSCROSS_CONNECTIONS_PER_ADDRESS")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
}

/// What strangers may do in an hour.
struct Hourly {
    double guests = 60;
    double rooms = 200;
};

Rate in_an_hour(double times) {
    return {.burst = times, .per_second = times / 3600};
}

void add_hourly(CLI::App& command, Hourly& hourly) {
    command.add_option("--guests-per-hour", hourly.guests, "New guests in an hour from one address")
        ->envname("CRISSCROSS_GUESTS_PER_HOUR")
        ->check(CLI::Range(1.0, 1e6))
        ->capture_default_str();
    command.add_option("--rooms-per-hour", hourly.rooms, "New rooms in an hour from one address")
        ->envname("CRISSCROSS_ROOMS_PER_HOUR")
        ->check(CLI::Range(1.0, 1e6))
        ->capture_default_str();
}

void add_computers(CLI::App& command, Config& config) {
    command
        .add_option("--computer-pause", config.computer_pause,
                    "Minimum thinking time of a computer player, in milliseconds")
        ->envname("CRISSCROSS_COMPUTER_PAUSE")
        ->check(CLI::Range(0, 60000))
        ->capture_default_str();
    command
        .add_option("--stand-in-after", config.stand_in_after,
                    "How long a player must be away before others may add a stand-in, in milliseconds")
        ->envname("CRISSCROSS_STAND_IN_AFTER")
        ->check(CLI::Range(0, 86'400'000))
        ->capture_default_str();
    command
        .add_option("--common-words", config.common_words,
                    "A folder of Debian's scowl lists with the words that beginners know (optional)")
        ->envname("CRISSCROSS_COMMON_WORDS")
        ->capture_default_str();
}

void add_network(CLI::App& command, Config& config) {
    add_public_origin(command, config);
    command.add_flag("--trust-proxy", config.trust_proxy, "Trust the last address in X-Forwarded-For")
        ->envname("CRISSCROSS_TRUST_PROXY");
}

void add_entry(CLI::App& command, std::string& entry, Config& config) {
    command.add_option("--entry", entry, "Who may become a guest")
        ->envname("CRISSCROSS_ENTRY")
        ->check(CLI::IsMember({"everybody", "invitation", "password", "nobody"}))
        ->capture_default_str();
    command.add_option("--password-file", config.password_file, "A file with the password for new guests")
        ->envname("CRISSCROSS_PASSWORD_FILE");
}

Entry entry_with(std::string_view name) {
    const auto found = std::find(entry_names.begin(), entry_names.end(), name);
    return static_cast<Entry>(found - entry_names.begin());
}

// A password that nobody is asked for would be a door that stands open.
void check_entry(const Config& config) {
    const bool asks = config.entry == Entry::password;
    if (asks && config.password_file.empty())
        throw CLI::ValidationError("--password-file", "a server with --entry password needs it");
    if (!asks && !config.password_file.empty())
        throw CLI::ValidationError("--password-file", "only --entry password uses it");
}

}  // namespace

void add_port(CLI::App& command, Config& config) {
    command.add_option("--port", config.port, "The port to listen on; 0 for any free port")
        ->envname("CRISSCROSS_PORT")
        ->check(CLI::Range(0, 65535))
        ->capture_default_str();
}

void add_bind(CLI::App& command, Config& config) {
    command.add_option("--bind", config.bind, "The address to listen on; 0.0.0.0 or :: for all addresses")
        ->envname("CRISSCROSS_BIND")
        ->check(CLI::Validator(check_address, "IP"))
        ->capture_default_str();
}

void add_data(CLI::App& command, Config& config) {
    command.add_option("--data", config.data, "The folder for all data")
        ->envname("CRISSCROSS_DATA")
        ->capture_default_str();
}

void add_public_origin(CLI::App& command, Config& config) {
    command.add_option("--public-origin", config.public_origin, "The address that browsers use, if a proxy hides it")
        ->envname("CRISSCROSS_PUBLIC_ORIGIN")
        ->check(CLI::Validator(check_origin, "ORIGIN"));
}

void add_standard_lexicon(CLI::App& command, Config& config) {
    command.add_option("--lexicon", config.lexicon, "The compiled default word list (default: built in)")
        ->envname("CRISSCROSS_LEXICON")
        ->check(CLI::ExistingFile);
}

void add_serve(CLI::App& program, Action& action) {
    struct Objective {
        Config config;
        Hourly hourly;
        std::string entry = "everybody";
        std::string log_level = "info";
    };
    const auto request = std::make_shared<Objective>();
    CLI::App& command = *program.add_subcommand("serve", "Serve games until SIGTERM or SIGINT");
    add_port(command, request->config);
    add_bind(command, request->config);
    add_data(command, request->config);
    command
        .add_option("--web", request->config.web,
                    "The folder of the web client (default: the one installed with the program)")
        ->envname("CRISSCROSS_WEB")
        ->check(CLI::ExistingDirectory);
    add_standard_lexicon(command, request->config);
    add_limits(command, request->config);
    add_hourly(command, request->hourly);
    add_computers(command, request->config);
    command.add_option("--log-level", request->log_level, "How much to log")
        ->envname("CRISSCROSS_LOG_LEVEL")
        ->check(CLI::IsMember({"debug", "info", "warning", "error", "off"}))
        ->capture_default_str();
    add_network(command, request->config);
    add_entry(command, request->entry, request->config);
    command.callback([request, &action] {
        request->config.entry = entry_with(request->entry);
        check_entry(request->config);
        action = [request] {
            log::set_level(request->log_level);
            request->config.frames.burst = std::max(request->config.frames.burst, request->config.frames.per_second);
            request->config.limits.guests = in_an_hour(request->hourly.guests);
            request->config.limits.rooms_of_network = in_an_hour(request->hourly.rooms);
            return serve(request->config, std::cerr);
        };
    });
}

}  // namespace crisscross::server
