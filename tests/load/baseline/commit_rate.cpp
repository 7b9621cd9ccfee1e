#include "tests/load/baseline/commit_rate.hpp"

#include <string>
#include <vector>

#include "storage/sqlite/database/database.hpp"
#include "tests/load/median.hpp"

namespace crisscross::load {

using Clock = std::chrono::steady_clock;

CommitRate commit_rate(const std::filesystem::path& folder, std::chrono::duration<double> time) {
    storage::Database database(folder / "commits.db");
    database.execute("CREATE TABLE IF NOT EXISTS rows (id INTEGER PRIMARY KEY, body TEXT NOT NULL)");
    const std::string body(180, 'x');  // about the mean of a stored event
    std::vector<float> milliseconds;
    const auto begin = Clock::now();
    for (auto before = begin; before - begin < time;) {
        storage::Transaction transaction(database);
        database.prepare("INSERT INTO rows (body) VALUES (?)").bind(1, body).run();
        transaction.commit();
        const auto now = Clock::now();
        milliseconds.push_back(std::chrono::duration<float, std::milli>(now - before).count());
        before = now;
    }
    const std::chrono::duration<double> taken = Clock::now() - begin;
    return {static_cast<double>(milliseconds.size()) / taken.count(), quantile(milliseconds, 0.99)};
}

}  // namespace crisscross::load
