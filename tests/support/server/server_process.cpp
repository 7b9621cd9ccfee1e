#include "tests/support/server/server_process.hpp"

#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <stdexcept>
#include <thread>

#include "server/files/whole_file.hpp"
#include "tests/support/clients/guest.hpp"
#include "tests/support/clients/http_client.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/engine/texts.hpp"

namespace crisscross::test {

using namespace std::chrono_literals;

ServerProcess::ServerProcess(std::string program, std::vector<std::string> options, Surroundings surroundings)
    : program_(std::move(program)), options_(std::move(options)), surroundings_(std::move(surroundings)) {
    if (!server::replace_whole(folder_ / "english.lexicon", lexicon_of(short_words()).bytes()))
        throw std::runtime_error("cannot write a word list");
    start();
}

std::vector<std::string> ServerProcess::command() const {
    std::vector<std::string> words{program_,
                                   "serve",
                                   "--port",
                                   std::to_string(port_),
                                   "--data",
                                   data().string(),
                                   "--lexicon",
                                   (folder_ / "english.lexicon").string(),
                                   "--moves-per-minute",
                                   "100000000"};
    words.insert(words.end(), options_.begin(), options_.end());
    return words;
}

std::string ServerProcess::refusal(int status) {
    const auto output = folder_ / "refused";
    if (Program(command(), output).wait_for_end() != status)
        throw std::runtime_error("the server does not refuse to start");
    return server::read_whole(output.string() + ".error").value();
}

void ServerProcess::start() {
    start_until([this] { const Guest early(port_); });
}

void ServerProcess::start_without_guests() {
    start_until([this] { get(port_, "/healthz"); });
}

template <class Attempt>
void ServerProcess::start_until(const Attempt& attempt) {
    port_ = free_port();
    process_.emplace(command(), surroundings_.output, surroundings_.environment);
    for (int tries = 0; tries < 2400 && !process_->has_ended(); ++tries) try {
            attempt();
            return;
        } catch (const std::exception&) {
            std::this_thread::sleep_for(25ms);
        }
    throw std::runtime_error("the server does not start");
}

bool ServerProcess::healthy() const {
    return Program({program_, "healthcheck", "--port", std::to_string(port_)}).wait_for_end() == 0;
}

rlim_t ServerProcess::limit(int resource, rlim_t max) {
    rlimit before{};
    const auto which = static_cast<__rlimit_resource>(resource);
    if (prlimit(process_->id(), which, nullptr, &before) != 0) throw std::runtime_error("prlimit");
    const rlimit after{std::min(max, before.rlim_max), before.rlim_max};
    if (prlimit(process_->id(), which, &after, nullptr) != 0) throw std::runtime_error("prlimit");
    return before.rlim_cur;
}

rlim_t ServerProcess::address_space() const {
    std::ifstream statistics("/proc/" + std::to_string(process_->id()) + "/statm");
    rlim_t pages = 0;
    statistics >> pages;
    return pages * static_cast<rlim_t>(sysconf(_SC_PAGESIZE));
}

}  // namespace crisscross::test
