#include "server/rooms/stored/chat_storage.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/use_future.hpp>

#include "protocol/messages/codec.hpp"
#include "protocol/messages/rooms/chat_names.hpp"
#include "server/names/names.hpp"
#include "server/net/outbox.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
namespace asio = boost::asio;

namespace {

storage::ChatLine full_line(int number) {
    storage::ChatLine line{.number = number, .channel = "players", .person = 1, .name = "Mara", .at = 1795212000000};
    for (int count = 0; count < server::max_line_characters; ++count) line.text += "\U0001F600";
    for (int count = 0; count < storage::max_reactions; ++count) {
        const auto reaction = static_cast<protocol::Reaction>(count % 6);
        line.reactions.push_back({2'000'000'000 + count, std::string(protocol::name_of(reaction))});
    }
    return line;
}

/// Has any number of lines, each as long and with as many reactions as a line can be.
class FullChat final : public storage::ChatStore {
public:
    void lines(storage::ChatQuery query, storage::Completion<storage::ChatPage> done) override {
        storage::ChatPage page{.more = true};
        for (int number = 1; number <= query.limit; ++number) page.lines.push_back(full_line(number));
        done(std::move(page));
    }
    void add_line(storage::NewChatLine, storage::Completion<std::optional<storage::KeptLine>>) override {}
    void react(storage::ChatTarget, std::optional<std::string>, storage::Completion<storage::Reacted>) override {}
    void delete_line(storage::ChatTarget, storage::DeletableLines,
                     storage::Completion<std::optional<storage::ChatLine>>) override {}
    void read_chat(storage::ChatRead, storage::Completion<bool>) override {}
    void switch_chat(storage::RoomId, storage::ChatSwitch, storage::Completion<std::monostate>) override {}
};

}  // namespace

TEST_CASE("a full page of a chat with all reactions is far smaller than what may wait for a client") {
    FullChat store;
    asio::io_context context;
    auto asked = asio::co_spawn(context, server::do_in_chat(store, 1, 1000, server::chat_job::ReadLines{.player = 1}),
                                asio::use_future);
    context.run();
    const server::ChatDone done = asked.get();
    const auto& page = std::get<server::chat_outcome::Read>(done.outcome).page;
    REQUIRE(page.lines.size() == 50);
    std::size_t people = 0;
    for (const auto& group : page.lines.front().reactions) people += group.people.size();
    CHECK(people == static_cast<std::size_t>(storage::max_reactions));
    CHECK(protocol::write(page).size() < server::OutboxLimits().bytes / 4);
}
