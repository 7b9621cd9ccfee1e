#include <map>

#include "server/names/names.hpp"
#include "server/requests/request_id.hpp"
#include "server/rooms/core/room_core.hpp"

namespace crisscross::server {

namespace {

namespace client = protocol::client;
namespace from_server = protocol::server;

const Complaint chat_is_off{"CHAT_IS_OFF", "The host has switched the chat off."};
const Complaint bad_line{"BAD_LINE",
                         "A line has 1 to " + std::to_string(max_line_characters) +
                             " visible characters, with at most four accents or other marks on each.",
                         "/text"};
const Complaint no_such_line{"NO_SUCH_LINE", "There is no such line.", "/line"};
const Complaint nameless{"NAME_NEEDED", "Choose a name first."};

Complaint too_many_reactions(int max) {
    return beyond(Limit::chat,
                  with_details({"TOO_MANY_REACTIONS",
                                std::to_string(max) + " people have reacted to this line, and no more can.", "/line"},
                               {.max = max}));
}

/// The job that a request asks for, once it is permitted.
struct JobOf {
    PlayerId player;
    const ChatRights& rights;

    ChatJob operator()(const client::Say& say) const {
        return chat_job::KeepLine{player, rights.write.value(), read_line(say.text).value(), say.id};
    }
    ChatJob operator()(const client::React& react) const {
        return chat_job::SetReaction{player, react.line, react.reaction, rights.read};
    }
    ChatJob operator()(const client::DeleteLine& wanted) const {
        return chat_job::DeleteLine{player, wanted.line, rights.read, rights.host};
    }
    ChatJob operator()(const client::Chat& chat) const {
        return chat_job::ReadLines{player, chat.before, rights.read};
    }
    ChatJob operator()(const client::SetChat& wanted) const { return chat_job::Switch{wanted.on}; }
};

}  // namespace

/// What follows from a job for the one who asked and for the others.
struct RoomCore::ChatOutcome {
    RoomCore& room;
    SayInChat& say;

    void operator()(const chat_outcome::Kept& kept) const {
        say.permission.use();
        room.tell_readers(kept.line.channel, from_server::ChatLineNow{room.code_, kept.line});
        reply(from_server::LineKept{id(), kept.line.line, kept.line.person});
    }
    void operator()(const chat_outcome::Repeated& repeated) const {
        reply(from_server::LineKept{id(), repeated.line, repeated.person});
    }
    void operator()(const chat_outcome::Changed& changed) const {
        say.permission.use();
        room.tell_readers(changed.line.channel, from_server::ChatLineNow{room.code_, changed.line});
        reply(from_server::Ok{id()});
    }
    void operator()(const chat_outcome::Deleted& deleted) const {
        room.tell_readers(deleted.channel, from_server::ChatLineDeleted{room.code_, deleted.line});
        reply(from_server::Ok{id()});
    }
    void operator()(chat_outcome::Read& read) const {
        read.page.id = id();
        reply(std::move(read.page));
    }
    void operator()(const chat_outcome::Switched& switched) const {
        room.record_->chat_on = switched.on;
        room.changed_ = true;
        reply(from_server::Ok{id()});
    }
    void operator()(const chat_outcome::Nameless&) const { room.refuse(say.caller, id(), nameless); }
    void operator()(const chat_outcome::NoLine&) const { room.refuse(say.caller, id(), no_such_line); }
    void operator()(const chat_outcome::TooManyReactions& reactions) const {
        room.refuse(say.caller, id(), too_many_reactions(reactions.max));
    }

    const protocol::RequestId& id() const { return request_id(say.message); }
    void reply(protocol::ServerMessage message) const {
        room.effects_.emplace_back(Reply{say.caller, std::move(message)});
    }
};

void RoomCore::handle(SayInChat& say) {
    const protocol::RequestId& id = request_id(say.message);
    if (closed_) return refuse_current(room_closed());
    if (!here_.has(say.caller.connection)) return refuse(say.caller, id, room_not_joined());
    if (!record_ || is_stale_) return load();
    const ChatRights rights = rights_of(say.caller.player);
    if (const auto refused = check_chat(say, rights)) return refuse(say.caller, id, *refused);
    await(DoInChat{std::visit(JobOf{say.caller.player, rights}, say.message)});
}

// How much somebody may do has been checked before.
std::optional<Complaint> RoomCore::check_chat(const SayInChat& say, const ChatRights& rights) {
    if (std::holds_alternative<client::SetChat>(say.message))
        return rights.host ? std::nullopt : std::optional(not_host());
    if (!rights.on) return chat_is_off;
    const auto* line = std::get_if<client::Say>(&say.message);
    return line && !read_line(line->text) ? std::optional(bad_line) : std::nullopt;
}

// The request has been carried out, and is not handled again.
void RoomCore::handle(ChatDone& done) {
    auto say = std::get<SayInChat>(*std::exchange(current_, std::nullopt));
    std::visit(ChatOutcome{*this, say}, done.outcome);
}

ChatRights RoomCore::rights_of(PlayerId player) const {
    return closed_ ? ChatRights{.on = false} : chat_rights(*record_, player);
}

void RoomCore::tell_readers(protocol::Channel channel, const protocol::ServerMessage& message) {
    std::vector<Caller> readers;
    for (const Caller& caller : here_.members())
        if (rights_of(caller.player).may_read(channel)) readers.push_back(caller);
    if (!readers.empty()) effects_.emplace_back(TellSome{std::move(readers), message});
}

// Lines are gone: those who read the chat ask for it again. Nobody learns whose or how many they were.
void RoomCore::tell_chat_again() {
    for (auto& [connection, person] : here_.all()) person.told_chat.reset();
    changed_ = true;
}

void RoomCore::tell_chat() {
    for (auto& [connection, person] : here_.all()) {
        if (person.only_reviews) continue;
        const ChatRights rights = rights_of(person.caller.player);
        if (person.told_chat == rights) continue;
        person.told_chat = rights;
        const from_server::ChatNow now{code_, rights.on, rights.read, rights.write, rights.host};
        effects_.emplace_back(TellSome{{person.caller}, now});
    }
}

}  // namespace crisscross::server
