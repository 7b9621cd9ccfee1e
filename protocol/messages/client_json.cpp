#include "protocol/json/shapes/games/event_shapes.hpp"
#include "protocol/json/shapes/people/account_shapes.hpp"
#include "protocol/json/shapes/people/call_shapes.hpp"
#include "protocol/json/shapes/people/identity_shapes.hpp"
#include "protocol/json/shapes/rooms/chat_shapes.hpp"
#include "protocol/json/shapes/rooms/list_shapes.hpp"
#include "protocol/json/shapes/rooms/room_shapes.hpp"
#include "protocol/json/shapes/settings_shape.hpp"
#include "protocol/json/sum.hpp"
#include "protocol/messages/codec.hpp"

namespace crisscross::protocol::json {

namespace {

constexpr Range versions{1, 4'294'967'295};

}  // namespace

template <>
struct Shape<client::Hello> {
    static constexpr std::string_view type = "hello";
};
template <>
struct Shape<client::Create> {
    static constexpr std::string_view type = "create";
    static constexpr auto fields = with_id<client::Create>(
        field("name", &client::Create::name), field("level", &client::Create::level),
        field("if_away", &client::Create::if_away), field("settings", &client::Create::settings),
        field("join", &client::Create::join, unless_zero), field("clock", &client::Create::clock),
        field("about_room", &client::Create::about_room));
};
template <>
struct Shape<client::Join> {
    static constexpr std::string_view type = "join";
    static constexpr auto fields =
        with_id<client::Join>(field("room", &client::Join::room), field("game", &client::Join::game),
                              field("seen", &client::Join::seen), field("password", &client::Join::password));
};
template <>
struct Shape<client::Leave> {
    static constexpr std::string_view type = "leave";
    static constexpr auto fields = with_id<client::Leave>(field("room", &client::Leave::room));
};
template <>
struct Shape<client::Rename> {
    static constexpr std::string_view type = "rename";
    static constexpr auto fields = with_id<client::Rename>(field("name", &client::Rename::name));
};
template <>
struct Shape<client::TakeSeat> {
    static constexpr std::string_view type = "take_seat";
    static constexpr auto fields =
        with_room<client::TakeSeat>(field("name", &client::TakeSeat::name), field("level", &client::TakeSeat::level),
                                    field("if_away", &client::TakeSeat::if_away));
};
template <>
struct Shape<client::LeaveSeat> {
    static constexpr std::string_view type = "leave_seat";
    static constexpr auto fields = with_room<client::LeaveSeat>();
};
template <>
struct Shape<client::AddComputer> {
    static constexpr std::string_view type = "add_computer";
    static constexpr auto fields = with_room<client::AddComputer>(field("strength", &client::AddComputer::strength));
};
template <>
struct Shape<client::RemoveComputer> {
    static constexpr std::string_view type = "remove_computer";
    static constexpr auto fields =
        with_room<client::RemoveComputer>(field("seat", &client::RemoveComputer::seat, seat_numbers));
};
template <>
struct Shape<client::AddStandIn> {
    static constexpr std::string_view type = "add_stand_in";
    static constexpr auto fields = with_room<client::AddStandIn>(
        field("seat", &client::AddStandIn::seat, seat_numbers), field("strength", &client::AddStandIn::strength));
};
template <>
struct Shape<client::ReclaimSeat> {
    static constexpr std::string_view type = "reclaim_seat";
    static constexpr auto fields = with_room<client::ReclaimSeat>();
};
template <>
struct Shape<client::Start> {
    static constexpr std::string_view type = "start";
    static constexpr auto fields = with_room<client::Start>();
};
template <>
struct Shape<client::Play> {
    static constexpr std::string_view type = "play";
    static constexpr auto fields =
        with_room<client::Play>(field("turn", &client::Play::turn), field("placement", &client::Play::placement),
                                field("line", &client::Play::line));
};
template <>
struct Shape<client::PlaceStarter> {
    static constexpr std::string_view type = "place_starter";
    static constexpr auto fields = with_room<client::PlaceStarter>(field("turn", &client::PlaceStarter::turn),
                                                                   field("cell", &client::PlaceStarter::cell),
                                                                   field("options", &client::PlaceStarter::options));
};
template <>
struct Shape<client::Exchange> {
    static constexpr std::string_view type = "exchange";
    static constexpr auto fields =
        with_room<client::Exchange>(field("turn", &client::Exchange::turn), field("tiles", &client::Exchange::tiles));
};
template <>
struct Shape<client::Pass> {
    static constexpr std::string_view type = "pass";
    static constexpr auto fields = with_room<client::Pass>(field("turn", &client::Pass::turn));
};
template <>
struct Shape<client::Challenge> {
    static constexpr std::string_view type = "challenge";
    static constexpr auto fields = with_room<client::Challenge>(field("turn", &client::Challenge::turn));
};
template <>
struct Shape<client::Accept> {
    static constexpr std::string_view type = "accept";
    static constexpr auto fields = with_room<client::Accept>(field("turn", &client::Accept::turn));
};
template <>
struct Shape<client::ShowEvidence> {
    static constexpr std::string_view type = "show_evidence";
    static constexpr auto fields = with_room<client::ShowEvidence>(
        field("turn", &client::ShowEvidence::turn), field("text", &client::ShowEvidence::text, non_empty_text));
};
template <>
struct Shape<client::WithdrawPlay> {
    static constexpr std::string_view type = "withdraw_play";
    static constexpr auto fields = with_room<client::WithdrawPlay>(field("turn", &client::WithdrawPlay::turn));
};
template <>
struct Shape<client::Vote> {
    static constexpr std::string_view type = "vote";
    static constexpr auto fields =
        with_room<client::Vote>(field("turn", &client::Vote::turn), field("opinion", &client::Vote::opinion));
};
template <>
struct Shape<client::Resign> {
    static constexpr std::string_view type = "resign";
    static constexpr auto fields = with_room<client::Resign>();
};
template <>
struct Shape<client::TakeBack> {
    static constexpr std::string_view type = "take_back";
    static constexpr auto fields = with_room<client::TakeBack>(field("turn", &client::TakeBack::turn));
};
template <>
struct Shape<client::EndGame> {
    static constexpr std::string_view type = "end_game";
    static constexpr auto fields = with_room<client::EndGame>();
};
template <>
struct Shape<client::AbortGame> {
    static constexpr std::string_view type = "abort_game";
    static constexpr auto fields = with_room<client::AbortGame>();
};
template <>
struct Shape<client::DeclineAgreement> {
    static constexpr std::string_view type = "decline_agreement";
    static constexpr auto fields = with_room<client::DeclineAgreement>();
};
template <>
struct Shape<client::Nudge> {
    static constexpr std::string_view type = "nudge";
    static constexpr auto fields = with_room<client::Nudge>();
};
template <>
struct Shape<client::ProposeClock> {
    static constexpr std::string_view type = "propose_clock";
    static constexpr auto fields =
        with_room<client::ProposeClock>(field("proposal", &client::ProposeClock::proposal));
};
template <>
struct Shape<client::WithdrawProposal> {
    static constexpr std::string_view type = "withdraw_proposal";
    static constexpr auto fields = with_room<client::WithdrawProposal>();
};
template <>
struct Shape<client::SetNight> {
    static constexpr std::string_view type = "set_night";
    static constexpr auto fields = with_room<client::SetNight>(field("night", &client::SetNight::night));
};
template <>
struct Shape<client::BeginHoliday> {
    static constexpr std::string_view type = "begin_holiday";
    static constexpr auto fields = with_room<client::BeginHoliday>();
};
template <>
struct Shape<client::EndHoliday> {
    static constexpr std::string_view type = "end_holiday";
    static constexpr auto fields = with_room<client::EndHoliday>();
};
template <>
struct Shape<client::ProposeGame> {
    static constexpr std::string_view type = "propose_game";
    static constexpr auto fields = with_room<client::ProposeGame>(
        field("settings", &client::ProposeGame::settings), field("turned", &client::ProposeGame::turned, unless_zero),
        field("clock", &client::ProposeGame::clock));
};
template <>
struct Shape<client::AgreeToGame> {
    static constexpr std::string_view type = "agree_to_game";
    static constexpr auto fields = with_room<client::AgreeToGame>(field("proposal", &client::AgreeToGame::proposal));
};
template <>
struct Shape<client::DeclineGame> {
    static constexpr std::string_view type = "decline_game";
    static constexpr auto fields = with_room<client::DeclineGame>(field("proposal", &client::DeclineGame::proposal));
};
template <>
struct Shape<client::BeginGame> {
    static constexpr std::string_view type = "begin_game";
    static constexpr auto fields = with_room<client::BeginGame>(field("proposal", &client::BeginGame::proposal));
};
template <>
struct Shape<client::Preview> {
    static constexpr std::string_view type = "preview";
    static constexpr auto fields = with_room<client::Preview>(field("placement", &client::Preview::placement),
                                                              field("line", &client::Preview::line));
};
template <>
struct Shape<client::Hint> {
    static constexpr std::string_view type = "hint";
    static constexpr auto fields = with_room<client::Hint>();
};
template <>
struct Shape<client::Analysis> {
    static constexpr std::string_view type = "analysis";
    static constexpr auto fields = with_room<client::Analysis>(field("v", &client::Analysis::version));
};
template <>
struct Shape<client::Lookup> {
    static constexpr std::string_view type = "lookup";
    static constexpr auto fields = with_room<client::Lookup>(field("words", &client::Lookup::words));
};
template <>
struct Shape<client::Word> {
    static constexpr std::string_view type = "word";
    static constexpr auto fields = with_room<client::Word>(field("word", &client::Word::word, non_empty_text));
};
template <>
struct Shape<client::Log> {
    static constexpr std::string_view type = "log";
    static constexpr auto fields =
        with_room<client::Log>(field("from", &client::Log::from, versions), field("to", &client::Log::to));
};
template <>
struct Shape<client::Catalogue> {
    static constexpr std::string_view type = "catalogue";
    static constexpr auto fields = std::tuple{field("id", &client::Catalogue::id, request_id)};
};
template <>
struct Shape<client::Ping> {
    static constexpr std::string_view type = "ping";
    static constexpr auto fields = std::tuple{field("sent", &client::Ping::sent)};
};
template <>
struct Shape<client::Pong> {
    static constexpr std::string_view type = "pong";
    static constexpr auto fields = std::tuple{field("sent", &client::Pong::sent)};
};

void read_fields(Object& object, client::Hello& out) {
    read(object.required("id"), out.id, request_id);
    Object protocols(object.required("protocols"));
    read(protocols.required("min"), out.oldest);
    read(protocols.required("max"), out.newest);
    if (const auto token = object.optional("token")) read(*token, out.token.emplace(), hex_digits);
    if (const auto invitation = object.optional("invitation"))
        read(*invitation, out.invitation.emplace(), hex_digits);
    if (const auto password = object.optional("password")) read(*password, out.password.emplace());
    if (const auto hand_over = object.optional("hand_over")) read(*hand_over, out.hand_over.emplace(), hex_digits);
    if (const auto name = object.optional("device_name")) read(*name, out.device_name.emplace());
}

void write_fields(Writer& out, const client::Hello& in) {
    write(out.key("id"), in.id);
    out.key("protocols").open('{');
    write(out.key("min"), in.oldest);
    write(out.key("max"), in.newest);
    out.close('}');
    if (in.token) write(out.key("token"), *in.token);
    if (in.invitation) write(out.key("invitation"), *in.invitation);
    if (in.password) write(out.key("password"), *in.password);
    if (in.hand_over) write(out.key("hand_over"), *in.hand_over);
    if (in.device_name) write(out.key("device_name"), *in.device_name);
}

}  // namespace crisscross::protocol::json

namespace crisscross::protocol {
namespace {

std::optional<std::string> readable_id(const json::Value& value) {
    if (!value.is_object() || !value.contains("id") || !value["id"].is_string()) return std::nullopt;
    const auto id = value["id"].get<std::string>();
    return json::is_request_id(id) ? std::optional(id) : std::nullopt;
}

}  // namespace

Decoded<ClientMessage> read_client(std::string_view text) {
    auto value = json::parse(text);
    if (!value) {
        Fault fault = value.error();
        if (fault.id && !json::is_request_id(*fault.id)) fault.id.reset();
        return fault;
    }
    json::Decoding decoding{json::Unknown::ignored};
    ClientMessage message;
    json::read(json::Place(*value, decoding), message);
    if (!decoding.fault) return message;
    decoding.fault->id = readable_id(*value);
    return *decoding.fault;
}

std::string write(const ClientMessage& message) {
    json::Writer out;
    json::write(out, message);
    return out.release();
}

}  // namespace crisscross::protocol
