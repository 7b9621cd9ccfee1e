#include "tests/games/faults/hung_threads.hpp"

#include <signal.h>
#include <sys/ptrace.h>
#include <sys/wait.h>

#include <filesystem>
#include <string>

#include "tests/support/server/not_possible.hpp"

namespace crisscross::test {

namespace {

void wait_for_end(pid_t thread) {
    int status = 0;
    while (waitpid(thread, &status, __WALL) == thread && WIFSTOPPED(status)) continue;
}

}  // namespace

HungThreads::HungThreads(pid_t process) : process_(process) {
    const std::filesystem::path tasks = "/proc/" + std::to_string(process) + "/task";
    for (const auto& task : std::filesystem::directory_iterator(tasks))
        if (const pid_t thread = std::stoi(task.path().filename()); thread != process) hang(thread);
    undertaker_ = std::jthread([threads = threads_] {
        for (const pid_t thread : threads) wait_for_end(thread);
    });
}

HungThreads::~HungThreads() {
    ::kill(process_, SIGKILL);
}

void HungThreads::hang(pid_t thread) {
    if (ptrace(PTRACE_SEIZE, thread, nullptr, nullptr) != 0) throw NotPossible("this machine does not allow ptrace");
    ptrace(PTRACE_INTERRUPT, thread, nullptr, nullptr);
    waitpid(thread, nullptr, __WALL);
    threads_.push_back(thread);
}

}  // namespace crisscross::test
