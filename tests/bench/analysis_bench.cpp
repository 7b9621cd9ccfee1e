// How long a computer's move waits for the pool while others keep it busy: clients who ask for hints with racks of
// twenty, or computers that play each other in many rooms. Measured by the wall clock, on as many threads as you say.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>

#include "engine/catalogue/settings.hpp"
#include "engine/game/decide.hpp"
#include "server/analysis/analysis_pool.hpp"
#include "server/metrics/metrics.hpp"
#include "tests/support/engine/fold.hpp"
#include "tests/support/engine/lexicon_from_disk.hpp"

namespace {

using namespace crisscross;
using namespace crisscross::engine;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;
using server::AnalysisPool;
using server::AnalysisResult;
using server::JobClass;

Seed seed_of(std::int64_t number) {
    Seed seed{};
    seed[0] = static_cast<std::uint8_t>(number);
    seed[1] = static_cast<std::uint8_t>(number >> 8);
    return seed;
}

/// A game of strong computers, played by jobs for the pool.
class Room {
public:
    Room(AnalysisPool& pool, const Lexicon& list, std::int64_t number, JobClass job_class)
        : pool_(pool), list_(list), number_(number), job_class_(job_class) {
        begin_anew();
    }

    /// Lets the pool find the next move, and the one after, until the room is closed.
    void play_on() {
        if (closed_) return;
        pool_.submit(job(), job_class_, {number_}, [this](AnalysisResult result) {
            make(std::get<server::ComputerMove>(result));
            play_on();
        });
    }
    void close() { closed_ = true; }

    /// Seconds until the pool has found one move, which is made.
    double wait_for_move() {
        const auto start = Clock::now();
        std::mutex mutex;
        std::condition_variable found;
        bool is_found = false;
        pool_.submit(job(), job_class_, {number_}, [&](AnalysisResult result) {
            make(std::get<server::ComputerMove>(result));
            const std::lock_guard lock(mutex);
            is_found = true;
            found.notify_one();
        });
        std::unique_lock lock(mutex);
        found.wait(lock, [&] { return is_found; });
        return std::chrono::duration<double>(Clock::now() - start).count();
    }

    int moves() const { return moves_; }

private:
    void begin_anew() {
        const Rules rules = resolve({}).value();
        chance_ = Chance(seed_of(number_ + 100 * games_++));
        game_ = test::fold(new_game(rules), begin(rules, list_.hash(), chance_, {"", ""}));
    }

    server::analysis_job::FindMove job() const {
        server::analysis_job::FindMove job{list_, {}, game_->turn};
        for (const Seat seat : active_seats(*game_))
            if (auto seen = seat_view(*game_, seat); task_of(seen) != Task::none)
                job.seats.push_back({std::move(seen), Strength::strong});
        return job;
    }

    void make(const server::ComputerMove& move) {
        ++moves_;
        game_ = test::fold(*game_, decide(list_, *game_, chance_, move.seat, move.command).value());
        if (game_->over()) begin_anew();
    }

    AnalysisPool& pool_;
    Lexicon list_;
    std::int64_t number_;
    JobClass job_class_;
    std::atomic<bool> closed_ = false;
    std::atomic<int> moves_ = 0;
    int games_ = 0;
    Chance chance_{Seed{}};
    std::optional<Game> game_;
};

/// A client who keeps asking for hints with a rack of twenty that has two blanks.
class Client {
public:
    Client(AnalysisPool& pool, const Lexicon& list, std::int64_t number) : pool_(pool), number_(number) {
        const Settings long_racks{.knobs = {{"rack_size", 20}, {"hints", "own_rack"}}};
        const Rules rules = resolve(long_racks).value();
        Game game = test::fold(new_game(rules), begin(rules, list.hash(), Chance(seed_of(number)), {"", ""}));
        TileCounts& rack = game.player(game.to_move).rack;
        while (rack.count(blank) < 2) {
            Tile last{};
            rack.for_each([&last](Tile tile, int) {
                if (tile != blank) last = tile;
            });
            rack.remove(last);
            rack.add(blank);
        }
        question_.emplace(server::Question{"h", list, seat_view(game, game.to_move)});
    }

    void ask_on() {
        if (closed_) return;
        pool_.submit(server::analysis_job::AnswerQuestion{*question_}, JobClass::hints,
                     {number_, number_, std::to_string(number_)}, [this](const AnalysisResult&) {
                         ++answers_;
                         ask_on();
                     });
    }
    void close() { closed_ = true; }
    int answers() const { return answers_; }

private:
    AnalysisPool& pool_;
    std::int64_t number_;
    std::optional<server::Question> question_;
    std::atomic<bool> closed_ = false;
    std::atomic<int> answers_ = 0;
};

void report(const char* what, std::vector<double> delays) {
    std::sort(delays.begin(), delays.end());
    std::printf("  %-44s median %7.3f s, longest %7.3f s\n", what, delays[delays.size() / 2], delays.back());
    std::fflush(stdout);
}

std::vector<double> delays_of(Room& room, int moves) {
    std::vector<double> delays;
    for (int move = 0; move < moves; ++move) {
        delays.push_back(room.wait_for_move());
        std::this_thread::sleep_for(20ms);
    }
    return delays;
}

void measure(const Lexicon& list, unsigned threads, int clients, int rooms, int moves) {
    std::printf("%u threads\n", threads);
    std::deque<Client> askers;
    std::deque<Room> others;
    server::Metrics metrics("bench");
    AnalysisPool pool(threads, std::nullopt, metrics);
    Room room(pool, list, 1000, JobClass::people);
    report("a move, with nobody else", delays_of(room, moves));
    for (int client = 1; client <= clients; ++client) askers.emplace_back(pool, list, client).ask_on();
    report("while clients ask for hints", delays_of(room, moves));
    int answers = 0;
    for (Client& client : askers) {
        client.close();
        answers += client.answers();
    }
    std::printf("  %d hints were given to %d clients\n", answers, clients);
    std::this_thread::sleep_for(3s);
    for (int number = 1; number <= rooms; ++number)
        others.emplace_back(pool, list, number, JobClass::computers).play_on();
    report("while computers play each other", delays_of(room, moves));
    const auto slowest = std::ranges::min_element(others, {}, &Room::moves);
    const auto quickest = std::ranges::max_element(others, {}, &Room::moves);
    std::printf("  %d rooms made %d to %d moves each\n", rooms, slowest->moves(), quickest->moves());
    for (Room& other : others) other.close();
    std::this_thread::sleep_for(3s);
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        std::fprintf(stderr, "usage: analysis_bench LEXICON [THREADS [CLIENTS [ROOMS [MOVES]]]]\n");
        return 2;
    }
    const auto lexicon = crisscross::test::lexicon_from_disk(argv[1]);
    if (!lexicon) {
        std::fprintf(stderr, "analysis_bench: %s: %s\n", argv[1], lexicon.error().why.c_str());
        return 2;
    }
    const auto number = [&](int at, int usual) { return argc > at ? std::atoi(argv[at]) : usual; };
    measure(*lexicon, static_cast<unsigned>(number(2, 1)), number(3, 10), number(4, 60), number(5, 100));
}
