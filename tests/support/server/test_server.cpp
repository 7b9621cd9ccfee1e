#include "tests/support/server/test_server.hpp"

#include "server/files/whole_file.hpp"
#include "server/log/log.hpp"
#include "tests/support/engine/texts.hpp"

namespace crisscross::test {

const std::vector<std::string>& TestServer::some_words() {
    static const std::vector<std::string> words{"BE", "FARM", "FARMS", "HORN", "MOB", "NO", "NOT", "PASTE", "ON"};
    return words;
}

namespace {

server::LimitRates no_limits() {
    const server::Rate unlimited{.burst = 1e6, .per_second = 1e6};
    return {.guests_per_network = unlimited,
            .all_guests = unlimited,
            .rooms_per_person = unlimited,
            .rooms_per_network = unlimited,
            .all_rooms = unlimited,
            .preview_requests_per_network = unlimited,
            .files_per_network = unlimited,
            .new_connections_per_network = unlimited,
            .moves_per_person = unlimited,
            .moves_per_network = unlimited,
            .game_bytes_per_network = {.burst = 1e9, .per_second = 1e9},
            .joins_per_connection = unlimited,
            .joins_per_person = unlimited,
            .joins_per_network = unlimited,
            .opened_entries_per_network = {.burst = 1e9, .per_second = 1e9},
            .answers_per_connection = {.burst = 1e9, .per_second = 1e9},
            .word_questions_per_person = unlimited,
            .history_per_network = unlimited,
            .history_per_person = unlimited,
            .imports_per_network = unlimited,
            .imports_per_person = unlimited,
            .imported_bytes_per_network = {.burst = 1e9, .per_second = 1e9},
            .note_bytes_per_network = {.burst = 1e9, .per_second = 1e9},
            .renames_per_person = unlimited,
            .room_changes_per_person = unlimited,
            .wrong_room_passwords_per_person = unlimited};
}

}  // namespace

TestServer::TestServer(const std::function<void(server::Config&)>& change, const std::vector<std::string>& words) {
    config_.port = 0;
    config_.threads = 4;
    config_.data = folder_ / "data";
    config_.lexicon = folder_ / "english.lexicon";
    config_.frames = {.burst = 1e6, .per_second = 1e6};
    config_.limits = no_limits();
    config_.presence_grace = 0;                        // the clock stands still
    config_.goodbye = std::chrono::milliseconds(100);  // the clients of a test do not answer unless they are waiting
    if (change) change(config_);
    if (!server::replace_whole(config_.lexicon, lexicon_of(words).bytes())) throw std::runtime_error("no lexicon");
    start();
}

TestServer::~TestServer() {
    stop();
}

void TestServer::start() {
    server::log::set_level("off");
    auto opened = server::Server::open(config_, clock, entropy);
    if (!opened) throw std::runtime_error(opened.error().why);
    server_ = *std::move(opened);
    thread_ = std::thread([this] { server_->run(); });
}

void TestServer::stop() {
    if (!thread_.joinable()) return;
    server_->stop();
    thread_.join();
    server_.reset();
}

void TestServer::restart() {
    stop();
    start();
}

void TestServer::restart_with(const std::function<void(server::Config&)>& change) {
    stop();
    change(config_);
    start();
}

}  // namespace crisscross::test
