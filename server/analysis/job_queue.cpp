#include "server/analysis/job_queue.hpp"

#include <algorithm>

namespace crisscross::server {

namespace {

bool is_question(JobClass job_class) {
    return job_class == JobClass::hints || job_class == JobClass::analyses;
}

}  // namespace

bool JobQueue::has_place(const JobOwner& owner) const {
    return shares.allow(askers_, {owner.asker, owner.network});
}

bool JobQueue::add(Ticket ticket, JobClass job_class, const JobOwner& owner) {
    if (is_question(job_class)) {
        if (!has_place(owner)) return false;
        askers_.push_back({owner.asker, owner.network});
    }
    lane_of(lanes_of(job_class), owner.room).jobs.push_back({ticket, job_class, owner});
    return true;
}

std::optional<Ticket> JobQueue::pop() {
    const auto chosen = next_class();
    if (!chosen) return std::nullopt;
    Lanes& lanes = lanes_[*chosen];
    const auto found = std::ranges::find_if(lanes, is_ready);
    Lane lane = std::move(*found);
    lanes.erase(found);
    const Job job = lane.jobs.front();
    lane.jobs.pop_front();
    lane.is_running = true;
    lanes.push_back(std::move(lane));
    running_.push_back(job);
    return job.ticket;
}

// The most urgent class with a job that can run, or one that was passed over too often.
std::optional<std::size_t> JobQueue::next_class() {
    std::optional<std::size_t> chosen;
    for (std::size_t index = 0; index < lanes_.size(); ++index) {
        if (std::ranges::none_of(lanes_[index], is_ready))
            passed_over_[index] = 0;
        else if (!chosen || passed_over_[index] == max_passed_over)
            chosen = index;
    }
    for (std::size_t index = 0; index < lanes_.size(); ++index)
        if (index == chosen)
            passed_over_[index] = 0;
        else if (std::ranges::any_of(lanes_[index], is_ready) && passed_over_[index] < max_passed_over)
            ++passed_over_[index];
    return chosen;
}

void JobQueue::finish(Ticket ticket) {
    const auto found = std::ranges::find(running_, ticket, &Job::ticket);
    if (found == running_.end()) return;
    Lanes& lanes = lanes_of(found->job_class);
    lane_of(lanes, found->owner.room).is_running = false;
    sweep(lanes);
    dismiss(*found);
    running_.erase(found);
}

bool JobQueue::drop(Ticket ticket) {
    for (Lanes& lanes : lanes_)
        for (Lane& lane : lanes) {
            const auto found = std::ranges::find(lane.jobs, ticket, &Job::ticket);
            if (found == lane.jobs.end()) continue;
            dismiss(*found);
            lane.jobs.erase(found);
            sweep(lanes);
            return true;
        }
    return false;
}

std::array<std::size_t, job_classes> JobQueue::waiting() const {
    std::array<std::size_t, job_classes> counts{};
    for (std::size_t index = 0; index < lanes_.size(); ++index)
        for (const Lane& lane : lanes_[index]) counts[index] += lane.jobs.size();
    return counts;
}

JobQueue::Lane& JobQueue::lane_of(Lanes& lanes, std::int64_t room) {
    const auto found = std::ranges::find(lanes, room, &Lane::room);
    return found != lanes.end() ? *found : lanes.emplace_back(Lane{.room = room});
}

void JobQueue::sweep(Lanes& lanes) {
    std::erase_if(lanes, [](const Lane& lane) { return !lane.is_running && lane.jobs.empty(); });
}

void JobQueue::dismiss(const Job& job) {
    if (is_question(job.job_class))
        std::erase_if(askers_, [&](const Holder& asker) { return asker.player == job.owner.asker; });
}

}  // namespace crisscross::server
