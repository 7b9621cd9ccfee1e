#include "tests/server/upkeep/first_schema.hpp"

#include <fstream>
#include <sstream>
#include <stdexcept>

#include "storage/sqlite/database/migration.hpp"
#include "tests/support/fakes/unpacked_journals.hpp"
#include "tests/support/temporary_folder.hpp"

namespace crisscross::test {

namespace {

using storage::Database;
using storage::Statement;

std::vector<std::string> column(Database& database, const std::string& query) {
    std::vector<std::string> values;
    Statement select = database.prepare(query);
    while (select.step()) values.push_back(select.text(0));
    return values;
}

std::string rows(Database& database, const std::string& table) {
    std::string values;
    for (const std::string& name : column(database, "SELECT name FROM pragma_table_info('" + table + "')"))
        values += (values.empty() ? "" : " || ', ' || ") + ("quote(" + name + ")");
    std::string sql;
    for (const std::string& row : column(database, "SELECT " + values + " FROM " + table))
        sql += "INSERT INTO " + table + " VALUES (" + row + ");\n";
    return sql;
}

std::vector<std::string> words_of(const std::string& line) {
    std::istringstream in(line);
    std::vector<std::string> words;
    for (std::string word; in >> word;) words.push_back(word);
    return words;
}

std::string joined(const std::vector<std::string>& words) {
    std::string line;
    for (const std::string& word : words) line += ' ' + word;
    return line;
}

}  // namespace

std::string dump(const std::filesystem::path& file) {
    Database database(file);
    std::string sql;
    for (const std::string pragma : {"application_id", "user_version"})
        sql += "PRAGMA " + pragma + " = " + column(database, "PRAGMA " + pragma).at(0) + ";\n";
    // SQLite makes its own tables (sqlite_sequence) itself.
    const auto of_type = [&](const std::string& types, const std::string& what) {
        return column(database, "SELECT " + what + " FROM sqlite_schema WHERE type IN (" + types +
                                    ") AND sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY rowid");
    };
    for (const std::string& statement : of_type("'table'", "sql")) sql += statement + ";\n";
    for (const std::string& table : of_type("'table'", "name")) sql += rows(database, table);
    for (const std::string& statement : of_type("'index', 'trigger', 'view'", "sql")) sql += statement + ";\n";
    return sql;
}

void write_first_schema(const std::filesystem::path& file, const FirstSchema& schema) {
    std::ofstream(file) << "-- room " << schema.room << "\n-- tokens" << joined(schema.tokens) << "\n-- words"
                        << joined(schema.words) << '\n'
                        << schema.sql;
}

FirstSchema read_first_schema(const std::filesystem::path& file) {
    std::ifstream in(file);
    FirstSchema schema;
    std::string line;
    while (in.peek() == '-' && std::getline(in, line)) {
        auto words = words_of(line.substr(3));
        const std::string key = words.front();
        words.erase(words.begin());
        if (key == "room") schema.room = words.at(0);
        if (key == "tokens") schema.tokens = words;
        if (key == "words") schema.words = words;
    }
    std::ostringstream rest;
    rest << in.rdbuf();
    schema.sql = rest.str();
    return schema;
}

void copy_to_first_schema(const std::filesystem::path& from, const std::filesystem::path& to) {
    if (const auto fault = storage::migrate(to, storage::migrations().first(1))) throw std::runtime_error(fault->why);
    const TemporaryFolder folder;
    const auto later = folder / "later.db";
    Database(from).copy_to(later);
    {
        Database unpacked(later);
        unpack_journals(unpacked);
    }
    Database copy(to);
    copy.execute("ATTACH '" + later.string() + "' AS later");
    copy.execute(
        "INSERT INTO players SELECT players.id, token_hash, players.name, players.created, players.seen, removed "
        "FROM later.players JOIN later.devices ON devices.player = players.id");
    // A journal may begin after version 1, which no insertion may.
    const std::string no_gap = column(copy, "SELECT sql FROM sqlite_schema WHERE name = 'events_have_no_gap'").at(0);
    copy.execute("DROP TRIGGER events_have_no_gap");
    for (const std::string table : {"rooms", "games", "game_secrets", "seats", "events", "receipts", "challenges"}) {
        std::string columns;
        for (const std::string& name : column(copy, "SELECT name FROM pragma_table_info('" + table + "', 'main')"))
            columns += (columns.empty() ? "" : ", ") + name;
        copy.execute("INSERT INTO main." + table + " SELECT " + columns + " FROM later." + table);
    }
    copy.execute(no_gap);
}

}  // namespace crisscross::test
