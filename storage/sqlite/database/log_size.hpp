#pragma once

#include <cstdint>
#include <filesystem>
#include <mutex>

namespace crisscross::storage {

/// The size of a database's log (`-wal`), to notice when somebody else has cut it: what that part held may be nowhere
/// else. SQLite writes over a log and makes it longer, but shorter only to empty it on demand. Any thread.
class LogSize {
public:
    /// As long as this lives, the log may become shorter.
    class Emptying {
    public:
        explicit Emptying(LogSize& log) : log_(log) { log_.stop_watching(); }
        ~Emptying() { log_.watch(); }
        Emptying(const Emptying&) = delete;
        Emptying& operator=(const Emptying&) = delete;

    private:
        LogSize& log_;
    };

    explicit LogSize(std::filesystem::path log);

    /// Whether the log is shorter than the last time, or was so once. A log that cannot be found does not count.
    bool was_cut();

private:
    void watch();
    void stop_watching();
    void look();

    const std::filesystem::path log_;
    std::mutex mutex_;
    std::uintmax_t size_ = 0;  // at the last look
    bool is_watched_ = true;
    bool was_cut_ = false;
};

}  // namespace crisscross::storage
