#include <algorithm>

#include "tests/server/rooms/step/step_room.hpp"

namespace crisscross::test {

using namespace server;

namespace {

/// Keeps the lines of a chat as a store does. Players have the numbers of people.
struct KeepChat {
    StepRoom& room;

    using Lines = std::vector<protocol::server::ChatLine>;
    ChatDone operator()(const chat_job::KeepLine& job) const {
        if (job.player == 9) return {chat_outcome::Nameless{}};
        const auto person = static_cast<int>(job.player);
        const auto number = static_cast<protocol::LineNumber>(room.said.size() + 1);
        const auto [said, is_new] = room.said.try_emplace({job.player, job.request}, number);
        if (!is_new) return {chat_outcome::Repeated{said->second, person}};
        room.chat.push_back({number, job.channel, person, "Player " + std::to_string(person), room.now, job.text});
        return {chat_outcome::Kept{room.chat.back()}};
    }
    ChatDone operator()(const chat_job::SetReaction& job) const {
        const auto line = find(job.line, job.readable);
        if (line == room.chat.end()) return {chat_outcome::NoLine{}};
        if (room.reactions_are_full) return {chat_outcome::TooManyReactions{7}};
        line->reactions.clear();
        if (job.reaction) line->reactions.push_back({*job.reaction, {static_cast<int>(job.player)}});
        return {chat_outcome::Changed{*line}};
    }
    ChatDone operator()(const chat_job::DeleteLine& job) const {
        using protocol::Channel;
        const auto line = find(job.line, job.any ? std::vector{Channel::players, Channel::watchers} : job.readable);
        if (line == room.chat.end() || (!job.any && line->person != job.player)) return {chat_outcome::NoLine{}};
        const chat_outcome::Deleted deleted{line->channel, line->line};
        room.chat.erase(line);
        return {deleted};
    }
    ChatDone operator()(const chat_job::ReadLines& job) const {
        chat_outcome::Read read;
        for (const auto& line : room.chat)
            if (std::ranges::find(job.readable, line.channel) != job.readable.end()) read.page.lines.push_back(line);
        return {read};
    }
    ChatDone operator()(const chat_job::Switch& job) const {
        room.chat_on = job.on;
        return {chat_outcome::Switched{job.on}};
    }

    Lines::iterator find(protocol::LineNumber number, const std::vector<protocol::Channel>& readable) const {
        return std::ranges::find_if(room.chat, [&](const auto& line) {
            return line.line == number && std::ranges::find(readable, line.channel) != readable.end();
        });
    }
};

}  // namespace

RoomAnswer StepRoom::do_in_chat(const ChatJob& job) {
    if (!disk_works) return StorageAnswer(StorageFault{StorageFault::Kind::disk, "the disk is full"});
    return std::visit(KeepChat{*this}, job);
}

}  // namespace crisscross::test
