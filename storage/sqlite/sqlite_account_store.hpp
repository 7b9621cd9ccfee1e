#pragma once

#include "storage/people/account_store.hpp"
#include "storage/sqlite/jobs/readers.hpp"
#include "storage/sqlite/jobs/writer.hpp"

namespace crisscross::storage {

/// The verbs about accounts, on the threads of a `SqliteStore`.
class SqliteAccountStore final : public AccountStore {
public:
    SqliteAccountStore(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

    void create_account(NewAccount account, Completion<MakingAccount> done) override;
    void account_of(PlayerId player, Completion<std::optional<AccountRow>> done) override;
    void find_account(std::string name, NameLook look, Completion<std::optional<AccountRow>> done) override;
    void change_pass_phrase(NewPassPhrase change, Completion<bool> done) override;
    void add_passkey(PlayerId player, NewPasskey passkey, std::int64_t at, Completion<AddingPasskey> done) override;
    void passkeys_of(PlayerId player, Completion<std::vector<PasskeyRow>> done) override;
    void find_passkey(std::vector<std::uint8_t> credential, Completion<std::optional<PasskeyRow>> done) override;
    void remove_passkey(PlayerId player, PasskeyId passkey, Completion<RemovingPasskey> done) override;
    void sign_in(NewSignIn sign_in, Completion<std::optional<SignedIn>> done) override;
    void sign_out_others(PlayerId player, DeviceId but, std::int64_t at,
                         Completion<std::vector<DeviceId>> done) override;
    void player_in(std::string room, PlayerId player, Completion<PlayerId> done) override;
    void guests_of(PlayerId player, Completion<std::vector<PlayerId>> done) override;

private:
    Writer& writer_;
    Readers& readers_;
};

}  // namespace crisscross::storage
