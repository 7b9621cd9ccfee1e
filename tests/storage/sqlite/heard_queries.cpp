#include "tests/storage/sqlite/heard_queries.hpp"

#include <sqlite3.h>

namespace crisscross::test {

namespace {

int hear(unsigned, void*, void* statement, void*) {
    Listener::heard().insert(sqlite3_sql(static_cast<sqlite3_stmt*>(statement)));
    return 0;
}

int permit(void*, int, const char*, const char*, const char*, const char*) {
    ++Listener::compiled();
    return SQLITE_OK;
}

int listen(sqlite3* database, const char**, const void*) {
    sqlite3_set_authorizer(database, permit, nullptr);
    return sqlite3_trace_v2(database, SQLITE_TRACE_STMT, hear, nullptr);
}

}  // namespace

Listener::Listener() {
    heard().clear();
    compiled() = 0;
    sqlite3_auto_extension(reinterpret_cast<void (*)()>(listen));
}

Listener::~Listener() {
    sqlite3_cancel_auto_extension(reinterpret_cast<void (*)()>(listen));
}

std::set<std::string>& Listener::heard() {
    static std::set<std::string> texts;
    return texts;
}

int& Listener::compiled() {
    static int permissions = 0;
    return permissions;
}

std::string plan_of(storage::Database& database, const std::string& sql) {
    storage::Statement explain = database.prepare("EXPLAIN QUERY PLAN " + sql);
    std::string plan;
    while (explain.step()) plan += explain.text(3) + "\n";
    return plan;
}

}  // namespace crisscross::test
