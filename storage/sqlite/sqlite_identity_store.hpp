#pragma once

#include "storage/people/identity_store.hpp"
#include "storage/sqlite/jobs/readers.hpp"
#include "storage/sqlite/jobs/writer.hpp"

namespace crisscross::storage {

/// The verbs about who players are, on the threads of a `SqliteStore`.
class SqliteIdentityStore final : public IdentityStore {
public:
    SqliteIdentityStore(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

    void create_hand_over(NewHandOver hand_over, Completion<bool> done) override;
    void find_hand_over(TokenHash secret, std::int64_t at, Completion<std::optional<std::int64_t>> done) override;
    void use_hand_over(TokenHash secret, NewDevice device, Completion<std::optional<PlayerOnDevice>> done) override;
    void devices_of(PlayerId player, Completion<std::vector<DeviceRow>> done) override;
    void name_device(PlayerId player, DeviceId device, std::string name, Completion<bool> done) override;
    void sign_out_device(PlayerId player, DeviceId device, std::int64_t at, Completion<SigningOut> done) override;
    void about_person(PlayerId player, Completion<AboutPerson> done) override;
    void own_lines(PlayerId player, LinePlace after, int limit, Completion<std::vector<OwnLine>> done) override;
    void own_notes(PlayerId player, NotePlace after, int limit, Completion<OwnNotes> done) override;
    void own_games(PlayerId player, SeatPlace after, int limit, Completion<std::vector<OwnGame>> done) override;
    void rewrite_events(GameId game, std::vector<RewrittenEvent> events, Completion<std::monostate> done) override;
    void copied_seats(PlayerId player, CopyPlace after, int limit, Completion<std::vector<CopiedSeat>> done) override;
    void rewrite_copy(CopyWithoutPerson copy, Completion<std::monostate> done) override;
    void delete_person(PersonToDelete person, Completion<std::optional<DeletedPerson>> done) override;
    void clean(std::uintmax_t reserve, Completion<bool> done) override;

private:
    Writer& writer_;
    Readers& readers_;
};

}  // namespace crisscross::storage
