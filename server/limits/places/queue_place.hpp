#pragma once

#include <atomic>

namespace crisscross::server {

/// One of a limited number of places in a queue; free again when it is destroyed. The count of those that are taken
/// must live longer. Any thread.
class QueuePlace {
public:
    QueuePlace(std::atomic<int>& taken, int max) : taken_(taken), is_there_(++taken <= max) {}
    ~QueuePlace() { --taken_; }
    QueuePlace(const QueuePlace&) = delete;
    QueuePlace& operator=(const QueuePlace&) = delete;

    /// False if all places are taken.
    explicit operator bool() const { return is_there_; }

private:
    std::atomic<int>& taken_;
    bool is_there_;
};

}  // namespace crisscross::server
