#include "server/api/own_data.hpp"

#include "protocol/messages/people/person_messages.hpp"
#include "server/api/history_api.hpp"
#include "server/api/questions/history_complaints.hpp"
#include "server/api/questions/places.hpp"
#include "server/data/await_completion.hpp"
#include "server/data/awaitable_account_store.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/imports/import_removal.hpp"
#include "server/limits/limits.hpp"
#include "server/log/log.hpp"
#include "server/rooms/people/deletion.hpp"
#include "server/runtime/services.hpp"
#include "server/sessions/held_person.hpp"
#include "server/sessions/pass_phrase_check.hpp"
#include "server/sessions/sessions.hpp"
#include "server/time/clock.hpp"
#include "storage/people/identity_store.hpp"

namespace crisscross::server {

namespace asio = boost::asio;
namespace person = protocol::person;

namespace {

constexpr int lines_on_a_page = 500;
constexpr int notes_on_a_page = 50;

person::About as_sent(const storage::AboutPerson& stored) {
    person::About about{.name = stored.name,
                        .created = stored.created,
                        .seen = stored.seen,
                        .browsers = stored.browsers,
                        .zone = stored.zone};
    if (const auto& account = stored.account)
        about.account = person::Account{account->name, account->created, account->has_pass_phrase, account->passkeys};
    for (const storage::OwnDevice& device : stored.devices)
        about.devices.push_back({device.name, device.created, device.seen, device.signed_out});
    for (const storage::OwnRoom& room : stored.rooms) about.rooms.push_back({room.code, room.name});
    return about;
}

// A device alone does not delete what belongs to an account that has a pass-phrase, even one that is still a guest.
asio::awaitable<std::optional<Complaint>> check_owner(Asker asker, std::string typed, Services& services) {
    AwaitableAccountStore accounts(services.store.accounts());
    const auto account = co_await accounts.account_of(asker.person);
    if (!account || !account->pass_phrase) co_return std::nullopt;
    const std::string field = "/pass_phrase";
    co_return co_await check_pass_phrase(*account, asker.network, std::move(typed), field, services);
}

}  // namespace

asio::awaitable<Answer<HistoryText>> about_me(Asker asker, std::string, Parameters& parameters, Services& services) {
    if (const auto complaint = parameters.complaint()) co_return *complaint;
    const auto read = [&](auto done) { services.store.identities().about_person(asker.player, std::move(done)); };
    const auto about = co_await await<storage::AboutPerson>(read);
    co_return person::write(as_sent(about));
}

asio::awaitable<Answer<HistoryText>> own_lines(Asker asker, std::string, Parameters& parameters, Services& services) {
    const storage::LinePlace after = read_line_place(parameters);
    if (const auto complaint = parameters.complaint()) co_return *complaint;
    const auto read = [&](auto done) {
        services.store.identities().own_lines(asker.player, after, lines_on_a_page + 1, std::move(done));
    };
    auto lines = co_await await<std::vector<storage::OwnLine>>(read);
    const bool has_next = lines.size() > static_cast<std::size_t>(lines_on_a_page);
    if (has_next) lines.pop_back();
    person::Lines page;
    for (const storage::OwnLine& line : lines)
        page.lines.push_back({line.room, line.number, line.channel, line.at, line.text});
    if (has_next) page.next = line_place({lines.back().room, lines.back().number});
    co_return person::write(page);
}

asio::awaitable<Answer<HistoryText>> own_notes(Asker asker, std::string, Parameters& parameters, Services& services) {
    const storage::NotePlace after = read_note_place(parameters);
    if (const auto complaint = parameters.complaint()) co_return *complaint;
    const auto read = [&](auto done) {
        services.store.identities().own_notes(asker.player, after, notes_on_a_page, std::move(done));
    };
    auto found = co_await await<storage::OwnNotes>(read);
    person::OwnNotes page;
    if (found.next) page.next = note_place(*found.next);
    for (storage::OwnNote& note : found.notes)
        page.notes.push_back({game_name({note.room, note.game}), note.version, note.changed, note.shared,
                              protocol::Json{std::move(note.body)}});
    co_return person::write(page);
}

asio::awaitable<Answer<HistoryText>> delete_me(Asker asker, std::string, Parameters& parameters, Services& services) {
    if (const auto complaint = parameters.complaint()) co_return *complaint;
    const auto request = person::read_deletion(asker.body.empty() ? "{}" : asker.body);
    if (!request) co_return complaint(request.error());
    const Requester requester{.player = asker.player, .network = asker.network};
    if (!services.limits.changes.device_changes.take(requester, services.clock.now()))
        co_return too_many_changes(Limit::device_changes);
    if (const auto refused = co_await check_owner(asker, request->pass_phrase.value_or(""), services))
        co_return *refused;
    const HeldPerson held = co_await hold_person(asker.player, asker.person, services);
    if (held.empty()) co_return being_removed();
    // They may have been deleted, or signed out, meanwhile.
    const Answer<Asker> still = co_await find_asker(asker.authorization, asker.network, services);
    if (!still) co_return still.error();
    co_await remove_imports(asker.player, services);
    const storage::DeletedPerson deleted = co_await delete_person(asker.player, services);
    log::info("person deleted themselves", {{"rooms", deleted.rooms.size()}});
    for (const storage::DeviceId device : deleted.devices) services.sessions.sign_out(device);
    co_return std::string("{}");
}

}  // namespace crisscross::server
