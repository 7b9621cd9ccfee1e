#include "storage/sqlite/jobs/readers.hpp"

#include <future>
#include <memory>

#include "tests/storage/data_file.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

/// What SQLite answers to a reader.
std::string read_by(Readers& readers, const std::string& query) {
    const auto answer = std::make_shared<std::promise<std::string>>();
    readers.add({.work = [answer, query](Database& database) { answer->set_value(ask(database, query)); },
                 .answer = [](const auto&) {}});
    return answer->get_future().get();
}

}  // namespace

TEST_CASE("readers keep as many pages in memory as they may, by default few") {
    const DataFile file;
    Readers searchers(file.path, 1, nullptr, {.cache_kib = 32 * 1024});
    Readers others(file.path, 1);
    CHECK(read_by(searchers, "PRAGMA cache_size") == "-32768");
    CHECK(read_by(others, "PRAGMA cache_size") == "-2048");
}
