#pragma once

#include <boost/asio/awaitable.hpp>

#include "server/data/await_completion.hpp"
#include "storage/host/host_store.hpp"

namespace crisscross::server {

/// The host's verbs as coroutines use them (see `AwaitableStore`).
class AwaitableHostStore {
public:
    explicit AwaitableHostStore(storage::HostStore& store) : store_(store) {}

    boost::asio::awaitable<storage::InvitationId> create_invitation(storage::NewInvitation invitation,
                                                                    storage::AuditEntry entry);
    boost::asio::awaitable<bool> revoke_invitation(storage::InvitationId invitation, storage::AuditEntry entry);
    boost::asio::awaitable<std::vector<storage::InvitationRow>> invitations(std::int64_t now, int limit);
    boost::asio::awaitable<std::optional<storage::HostSession>> exchange_host_link(storage::TokenHash secret,
                                                                                   storage::TokenHash token,
                                                                                   std::int64_t expires,
                                                                                   storage::AuditEntry entry);
    boost::asio::awaitable<std::optional<storage::HostSession>> find_host_session(storage::TokenHash token,
                                                                                  std::int64_t now);
    boost::asio::awaitable<void> end_host_session(storage::HostSession session, storage::AuditEntry entry);
    boost::asio::awaitable<bool> close_room(std::string code, storage::AuditEntry entry);
    boost::asio::awaitable<storage::RemovedPerson> remove_player(storage::PlayerId player, storage::AuditEntry entry);
    boost::asio::awaitable<void> add_to_audit_log(storage::AuditEntry entry);
    boost::asio::awaitable<std::vector<storage::HostRoomRow>> rooms(storage::ListPage page,
                                                                    std::optional<std::string> code);
    boost::asio::awaitable<std::vector<storage::HostPersonRow>> people(storage::ListPage page);
    boost::asio::awaitable<std::vector<storage::AuditRow>> audit_log(storage::ListPage page);
    boost::asio::awaitable<std::vector<storage::WordRuling>> word_rulings(storage::ListPage page);

private:
    storage::HostStore& store_;
};

}  // namespace crisscross::server
