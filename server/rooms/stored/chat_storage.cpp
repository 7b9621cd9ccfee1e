#include "server/rooms/stored/chat_storage.hpp"

#include <algorithm>
#include <stdexcept>

#include "protocol/messages/rooms/chat_names.hpp"
#include "server/data/await_completion.hpp"

namespace crisscross::server {

namespace {

namespace asio = boost::asio;
namespace from_server = protocol::server;
using Found = std::optional<storage::ChatLine>;
using Kept = std::optional<storage::KeptLine>;

std::vector<std::string> names_of(const std::vector<protocol::Channel>& channels) {
    std::vector<std::string> names;
    for (const protocol::Channel channel : channels) names.emplace_back(protocol::name_of(channel));
    return names;
}

/// People by what they think of the line; a reaction that this version does not know is left out.
std::vector<from_server::Reactions> grouped(const std::vector<storage::ChatReaction>& reactions) {
    std::vector<from_server::Reactions> groups;
    for (const storage::ChatReaction& one : reactions) {
        const auto reaction = protocol::find_reaction(one.reaction);
        if (!reaction) continue;
        auto group = std::ranges::find(groups, *reaction, &from_server::Reactions::reaction);
        if (group == groups.end()) group = groups.insert(group, {*reaction});
        group->people.push_back(one.person);
    }
    return groups;
}

from_server::ChatLine line_of(const storage::ChatLine& row) {
    return {.line = row.number,
            .channel = protocol::find_channel(row.channel).value(),
            .person = row.person,
            .name = row.name,
            .at = row.at,
            .text = row.text,
            .reactions = grouped(row.reactions)};
}

ChatDone no_reaction(storage::NoReaction why) {
    switch (why) {
        case storage::NoReaction::no_line:
            return {chat_outcome::NoLine{}};
        case storage::NoReaction::nameless:
            return {chat_outcome::Nameless{}};
        case storage::NoReaction::too_many:
            return {chat_outcome::TooManyReactions{storage::max_reactions}};
    }
    throw std::logic_error("no such reason");
}

// An awaited value gets a name before it goes into braces: GCC 12 destroys such temporaries twice.
struct ChatWork {
    storage::ChatStore& store;
    storage::RoomId room;
    Moment now;

    asio::awaitable<ChatDone> operator()(const chat_job::KeepLine& job) const {
        const storage::NewChatLine line{room,     job.player, std::string(protocol::name_of(job.channel)),
                                        job.text, now,        job.request};
        const Kept kept = co_await await<Kept>([&](auto done) { store.add_line(line, std::move(done)); });
        if (!kept) co_return ChatDone{chat_outcome::Nameless{}};
        if (kept->repeated) co_return ChatDone{chat_outcome::Repeated{kept->line.number, kept->line.person}};
        co_return ChatDone{chat_outcome::Kept{line_of(kept->line)}};
    }
    asio::awaitable<ChatDone> operator()(const chat_job::SetReaction& job) const {
        std::optional<std::string> reaction;
        if (job.reaction) reaction = std::string(protocol::name_of(*job.reaction));
        const storage::ChatTarget target{room, job.player, job.line, names_of(job.readable)};
        const storage::Reacted reacted =
            co_await await<storage::Reacted>([&](auto done) { store.react(target, reaction, std::move(done)); });
        if (const auto* line = std::get_if<storage::ChatLine>(&reacted))
            co_return ChatDone{chat_outcome::Changed{line_of(*line)}};
        co_return no_reaction(std::get<storage::NoReaction>(reacted));
    }
    asio::awaitable<ChatDone> operator()(const chat_job::DeleteLine& job) const {
        const storage::ChatTarget target{room, job.player, job.line, names_of(job.readable)};
        const auto lines = job.any ? storage::DeletableLines::anybodys : storage::DeletableLines::own;
        const Found deleted =
            co_await await<Found>([&](auto done) { store.delete_line(target, lines, std::move(done)); });
        if (!deleted) co_return ChatDone{chat_outcome::NoLine{}};
        co_return ChatDone{chat_outcome::Deleted{protocol::find_channel(deleted->channel).value(), deleted->number}};
    }
    asio::awaitable<ChatDone> operator()(const chat_job::ReadLines& job) const {
        const storage::ChatQuery query{room, job.player, names_of(job.readable), job.before, lines_per_page};
        const storage::ChatPage page =
            co_await await<storage::ChatPage>([&](auto done) { store.lines(query, std::move(done)); });
        chat_outcome::Read read;
        for (const storage::ChatLine& line : page.lines) read.page.lines.push_back(line_of(line));
        read.page.more = page.more;
        read.page.person = page.person;
        read.page.read = page.read;
        co_return ChatDone{std::move(read)};
    }
    asio::awaitable<ChatDone> operator()(const chat_job::Switch& job) const {
        const auto position = job.on ? storage::ChatSwitch::on : storage::ChatSwitch::off;
        co_await await<std::monostate>([&](auto done) { store.switch_chat(room, position, std::move(done)); });
        co_return ChatDone{chat_outcome::Switched{job.on}};
    }
};

}  // namespace

asio::awaitable<ChatDone> do_in_chat(storage::ChatStore& store, storage::RoomId room, Moment now, ChatJob job) {
    const ChatWork doing{store, room, now};
    co_return co_await std::visit(doing, job);
}

}  // namespace crisscross::server
