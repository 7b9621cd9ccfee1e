#include "storage/sqlite/jobs/job_queue.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross::storage;

namespace {

/// What became of some jobs, in the order in which they were answered.
struct Answers {
    Job job() {
        return {.work = [](Database&) {}, .answer = [this](const auto& failure) { all.push_back(failure->kind); }};
    }
    std::vector<Failure::Kind> all{};
};

}  // namespace

TEST_CASE("a queue takes as many jobs as may wait, and refuses further ones at once") {
    Answers answers;
    JobQueue queue(2);
    for (int job = 0; job < 3; ++job) queue.add(answers.job());
    CHECK(answers.all == std::vector<Failure::Kind>{Failure::Kind::busy});
    CHECK(queue.wait_for_one());
    queue.add(answers.job());
    CHECK(answers.all.size() == 1);
}

TEST_CASE("jobs that are dropped fail, and so do those that come after the end") {
    Answers answers;
    JobQueue queue;
    queue.add(answers.job());
    queue.close();
    queue.drop();
    queue.add(answers.job());
    CHECK(answers.all == std::vector<Failure::Kind>{Failure::Kind::busy, Failure::Kind::busy});
    CHECK_FALSE(queue.wait_for_one());
}

TEST_CASE("a queue counts its jobs until they are answered") {
    Answers answers;
    JobQueue queue(2);
    for (int job = 0; job < 3; ++job) queue.add(answers.job());
    CHECK(queue.unanswered() == 2);
    const std::optional<Job> first = queue.wait_for_one();
    REQUIRE(first);
    CHECK(queue.unanswered() == 2);
    first->answer(Failure{});
    CHECK(queue.unanswered() == 1);
    queue.drop();
    CHECK(queue.unanswered() == 0);
}
