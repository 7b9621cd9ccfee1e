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
    Lanes& lanes = lanes_of(job_class);
    const auto found = std::ranges::find(lanes, owner, &Lane::owner);
    Lane& lane = found != lanes.end() ? *found : lanes.emplace_back(Lane{owner});
    lane.tickets.push_back(ticket);
    return true;
}

std::optional<Ticket> JobQueue::pop() {
    const auto chosen = next_class();
    if (!chosen) return std::nullopt;
    Lanes& lanes = lanes_of(*chosen);
    const auto lane = next_lane(*chosen);
    Job job{lane->tickets.front(), *chosen, lane->owner};
    running_.reserve(running_.size() + 1);  // or throws before anything has changed
    const Ticket ticket = job.ticket;
    lane->tickets.erase(lane->tickets.begin());
    if (lane->tickets.empty()) lanes.erase(lane);
    let_others_go_first(lanes, job.owner);
    running_.push_back(std::move(job));
    return ticket;
}

// The most urgent class with a job that can run, or one that was passed over too often.
std::optional<JobClass> JobQueue::next_class() {
    std::optional<JobClass> chosen;
    for (const auto& [job_class, name] : engine::Names<JobClass>::all) {
        int& passed_over = passed_over_[static_cast<std::size_t>(job_class)];
        if (next_lane(job_class) == lanes_of(job_class).end())
            passed_over = 0;
        else if (!chosen || passed_over == max_passed_over)
            chosen = job_class;
    }
    for (const auto& [job_class, name] : engine::Names<JobClass>::all) {
        int& passed_over = passed_over_[static_cast<std::size_t>(job_class)];
        if (job_class == chosen)
            passed_over = 0;
        else if (next_lane(job_class) != lanes_of(job_class).end() && passed_over < max_passed_over)
            ++passed_over;
    }
    return chosen;
}

JobQueue::Lanes::iterator JobQueue::next_lane(JobClass job_class) {
    return std::ranges::find_if(lanes_of(job_class), [&](const Lane& lane) { return is_ready(job_class, lane); });
}

bool JobQueue::is_ready(JobClass job_class, const Lane& lane) const {
    return std::ranges::none_of(
        running_, [&](const Job& job) { return job.job_class == job_class && job.owner.room == lane.owner.room; });
}

// The network goes behind all others, among its people the person goes last, and among their rooms the room.
void JobQueue::let_others_go_first(Lanes& lanes, const JobOwner& served) {
    const auto others_first = [end = lanes.end()](Lanes::iterator from, const auto& is_other) {
        return std::stable_partition(from, end, [&](const Lane& lane) { return is_other(lane.owner); });
    };
    auto last = lanes.begin();
    last = others_first(last, [&](const JobOwner& owner) { return owner.network != served.network; });
    last = others_first(last, [&](const JobOwner& owner) { return owner.asker != served.asker; });
    others_first(last, [&](const JobOwner& owner) { return owner.room != served.room; });
}

void JobQueue::finish(Ticket ticket) {
    const auto found = std::ranges::find(running_, ticket, &Job::ticket);
    if (found == running_.end()) return;
    dismiss(found->job_class, found->owner);
    running_.erase(found);
}

bool JobQueue::drop(Ticket ticket) {
    for (const auto& [job_class, name] : engine::Names<JobClass>::all) {
        Lanes& lanes = lanes_of(job_class);
        const auto has_ticket = [ticket](const Lane& lane) { return std::ranges::count(lane.tickets, ticket) > 0; };
        const auto lane = std::ranges::find_if(lanes, has_ticket);
        if (lane == lanes.end()) continue;
        std::erase(lane->tickets, ticket);
        dismiss(job_class, lane->owner);
        if (lane->tickets.empty()) lanes.erase(lane);
        return true;
    }
    return false;
}

std::array<std::size_t, job_classes> JobQueue::waiting() const {
    std::array<std::size_t, job_classes> counts{};
    for (std::size_t index = 0; index < lanes_.size(); ++index)
        for (const Lane& lane : lanes_[index]) counts[index] += lane.tickets.size();
    return counts;
}

void JobQueue::dismiss(JobClass job_class, const JobOwner& owner) {
    if (is_question(job_class))
        std::erase_if(askers_, [&](const Holder& asker) { return asker.player == owner.asker; });
}

}  // namespace crisscross::server
