#include "server/host/awaitable_host_store.hpp"

namespace crisscross::server {

namespace asio = boost::asio;
using storage::AuditEntry;

asio::awaitable<storage::InvitationId> AwaitableHostStore::create_invitation(storage::NewInvitation invitation,
                                                                             AuditEntry entry) {
    const auto start = [&](auto done) { store_.create_invitation(invitation, entry, std::move(done)); };
    co_return co_await await<storage::InvitationId>(start);
}

asio::awaitable<bool> AwaitableHostStore::revoke_invitation(storage::InvitationId invitation, AuditEntry entry) {
    const auto start = [&](auto done) { store_.revoke_invitation(invitation, entry, std::move(done)); };
    co_return co_await await<bool>(start);
}

asio::awaitable<std::vector<storage::InvitationRow>> AwaitableHostStore::invitations(std::int64_t now, int limit) {
    const auto start = [&](auto done) { store_.invitations(now, limit, std::move(done)); };
    co_return co_await await<std::vector<storage::InvitationRow>>(start);
}

asio::awaitable<std::optional<storage::HostSession>> AwaitableHostStore::exchange_host_link(storage::TokenHash secret,
                                                                                            storage::TokenHash token,
                                                                                            std::int64_t expires,
                                                                                            AuditEntry entry) {
    const auto start = [&](auto done) { store_.exchange_host_link(secret, token, expires, entry, std::move(done)); };
    co_return co_await await<std::optional<storage::HostSession>>(start);
}

asio::awaitable<std::optional<storage::HostSession>> AwaitableHostStore::find_host_session(storage::TokenHash token,
                                                                                           std::int64_t now) {
    const auto start = [&](auto done) { store_.find_host_session(token, now, std::move(done)); };
    co_return co_await await<std::optional<storage::HostSession>>(start);
}

asio::awaitable<void> AwaitableHostStore::end_host_session(storage::HostSession session, AuditEntry entry) {
    const auto start = [&](auto done) { store_.end_host_session(session, entry, std::move(done)); };
    co_await await<std::monostate>(start);
}

asio::awaitable<bool> AwaitableHostStore::close_room(std::string code, AuditEntry entry) {
    const auto start = [&](auto done) { store_.close_room(code, entry, std::move(done)); };
    co_return co_await await<bool>(start);
}

asio::awaitable<storage::RemovedPerson> AwaitableHostStore::remove_player(storage::PlayerId player,
                                                                          AuditEntry entry) {
    const auto start = [&](auto done) { store_.remove_player(player, entry, std::move(done)); };
    co_return co_await await<storage::RemovedPerson>(start);
}

asio::awaitable<void> AwaitableHostStore::add_to_audit_log(AuditEntry entry) {
    const auto start = [&](auto done) { store_.add_to_audit_log(entry, std::move(done)); };
    co_await await<std::monostate>(start);
}

asio::awaitable<std::vector<storage::HostRoomRow>> AwaitableHostStore::rooms(storage::ListPage page,
                                                                             std::optional<std::string> code) {
    const auto start = [&](auto done) { store_.rooms(page, code, std::move(done)); };
    co_return co_await await<std::vector<storage::HostRoomRow>>(start);
}

asio::awaitable<std::vector<storage::HostPersonRow>> AwaitableHostStore::people(storage::ListPage page) {
    const auto start = [&](auto done) { store_.people(page, std::move(done)); };
    co_return co_await await<std::vector<storage::HostPersonRow>>(start);
}

asio::awaitable<std::vector<storage::AuditRow>> AwaitableHostStore::audit_log(storage::ListPage page) {
    const auto start = [&](auto done) { store_.audit_log(page, std::move(done)); };
    co_return co_await await<std::vector<storage::AuditRow>>(start);
}

asio::awaitable<std::vector<storage::WordRuling>> AwaitableHostStore::word_rulings(storage::ListPage page) {
    const auto start = [&](auto done) { store_.word_rulings(page, std::move(done)); };
    co_return co_await await<std::vector<storage::WordRuling>>(start);
}

}  // namespace crisscross::server
