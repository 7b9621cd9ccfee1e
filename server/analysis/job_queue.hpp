#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <optional>
#include <set>
#include <vector>

#include "server/analysis/job_class.hpp"

namespace crisscross::server {

/// The number of a job in the pool, different for each of all rooms.
using Ticket = std::uint64_t;

/// Whose job it is.
struct JobOwner {
    std::int64_t room = 0;
    std::int64_t asker = 0;  ///< the player, for hints and analyses
};

/// The order of service, without threads and without a clock: by class, except that a class which has been passed
/// over so often comes next, so that none waits for ever; within a class rooms take turns, and the jobs of one room
/// come in their order, one at a time. Of hints and analyses each person has one, and there is a bound for all of
/// them together.
class JobQueue {
public:
    static constexpr std::size_t most_questions = 16;
    static constexpr int most_passed_over = 8;

    /// False if the job has to be refused: its asker waits for an answer already, or too many do.
    bool add(Ticket ticket, JobClass its_class, const JobOwner& owner);
    /// The job to be done next, which is running from now on; nothing if none can be done now.
    std::optional<Ticket> take();
    /// A running job has ended.
    void finish(Ticket ticket);
    /// A job is not wanted any more. False if it is running, or gone.
    bool drop(Ticket ticket);

private:
    struct Job {
        Ticket ticket = 0;
        JobClass its_class = JobClass::people;
        JobOwner owner{};
    };
    /// The jobs of a room.
    struct Lane {
        std::int64_t room = 0;
        bool is_running = false;
        std::deque<Job> jobs{};
    };
    /// Of one class, in the order in which they are served next. None is idle and empty.
    using Lanes = std::deque<Lane>;

    Lanes& lanes_of(JobClass its_class) { return lanes_[static_cast<std::size_t>(its_class)]; }
    static Lane& lane_of(Lanes& lanes, std::int64_t room);
    static bool is_ready(const Lane& lane) { return !lane.is_running && !lane.jobs.empty(); }
    std::optional<std::size_t> next_class();
    static void sweep(Lanes& lanes);
    void dismiss(const Job& job);

    std::array<Lanes, 4> lanes_{};
    std::array<int, 4> passed_over_{};  ///< how often in a row, by class
    std::vector<Job> running_{};
    std::set<std::int64_t> askers_{};  ///< who wait for an answer
};

}  // namespace crisscross::server
