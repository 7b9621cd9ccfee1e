#include "storage/sqlite/database/number_function.hpp"

#include <memory>
#include <stdexcept>
#include <string>
#include <utility>

#include "storage/sqlite/database/database.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

constexpr const char* three_rows = "SELECT n FROM (SELECT 7 AS n UNION SELECT 8 UNION SELECT 9) WHERE ";

struct FunctionScratch {
    TemporaryFolder folder{};
    Database database{folder / "functions.db"};

    /// Why a query of the three rows fails, if one does.
    std::string failure(NumberFunction function) {
        try {
            Statement select = database.prepare(std::string(three_rows) + "result_of(?1, n) > 0");
            if (function) select.bind_function(1, std::move(function));
            while (select.step()) {
            }
        } catch (const DatabaseError& why) {
            return why.what();
        }
        return "";
    }
};

}  // namespace

TEST_CASE("a query asks a function of the program about its rows, and keeps it as long as it needs it") {
    FunctionScratch scratch;
    auto owner = std::make_shared<int>(1);
    const std::weak_ptr<int> kept = owner;
    {
        Statement select = scratch.database.prepare(std::string(three_rows) + "result_of(?1, n) = 1 ORDER BY n");
        select.bind_function(1, [owner = std::move(owner)](std::int64_t number) { return number % 2 == *owner; });
        REQUIRE(select.step());
        CHECK(select.integer(0) == 7);
        REQUIRE(select.step());
        CHECK(select.integer(0) == 9);
        CHECK_FALSE(select.step());
        CHECK_FALSE(kept.expired());
    }
    CHECK(kept.expired());
}

TEST_CASE("a query fails where its function throws, or where it has none, and the next one works") {
    FunctionScratch scratch;
    CHECK(scratch.failure([](std::int64_t number) { return number; }).empty());
    const std::string thrown =
        scratch.failure([](std::int64_t) -> std::int64_t { throw std::runtime_error("nobody knows this number"); });
    CHECK(thrown.starts_with("nobody knows this number (1) in: SELECT "));
    CHECK(scratch.failure({}).starts_with("result_of has no function (1) in: SELECT "));
    CHECK(scratch.failure([](std::int64_t number) { return number; }).empty());
}
