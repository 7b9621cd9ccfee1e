#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/strand.hpp>
#include <future>
#include <string>

#include "server/data/data_folder.hpp"
#include "server/log/log.hpp"
#include "server/metrics/metrics.hpp"
#include "server/notices/delivery/post_office.hpp"
#include "server/options/config.hpp"
#include "storage/calls/delivery_store.hpp"
#include "storage/sqlite/database/database.hpp"
#include "tests/support/clients/push_browser.hpp"
#include "tests/support/fakes/fake_clock.hpp"
#include "tests/support/fakes/fake_entropy.hpp"
#include "tests/support/temporary_folder.hpp"

namespace crisscross::test {

inline constexpr storage::PlayerId only_player = 1;

/// A post office for a player with a push device and three rooms. Its courier is not at work: what is called waits.
struct QuietOffice {
    QuietOffice() {
        server::log::set_level("off");
        storage::Database(folder / server::database_file)
            .execute(
                "INSERT INTO players (name, created) VALUES ('Mara', 0); "
                "INSERT INTO devices (player, token_hash, created, seen) VALUES (1, randomblob(32), 0, 0); "
                "INSERT INTO rooms (code, created) VALUES ('ABCD2345', 0), ('EFGH2345', 0), ('JKLM2345', 0)");
        std::promise<void> done;
        const storage::PushDevice device = PushBrowser().subscription("https://push.example.org/1");
        store().add_device(only_player, 1, device, 0, [&done](const auto&) { done.set_value(); });
        done.get_future().get();
    }
    ~QuietOffice() { data.store->stop(); }
    QuietOffice(const QuietOffice&) = delete;
    QuietOffice& operator=(const QuietOffice&) = delete;

    storage::DeliveryStore& store() { return data.store->deliveries(); }
    void call(storage::RoomId where, const server::PostOffice::Calling& calling = {}) {
        const protocol::Notice notice{
            .what = protocol::Notice::What::your_turn, .room = "ABCD2345", .players = {"Mara"}, .at = 5};
        office.call(where, notice, {only_player}, calling);
    }
    std::string waiting_in(storage::RoomId where) const {
        storage::Database opened(folder / server::database_file);
        storage::Statement count = opened.prepare("SELECT count(*) FROM deliveries WHERE room = ?");
        count.bind(1, where).step();
        return count.text(0);
    }

    TemporaryFolder folder{};
    server::DataFolder data = server::open_data(folder.path()).value();
    FakeClock clock{};
    FakeEntropy entropy{};
    server::Metrics metrics{"test"};
    boost::asio::io_context context{};
    server::PostOffice office{boost::asio::make_strand(context),
                              server::Config{},
                              1,
                              server::P256Key::make(entropy),
                              clock,
                              store(),
                              metrics};
};

}  // namespace crisscross::test
