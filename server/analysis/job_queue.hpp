#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/analysis/job_class.hpp"
#include "server/limits/places/shares.hpp"

namespace crisscross::server {

/// The number of a job in the pool, unique across all rooms.
using Ticket = std::uint64_t;

/// The room that a job is for, and the person whose turn it takes.
struct JobOwner {
    std::int64_t room = 0;
    std::int64_t asker = 0;  ///< the player who asks, or who made the game go on; 0 if nobody has
    std::string network{};   ///< of the asker
    bool operator==(const JobOwner&) const = default;
};

/// Decides which job is next, without threads or a clock. The most urgent class goes first, but a class that was
/// passed over too often comes next, so that none starves. Within a class, networks take turns, within a network its
/// people, and within a person their rooms; so a job waits for at most one of each other network, however many those
/// have. Within a class, the jobs of a room run one at a time, and those of a room and a person in order. Each person
/// may wait for one hint or analysis, a network for a quarter of as many as the server has waiting at most.
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
    /// The jobs of one owner that wait: at least one.
    struct Lane {
        JobOwner owner{};
        std::vector<Ticket> tickets{};
    };
    /// The lanes of one class. The first one that is ready is served next.
    using Lanes = std::vector<Lane>;

    bool is_ready(JobClass job_class, const Lane& lane) const;
    Lanes::iterator next_lane(JobClass job_class);
    std::optional<JobClass> next_class();
    Lanes& lanes_of(JobClass job_class) { return lanes_[static_cast<std::size_t>(job_class)]; }
    static void let_others_go_first(Lanes& lanes, const JobOwner& served);
    void dismiss(JobClass job_class, const JobOwner& owner);

    std::array<Lanes, job_classes> lanes_{};
    std::array<int, job_classes> passed_over_{};  ///< how many times in a row, by class
    std::vector<Job> running_{};
    std::vector<Holder> askers_{};  ///< players who wait for an answer
};

}  // namespace crisscross::server
