#include <sqlite3.h>

#include <set>
#include <string>

#include "tests/storage/data_file.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

/// The text of every statement that connections run while it is there.
class Listener {
public:
    Listener() {
        heard().clear();
        sqlite3_auto_extension(reinterpret_cast<void (*)()>(listen));
    }
    ~Listener() { sqlite3_cancel_auto_extension(reinterpret_cast<void (*)()>(listen)); }

    static std::set<std::string>& heard() {
        static std::set<std::string> texts;
        return texts;
    }

private:
    static int listen(sqlite3* database, const char**, const void*) {
        return sqlite3_trace_v2(database, SQLITE_TRACE_STMT, hear, nullptr);
    }
    static int hear(unsigned, void*, void* statement, void*) {
        heard().insert(sqlite3_sql(static_cast<sqlite3_stmt*>(statement)));
        return 0;
    }
};

/// Calls every function of the storage that asks or changes something.
void use_everything(Database& database) {
    Transaction transaction(database);
    const PlayerId mara = create_account(database, token(1), 1000).id;
    find_account(database, token(1));
    rename_account(database, mara, "Mara");
    const auto room = create_room(database, room_row("AAAAAAAA"), {.bodies = {"x"}, .command = {{mara, "c1"}}});
    find_room(database, "AAAAAAAA");
    find_room(database, *room);
    add_seat(database, *room, 0, mara, "Mara");
    Append next = events(*room, 1);
    next.command = {mara, "c2"};
    next.challenges = {{.play = 1}};
    append(database, next);
    load(database, *room);
    find_receipt(database, mara, "c1");
    receipts_of(database, *room);
    challenges_of(database, *room);
    rooms_of(database, mara);
    remove_seat(database, *room, 0);
    transaction.commit();
}

std::string plan_of(Database& database, const std::string& sql) {
    Statement explain = database.prepare("EXPLAIN QUERY PLAN " + sql);
    std::string plan;
    while (explain.step()) plan += explain.text(3) + "\n";
    return plan;
}

bool is_query(const std::string& sql) {
    for (const char* verb : {"SELECT", "INSERT", "UPDATE", "DELETE"})
        if (sql.starts_with(verb)) return true;
    return false;
}

}  // namespace

TEST_CASE("no query reads a whole table") {
    DataFile file;
    {
        const Listener listener;
        Database database(file.path);
        use_everything(database);
    }
    Database database(file.path);
    int queries = 0;
    for (const std::string& sql : Listener::heard()) {
        if (!is_query(sql)) continue;
        ++queries;
        const std::string plan = plan_of(database, sql);
        INFO(sql << "\n" << plan);
        CHECK(plan.find("SCAN") == std::string::npos);
    }
    CHECK(queries >= 20);
}

TEST_CASE("a query without its index would be noticed") {
    DataFile file;
    Database database(file.path);
    CHECK(plan_of(database, "SELECT id FROM rooms WHERE changed = 1").find("SCAN") != std::string::npos);
}
