#include "server/start/forced_end.hpp"

#include <sys/time.h>

#include <csignal>
#include <cstdlib>

namespace crisscross::server {

void end_by_force_after(std::chrono::milliseconds limit) {
    using namespace std::chrono;
    std::signal(SIGALRM, [](int) { std::_Exit(0); });
    const auto whole = duration_cast<seconds>(limit);
    itimerval once{};
    once.it_value = {whole.count(), microseconds(limit - whole).count()};
    setitimer(ITIMER_REAL, &once, nullptr);
}

}  // namespace crisscross::server
