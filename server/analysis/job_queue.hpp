#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "server/analysis/job_class.hpp"
#include "server/limits/places/shares.hpp"

namespace crisscross::server {

/// The number of a job in the pool, unique across all rooms.
using Ticket = std::uint64_t;

/// The room and the person that a job is for.
struct JobOwner {
    std::int64_t room = 0;
    std::int64_t asker = 0;  ///< the player, for hints and analyses
    std::string network{};   ///< of the asker
};

/// Decides which job is next, without threads or a clock. The most urgent class goes first, but a class that was
/// passed over too often comes next, so that none starves. Within a class, rooms take turns, and a room's jobs run in
/// order, one at a time. Each person may wait for one hint or analysis, a network for a quarter of as many as the
/// server has waiting at most.
class JobQueue {
public:
    static constexpr std::size_t max_questions = 16;
    static constexpr Shares shares{.total = max_questions, .per_network = max_questions / 4, .per_person = 1};
    static constexpr int max_passed_over = 8;

    /// Whether another question of this asker would be accepted.
    bool has_place(const JobOwner& owner) const;
    /// False if the job is refused: its asker is already waiting for an answer, or too many askers are, of this
    /// network or in all.
    bool add(Ticket ticket, JobClass job_class, const JobOwner& owner);
    /// The next job, which counts as running from now on; nothing if no job can run now.
    std::optional<Ticket> pop();
    /// A running job has ended.
    void finish(Ticket ticket);
    /// Drops a job that nobody needs any more. False if it is running, or gone.
    bool drop(Ticket ticket);
    /// How many jobs wait, by class.
    std::array<std::size_t, job_classes> waiting() const;

private:
    struct Job {
        Ticket ticket = 0;
        JobClass job_class = JobClass::people;
        JobOwner owner{};
    };
    /// The jobs of a room.
    struct Lane {
        std::int64_t room = 0;
        bool is_running = false;
        std::deque<Job> jobs{};
    };
    /// The lanes of one class, the next to be served first. A lane that is idle has a job.
    using Lanes = std::deque<Lane>;

    Lanes& lanes_of(JobClass job_class) { return lanes_[static_cast<std::size_t>(job_class)]; }
    static Lane& lane_of(Lanes& lanes, std::int64_t room);
    static bool is_ready(const Lane& lane) { return !lane.is_running && !lane.jobs.empty(); }
    std::optional<std::size_t> next_class();
    static void sweep(Lanes& lanes);
    void dismiss(const Job& job);

    std::array<Lanes, job_classes> lanes_{};
    std::array<int, job_classes> passed_over_{};  ///< how many times in a row, by class
    std::vector<Job> running_{};
    std::vector<Holder> askers_{};  ///< players who wait for an answer
};

}  // namespace crisscross::server
