#pragma once

namespace crisscross::storage {

class Database;

/// BEGIN IMMEDIATE ... COMMIT, or ROLLBACK if it is left without a commit that worked.
class Transaction {
public:
    explicit Transaction(Database& database);
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;

    /// Everything since the beginning is on disk when this returns. If it throws, all of that is undone; only if the
    /// process dies next may it be found again after all, then whole.
    void commit();

private:
    Database& database_;
    bool open_ = true;
};

/// A step within a transaction that can fail alone: undone unless released. Throws if there is no transaction, so
/// that nothing is stored on its own after SQLite gave the whole transaction up (as it does on a full disk).
class Savepoint {
public:
    explicit Savepoint(Database& database);
    ~Savepoint();
    Savepoint(const Savepoint&) = delete;
    Savepoint& operator=(const Savepoint&) = delete;
    void release();

private:
    Database& database_;
    bool open_ = true;
};

}  // namespace crisscross::storage
