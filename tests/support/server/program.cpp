#include "tests/support/server/program.hpp"

#include <arpa/inet.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

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
    siginfo_t ended{};
    while (waitid(P_PID, static_cast<id_t>(id_), &ended, WEXITED | WNOHANG | WNOWAIT) == 0 && ended.si_pid == 0) {
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
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    const bool bound = ::bind(socket, reinterpret_cast<sockaddr*>(&address), size) == 0 &&
                       ::getsockname(socket, reinterpret_cast<sockaddr*>(&address), &size) == 0;
    ::close(socket);
    if (!bound) throw std::runtime_error("there is no free port");
    return ntohs(address.sin_port);
}

}  // namespace crisscross::test
