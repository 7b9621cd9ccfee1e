#include "server/requests/complaint.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::server;

TEST_CASE("a reason passes if the server is about to restart, busy or full, or if its disk failed") {
    for (const Complaint& why :
         {storage_failed(), server_busy(Limit::questions), being_removed(), server_full(Limit::disk),
          Complaint("RESTARTING", "The server is about to restart.")})
        CHECK(passes(why));
    for (const Complaint& why : {room_closed(), game_damaged(), not_seated(), no_such_game_in_room()})
        CHECK_FALSE(passes(why));
}
