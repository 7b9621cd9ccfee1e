#pragma once

#include <atomic>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/strand.hpp>
#include <chrono>
#include <future>
#include <stdexcept>
#include <string>
#include <thread>

#include "server/data/data_folder.hpp"
#include "server/log/log.hpp"
#include "server/notices/delivery/courier.hpp"
#include "server/options/config.hpp"
#include "server/outgoing/outgoing_client.hpp"
#include "server/runtime/keep_running.hpp"
#include "storage/calls/delivery_store.hpp"
#include "storage/sqlite/database/database.hpp"
#include "tests/support/becomes_true.hpp"
#include "tests/support/clients/push_browser.hpp"
#include "tests/support/fakes/fake_clock.hpp"
#include "tests/support/fakes/fake_entropy.hpp"
#include "tests/support/fakes/fake_resolver.hpp"
#include "tests/support/server/scripted_server.hpp"
#include "tests/support/temporary_folder.hpp"

/// What tests of the courier share.
namespace crisscross::test::courier {

inline constexpr storage::PlayerId mara = 1, nora = 2;
inline constexpr storage::RoomId room = 1, elsewhere = 2;
inline const server::Night no_night{0, 0};
/// How many deliveries wait.
inline const std::string waiting = "SELECT waiting FROM delivery_count";

inline protocol::Notice turn(const std::string& code = "ABCD2345") {
    return {.what = protocol::Notice::What::your_turn, .room = code, .players = {"Mara"}, .at = 5};
}

/// Fails this many times before it works.
struct UnreliableEntropy : FakeEntropy {
    void fill(std::span<std::uint8_t> bytes) override {
        if (failures > 0 && failures-- > 0) throw std::runtime_error("no random bytes");
        FakeEntropy::fill(bytes);
    }
    std::atomic<int> failures = 0;
};

/// What outlives a courier: a data folder with two players and two rooms of the first, a clock, and a push service.
struct World {
    World() {
        server::log::set_level("off");
        const auto data = server::open_data(folder.path()).value();
        data.store->stop();
        database().execute(
            "INSERT INTO players (name, created) VALUES ('Mara', 0), ('Nora', 0); "
            "INSERT INTO devices (player, token_hash, created, seen) SELECT id, randomblob(32), 0, 0 FROM players; "
            "INSERT INTO rooms (code, created, host) VALUES ('ABCD2345', 0, 1), ('EFGH2345', 0, 1)");
        resolver.lead("push.example.org", {{"127.0.0.1"}});
    }
    storage::Database database() const { return storage::Database(folder / server::database_file); }
    std::string ask(const std::string& query) const {
        storage::Database opened = database();
        storage::Statement statement = opened.prepare(query);
        return statement.step() && !statement.is_null(0) ? statement.text(0) : "";
    }
    bool becomes(const std::string& query, const std::string& answer) const {
        return becomes_true([&] { return ask(query) == answer; });
    }
    std::string push_address() const { return service.address("/send/1", "push.example.org"); }

    TemporaryFolder folder{};
    FakeClock clock{};
    UnreliableEntropy entropy{};
    FakeResolver resolver{};
    Authority authority{};
    server::P256Key key = server::P256Key::make(entropy);
    PushBrowser browser{};
    std::atomic<int> status = 201;  ///< that the push service answers with
    ScriptedServer service{[this](Peer& peer) { peer.answer(status); }, authority.issue("push.example.org")};
};

/// A courier at work, as the server keeps it running, until it goes out of scope.
class Work {
public:
    explicit Work(World& world, server::StepLimits limits = {})
        : data_(server::open_data(world.folder.path()).value()),
          client_(world.resolver, policy_, limits, world.authority.pem()),
          courier_(strand_, {world.clock, world.entropy, data_.store->deliveries(), client_, world.key,
                             "mailto:host@example.org", "https://play.example.org"}) {
        running_.spawn(strand_, server::keep_running("courier", [this] { return courier_.run(); }));
    }
    ~Work() {
        stop();
        courier_.tasks().cancel();
        while (running_.size() + courier_.tasks().size() > 0)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        guard_.reset();
        thread_.join();
        data_.store->stop();
    }

    /// Until the strand has run whatever follows at once from what has happened: a few steps, one after the other.
    void settle() {
        for (int step = 0; step < 20; ++step) {
            std::promise<void> ran;
            boost::asio::post(strand_, [&ran] { ran.set_value(); });
            ran.get_future().get();
        }
    }
    void cancel() {
        running_.cancel();
        settle();
    }
    /// Whatever is under way goes on.
    void stop() {
        running_.cancel();
        while (running_.size() > 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }

    server::Courier& courier() { return courier_; }
    storage::DeliveryStore& store() { return data_.store->deliveries(); }
    void add_device(storage::PlayerId player, const storage::PushDevice& device) {
        std::promise<void> done;
        const storage::DeviceId signed_in = player;  // each is signed in once
        store().add_device(player, signed_in, device, 0, [&done](const auto&) { done.set_value(); });
        done.get_future().get();
    }
    void set_webhook(const storage::Webhook& webhook, storage::RoomId of = room) {
        std::promise<void> done;
        store().set_webhook(of, mara, webhook, 0, [&done](const auto&) { done.set_value(); });
        done.get_future().get();
    }

private:
    using Executor = boost::asio::io_context::executor_type;

    server::DataFolder data_;
    server::AddressPolicy policy_{server::PrivateAddresses::allow, 1};
    server::OutgoingClient client_;
    boost::asio::io_context context_;
    boost::asio::strand<Executor> strand_ = boost::asio::make_strand(context_);
    server::Courier courier_;
    server::TaskGroup running_{"courier"};
    boost::asio::executor_work_guard<Executor> guard_ = boost::asio::make_work_guard(context_);
    std::thread thread_{[this] { context_.run(); }};
};

}  // namespace crisscross::test::courier
