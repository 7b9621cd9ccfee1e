#pragma once

#include <sys/types.h>

#include <thread>
#include <vector>

namespace crisscross::test {

/// All threads of a process but its first hang, like threads that wait for a disk that does not answer. They stay so
/// until the process ends, which is when this goes out of scope at the latest.
class HungThreads {
public:
    /// Throws `NotPossible` where a test may not do that (ptrace).
    explicit HungThreads(pid_t process);
    ~HungThreads();
    HungThreads(const HungThreads&) = delete;
    HungThreads& operator=(const HungThreads&) = delete;

private:
    void hang(pid_t thread);

    pid_t process_;
    std::vector<pid_t> threads_{};
    std::jthread undertaker_{};  // a traced thread is gone only when somebody has waited for it
};

}  // namespace crisscross::test
