#include "server/api/games/game_picture.hpp"

#include "server/api/games/asked_game.hpp"
#include "server/api/questions/history_questions.hpp"
#include "server/api/questions/places.hpp"
#include "server/metrics/limit.hpp"
#include "server/previews/room_previews.hpp"
#include "server/runtime/services.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

const Complaint no_pictures{"NO_SUCH_PICTURE", "This server makes no pictures."};
const Complaint no_such_moment{"NO_SUCH_MOMENT", "The game has no such moment.", "at"};

Complaint complaint_of(RoomPreviews::Refusal why) {
    switch (why) {
        case RoomPreviews::Refusal::nothing:
            return no_such_moment;
        case RoomPreviews::Refusal::too_many:
            return too_many_requests(Limit::previews);
        case RoomPreviews::Refusal::busy:
            return server_busy(Limit::previews_waiting);
    }
    return no_such_moment;
}

HistoryText file_of(const std::string& picture, PictureFormat format, const std::string& name) {
    HistoryText file(picture);
    const bool is_svg = format == PictureFormat::svg;
    file.file_name = name + (is_svg ? ".svg" : ".png");
    file.type = is_svg ? "image/svg+xml" : "image/png";
    return file;
}

}  // namespace

asio::awaitable<Answer<HistoryText>> picture_of_game(Asker asker, std::string rest, Parameters& parameters,
                                                     Services& services) {
    const PictureQuestion asked = read_picture_question(parameters);
    if (const auto complaint = parameters.complaint()) co_return *complaint;
    const auto found = co_await asked_game(asker, std::move(rest), services);
    if (!found) co_return found.error();
    if (!services.previews.has_pictures()) co_return no_pictures;
    const RoomQuery query{found->name.room, found->name.number, asked.at, asked.format};
    const auto picture = co_await services.previews.picture_in(found->room, query, asker.network);
    if (!picture) co_return complaint_of(picture.error());
    co_return file_of(**picture, asked.format, game_name(found->name));
}

}  // namespace crisscross::server
