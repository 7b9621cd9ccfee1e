#include "server/analysis/analysis_pool.hpp"

#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <future>

#include "server/metrics/metrics.hpp"
#include "server/metrics/readings.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/engine/started_game.hpp"
#include "tests/support/engine/texts.hpp"
#include "tests/support/server/scrape.hpp"

using namespace crisscross;
using namespace crisscross::test;
using namespace std::chrono_literals;
using server::AnalysisPool;
using server::AnalysisResult;
using server::JobClass;
using server::JobOwner;
using server::Ticket;

namespace {

/// A pool, and short jobs for it.
class Office {
public:
    explicit Office(unsigned threads) : pool_(threads, std::nullopt, metrics_) {}

    std::optional<Ticket> ask(const JobOwner& owner, AnalysisPool::Tell tell, JobClass job_class = JobClass::hints) {
        const server::Question question{"h", list_, engine::seat_view(game_.state, 0)};
        return pool_.submit(server::analysis_job::AnswerQuestion{question}, job_class, owner, std::move(tell));
    }
    std::optional<Ticket> move(std::int64_t room, AnalysisPool::Tell tell, JobClass job_class = JobClass::people) {
        const engine::SeatView seen = engine::seat_view(game_.state, game_.state.to_move);
        return pool_.submit(server::analysis_job::FindMove{list_, {{seen}}}, job_class, {.room = room},
                            std::move(tell));
    }
    /// Keeps a thread busy until it is released.
    void hold(std::int64_t room) {
        move(room, [this](const AnalysisResult&) {
            held_.set_value();
            gate_.wait();
        });
        held_.get_future().wait();
    }
    void let_go() { opened_.set_value(); }
    void abandon(Ticket number) { pool_.abandon(number); }
    bool has_place(const JobOwner& owner) const { return pool_.has_place(owner); }
    std::array<std::size_t, server::job_classes> waiting() const { return pool_.waiting(); }
    std::string metrics() { return metrics_.text({}); }

private:
    StartedGame game_{classic(), 2, short_words()};
    engine::Lexicon list_ = lexicon_of(short_words());
    std::promise<void> held_;
    std::promise<void> opened_;
    std::shared_future<void> gate_ = opened_.get_future().share();
    server::Metrics metrics_{"test"};
    AnalysisPool pool_;  // ends before the things that its jobs use
};

}  // namespace

TEST_CASE("threads of the pool have a lower priority than those that answer players") {
    Office office(1);
    std::promise<int> niceness;
    office.move(1, [&niceness](const AnalysisResult&) { niceness.set_value(::getpriority(PRIO_PROCESS, 0)); });
    const int own = ::getpriority(PRIO_PROCESS, 0);
    CHECK(niceness.get_future().get() == std::min(own + 10, 19));
}

TEST_CASE("a computer to move gets a move, and a question gets an answer") {
    std::promise<AnalysisResult> move;
    std::promise<AnalysisResult> answer;
    Office office(2);
    REQUIRE(office.move(1, [&](AnalysisResult result) { move.set_value(std::move(result)); }));
    REQUIRE(office.ask({1, 1}, [&](AnalysisResult result) { answer.set_value(std::move(result)); }));
    CHECK(std::holds_alternative<server::ComputerMove>(move.get_future().get()));
    const auto found = std::get<protocol::server::PlaysFound>(answer.get_future().get());
    CHECK(std::get<protocol::server::Hint>(found).id == "h");
}

TEST_CASE("a result that cannot be reported for lack of memory does not hold up other jobs, even in the same room") {
    std::promise<AnalysisResult> move;
    Office office(1);
    REQUIRE(office.move(1, [](const AnalysisResult&) { throw std::bad_alloc(); }));
    REQUIRE(office.move(1, [&](AnalysisResult result) { move.set_value(std::move(result)); }));
    CHECK(std::holds_alternative<server::ComputerMove>(move.get_future().get()));
}

