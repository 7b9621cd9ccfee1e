#include "storage/sqlite/tables/people/invitations.hpp"

#include <future>

#include "storage/sqlite/sqlite_store.hpp"
#include "storage/sqlite/tables/people/players.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

NewInvitation invitation(int number, int uses) {
    return {.secret = token(number), .at = 1000, .expires = 5000, .uses = uses};
}

}  // namespace

TEST_CASE("an invitation lets in as many guests as it has uses") {
    DataFile file;
    Database database(file.path);
    create_invitation(database, invitation(1, 2));
    CHECK(create_invited_player(database, device(11, 2000), token(1)));
    CHECK(create_invited_player(database, device(12, 2000), token(1)));
    CHECK_FALSE(create_invited_player(database, device(13, 2000), token(1)));
    CHECK_FALSE(find_player(database, token(13)));
}

TEST_CASE("an invitation that is unknown, revoked or expired lets nobody in") {
    DataFile file;
    Database database(file.path);
    const InvitationId revoked = create_invitation(database, invitation(1, 9));
    create_invitation(database, invitation(2, 9));
    CHECK(revoke_invitation(database, revoked));
    CHECK_FALSE(revoke_invitation(database, revoked));
    CHECK_FALSE(create_invited_player(database, device(11, 2000), token(1)));
    CHECK_FALSE(create_invited_player(database, device(12, 2000), token(3)));
    CHECK_FALSE(create_invited_player(database, device(13, 5000), token(2)));
    CHECK(create_invited_player(database, device(13, 4999), token(2)));
}

TEST_CASE("the list has the invitations that can still be used, and expired ones are deleted") {
    DataFile file;
    Database database(file.path);
    create_invitation(database, invitation(1, 1));
    const InvitationId second = create_invitation(database, invitation(2, 3));
    use_invitation(database, token(1), 2000);
    CHECK(list_invitations(database, 2000, 9) == std::vector<InvitationRow>{{second, 1000, 5000, 3}});
    CHECK(list_invitations(database, 5000, 9).empty());
    create_invitation(database, {.secret = token(3), .at = 6000, .expires = 7000});
    CHECK(ask(database, "SELECT count(*) FROM invitations") == "1");
}

TEST_CASE("when two servers use an invitation at the same time, no use is counted twice") {
    DataFile file;
    Database database(file.path);
    create_invitation(database, invitation(1, 25));
    SqliteStore one(file.path);
    SqliteStore two(file.path);
    std::vector<std::future<bool>> answers;
    for (int guest = 0; guest < 40; ++guest) {
        const auto promise = std::make_shared<std::promise<bool>>();
        answers.push_back(promise->get_future());
        (guest % 2 == 0 ? one : two)
            .create_invited_player(device(100 + guest, 2000), token(1),
                                   [promise](auto player) { promise->set_value(player.value().has_value()); });
    }
    CHECK(std::count_if(answers.begin(), answers.end(), [](auto& answer) { return answer.get(); }) == 25);
    CHECK(ask(database, "SELECT count(*) FROM players") == "25");
}
