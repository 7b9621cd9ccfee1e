#include "server/start/server.hpp"

#include <malloc.h>

#include <csignal>

#include "server/lexicons/lexicon_choice.hpp"
#include "server/log/log.hpp"
#include "server/start/listening_address.hpp"
#include "server/start/parts.hpp"

namespace crisscross::server {

namespace {

// A server needs its default word list; other lists may be faulty.
std::optional<StartFault> fault_of(const LexiconStore& lexicons) {
    if (!lexicons.find(default_lexicon)) return StartFault{sentence(lexicons.faults().front())};
    for (const LexiconStoreFault& fault : lexicons.faults())
        log::warning("word list skipped", {{"why", sentence(fault)}});
    return std::nullopt;
}

bool is_ignored(int signal) {
    struct sigaction action {};
    return sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

}  // namespace

engine::Result<std::unique_ptr<Server>, StartFault> Server::open(const Config& config, Clock& clock,
                                                                 Entropy& entropy) {
    auto opened = open_parts(config);
    if (!opened) return opened.error();
    try {
        auto parts = std::make_unique<Parts>(config, clock, entropy, *std::move(opened));
        if (auto fault = fault_of(parts->lexicons)) return *fault;
        if (auto fault = parts->listen_for_metrics()) return *fault;
        malloc_trim(0);  // word lists take more memory to check than to keep
        return std::unique_ptr<Server>(new Server(std::move(parts)));
    } catch (const boost::system::system_error& problem) {
        return listening_fault("cannot listen on " + listening_address_and_port(config), problem.code());
    }
}

Server::Server(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}

Server::~Server() {
    parts_->store.stop();
}

void Server::run() {
    Parts& parts = *parts_;
    parts.listen();
    parts.run_threads();
    parts.last_alive.end(parts.services.clock.now());
    parts.store.stop();
    log::info("stopped");
}

void Server::stop() {
    parts_->stop();
}

void Server::stop_on_signals() {
    parts_->signals.add(SIGTERM);
    parts_->signals.add(SIGINT);
    // nohup wants the server to outlive its terminal.
    if (!is_ignored(SIGHUP)) parts_->signals.add(SIGHUP);
    parts_->await_signal();
}

std::uint16_t Server::port() const {
    return parts_->listener.port();
}

std::uint16_t Server::metrics_port() const {
    return parts_->metrics_listener ? parts_->metrics_listener->port() : 0;
}

}  // namespace crisscross::server
