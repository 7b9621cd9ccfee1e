#include "tests/support/server/program.hpp"

#include <arpa/inet.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <random>
#include <stdexcept>
#include <thread>
#include <utility>

extern char** environ;

namespace crisscross::test {

namespace {

std::vector<char*> pointers(std::vector<std::string>& texts) {
    std::vector<char*> made;
    for (std::string& text : texts) made.push_back(text.data());
    made.push_back(nullptr);
    return made;
}

std::vector<std::string> environment_with(const Program::Environment& wanted) {
    std::vector<std::string> made;
    for (char** entry = environ; *entry; ++entry) made.emplace_back(*entry);
    for (const auto& [name, value] : wanted) made.push_back(name + '=' + value);
    return made;
}

bool can_be_bound(std::uint16_t port) {
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(port);
    const bool bound = ::bind(socket, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0;
    ::close(socket);
    return bound;
}

}  // namespace

Program::Program(const std::vector<std::string>& command, const std::filesystem::path& output,
                 const Environment& environment) {
    std::vector<std::string> words = command;
    std::vector<std::string> variables = environment_with(environment);
    const std::string error = output.string() + (output == "/dev/null" ? "" : ".error");
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    const int flags = O_CREAT | O_WRONLY | O_TRUNC;
    posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, output.c_str(), flags, 0600);
    posix_spawn_file_actions_addopen(&files, STDERR_FILENO, error.c_str(), flags, 0600);
    const int failed =
        posix_spawn(&id_, words.front().c_str(), &files, nullptr, pointers(words).data(), pointers(variables).data());
    posix_spawn_file_actions_destroy(&files);
    if (failed != 0) throw std::runtime_error("cannot start " + command.front());
}

Program::~Program() {
    if (id_ > 0) kill();
}

bool Program::has_ended() const {
    siginfo_t ended{};
    const int found = waitid(P_PID, static_cast<id_t>(id_), &ended, WEXITED | WNOHANG | WNOWAIT);
    return found != 0 || ended.si_pid != 0;
}

void Program::kill() {
    ::kill(id_, SIGKILL);
    wait();
}

int Program::terminate() {
    return end_with(SIGTERM);
}

int Program::end_with(int signal) {
    ::kill(id_, signal);
    return wait_for_end();
}

int Program::wait_for_end(std::chrono::milliseconds limit) {
    const auto deadline = std::chrono::steady_clock::now() + limit;
    while (!has_ended()) {
        if (std::chrono::steady_clock::now() > deadline) throw std::runtime_error("the program does not end");
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    return wait();
}

int Program::wait() {
    int status = 0;
    waitpid(std::exchange(id_, 0), &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

std::uint16_t free_port() {
    std::random_device random;
    std::uniform_int_distribution<std::uint16_t> ports(10'000, 32'767);
    for (int tries = 0; tries < 100; ++tries)
        if (const std::uint16_t port = ports(random); can_be_bound(port)) return port;
    throw std::runtime_error("there is no free port");
}

}  // namespace crisscross::test
