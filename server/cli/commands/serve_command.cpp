#include "server/cli/commands/server_commands.hpp"

#include <csignal>
#include <filesystem>
#include <ostream>
#include <string>

#include "server/cli/commands/exit_status.hpp"
#include "server/cli/commands/page_address.hpp"
#include "server/data/data_folder.hpp"
#include "server/data/last_alive.hpp"
#include "server/data/waiting.hpp"
#include "server/host/host_link.hpp"
#include "server/log/log.hpp"
#include "server/options/config.hpp"
#include "server/runtime/entropy.hpp"
#include "server/start/inherited_socket.hpp"
#include "server/start/server.hpp"
#include "server/time/clock.hpp"
#include "storage/host/host_store.hpp"

namespace crisscross::server {

namespace {

/// Goes to standard error only until a server has listened once, and is worthless after a quarter of an hour.
void print_first_host_link(const Config& config, Entropy& entropy, Moment now, const std::string& address,
                           std::ostream& error) {
    const auto store = open_beside(config.data);
    if (!store) return;
    const auto path =
        wait_for<std::string>([&](auto done) { make_host_link((*store)->host(), entropy, now, std::move(done)); });
    (*store)->stop();
    if (path)
        error << "To look after this server, open " << address << *path << " within " << host_link_lifetime.count()
              << " minutes (it works once), or run `crisscross admin` later." << std::endl;
}

// A reader that has gone and a file that may not grow are errors of one call, not of the program.
void ignore_signals_of_failed_writes() {
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
}

}  // namespace

int serve(Config config, std::ostream& error) {
    ignore_signals_of_failed_writes();
    if (config.lexicon.empty()) config.lexicon = installed_lexicon();
    if (config.common_words.empty()) config.common_words = installed_common_words();
    if (config.web.empty()) config.web = installed_web_client();
    const auto inherited = inherited_socket();
    if (!inherited) return exit_status::refuse(error, inherited.error().why);
    config.inherited_socket = *inherited;
    SystemClock clock;
    SystemEntropy entropy;
    const bool is_first_start = !std::filesystem::exists(config.data / LastAlive::file_name);
    const auto server = Server::open(config, clock, entropy);
    if (!server) {
        const int refused = exit_status::refuse(error, server.error().why);
        return server.error().kind == StartFault::Kind::passing ? exit_status::later : refused;
    }
    if (config.web.empty()) log::warning("no web client");
    if (config.common_words.empty())
        log::warning("no list of common words: all but strong computers know only short words");
    (*server)->stop_on_signals();
    // Otherwise a program reads this, line by line, or nobody does, and the server would wait for a reader.
    const bool has_reader = log::format() == LogFormat::text && log::has_space();
    if (const auto address = link_address(config, (*server)->port()); address && has_reader) {
        error << "Open " << *address << "/ in a browser.\n"
              << hint_for_others(config, (*server)->port()) << std::flush;
        if (is_first_start) print_first_host_link(config, entropy, clock.wall(), *address, error);
    }
    (*server)->run();
    return 0;
}

}  // namespace crisscross::server