TEST_CASE("the pool serves computers in games with people before hints, analyses and games without people") {
    std::string order;
    std::promise<void> done;
    Office office(1);
    office.hold(1);
    office.move(
        2, [&](const AnalysisResult&) { done.set_value(); }, JobClass::computers);
    office.ask(
        {3, 3}, [&](const AnalysisResult&) { order += "analysis "; }, JobClass::analyses);
    office.ask({4, 4}, [&](const AnalysisResult&) { order += "hint "; });
    office.move(5, [&](const AnalysisResult&) { order += "move "; });
    office.let_go();
    done.get_future().wait();
    CHECK(order == "move hint analysis ");
}

TEST_CASE("each person may ask one question at a time, and only so many may wait") {
    Office office(1);
    office.hold(1);
    std::int64_t asker = 1;
    while (office.ask({asker, asker, std::to_string(asker)}, [](const AnalysisResult&) {})) ++asker;
    CHECK(asker == 17);
    CHECK_FALSE(office.ask({1, 1}, [](const AnalysisResult&) {}));
    office.let_go();
}

TEST_CASE("a person who has an answer may ask again at once") {
    std::vector<std::promise<void>> answered(20);
    Office office(1);
    for (auto& answer : answered) {
        REQUIRE(office.ask({1, 1}, [&answer](const AnalysisResult&) { answer.set_value(); }));
        answer.get_future().wait();
    }
}

TEST_CASE("an abandoned job reports nothing") {
    int reported = 0;
    std::promise<void> done;
    Office office(1);
    office.hold(1);
    const auto job = office.ask({2, 2}, [&](const AnalysisResult&) { ++reported; });
    office.abandon(job.value());
    CHECK(office.ask({2, 2}, [](const AnalysisResult&) {}).has_value());  // its asker may ask again
    office.move(
        3, [&](const AnalysisResult&) { done.set_value(); }, JobClass::computers);
    office.let_go();
    REQUIRE(done.get_future().wait_for(1min) == std::future_status::ready);
    CHECK(reported == 0);
}

TEST_CASE("a room that keeps one thread busy leaves the others free") {
    std::promise<void> other;
    Office office(2);
    office.hold(1);
    office.move(1, [](const AnalysisResult&) {});  // waits for the job before it
    office.move(2, [&](const AnalysisResult&) { other.set_value(); });
    CHECK(other.get_future().wait_for(1min) == std::future_status::ready);
    office.let_go();
}

TEST_CASE("the pool counts the jobs that wait, by class, and not those that run") {
    Office office(1);
    office.hold(1);
    CHECK(office.waiting() == std::array<std::size_t, server::job_classes>{0, 0, 0, 0, 0});
    office.ask({1, 1}, [](const AnalysisResult&) {});
    office.ask({2, 2}, [](const AnalysisResult&) {});
    const auto job = office.move(
        3, [](const AnalysisResult&) {}, JobClass::computers);
    CHECK(office.waiting() == std::array<std::size_t, server::job_classes>{0, 2, 0, 0, 1});
    office.abandon(job.value());
    CHECK(office.waiting() == std::array<std::size_t, server::job_classes>{0, 2, 0, 0, 0});
    office.let_go();
}

TEST_CASE("the time of computers' moves is kept by strength") {
    std::promise<AnalysisResult> move;
    Office office(1);
    REQUIRE(office.move(1, [&](AnalysisResult result) { move.set_value(std::move(result)); }));
    CHECK(std::holds_alternative<server::ComputerMove>(move.get_future().get()));
    office.hold(1);
    const Scrape scrape(office.metrics());
    CHECK(scrape.value("crisscross_thinking_seconds_count{strength=\"casual\"}") == 2);
    CHECK(scrape.value("crisscross_thinking_seconds_count{strength=\"strong\"}") == 0);
    office.let_go();
}

TEST_CASE("whether the pool has a place may be asked as often as one likes") {
    Office office(1);
    office.hold(1);
    for (int times = 0; times < 2; ++times) CHECK(office.has_place({.asker = 1}));
    CHECK(office.ask({1, 1}, [](const AnalysisResult&) {}));
    CHECK_FALSE(office.has_place({.asker = 1}));
    CHECK(office.has_place({.asker = 2}));
    CHECK(Scrape(office.metrics()).value("crisscross_limits_reached_total{limit=\"questions\"}") == 0);
    office.let_go();
}
