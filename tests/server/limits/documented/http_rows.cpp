#include "server/api/history_api.hpp"
#include "server/lexicons/changes/list_changes.hpp"
#include "server/limits/limit_rates.hpp"
#include "server/listener/http_stream.hpp"
#include "server/options/config.hpp"
#include "server/previews/room_previews.hpp"
#include "tests/server/limits/documented/rows.hpp"

namespace crisscross::test::documented {

using namespace server;

Rows http_rows() {
    const Config config;
    const LimitRates& rates = config.limits;
    const std::string large =
        "answers over HTTP of more than " + kibibytes(config.large_answers.small) + " that are being sent";
    return {
        row(for_address, "feeds, and previews of links and pictures of moments that have to be made",
            by_interval(rates.previews_per_network), Limit::previews),
        row(for_address, "requests for previews of links", by_second(rates.preview_requests_per_network),
            Limit::preview_requests),
        row(for_address,
            "files of the page, links of rooms, questions about health, and requests that are not for this server",
            by_second(rates.files_per_network), Limit::files),
        row(for_server, "previews of links that wait to be made", text(RoomPreviews::max_waiting),
            Limit::previews_waiting),
        row(for_request, "the head of an HTTP request", kibibytes(max_header_bytes), "status 431"),
        row(for_request, "its body", kibibytes(max_body_bytes), "status 413"),
        row(for_request, "the body of a PUT or POST below `/api`, such as a note", kibibytes(max_call_body_bytes),
            "status 413"),
        row(for_address, "requests to the host's page", by_second(rates.host_requests_per_network),
            Limit::host_requests),
        row(for_request, "words added to a list, or excluded from it, on the host's page",
            text(static_cast<double>(max_changed_words)), "the change is refused"),
        row(for_request, "time until the head has come, and as long for the body", seconds(config.request_within),
            "the connection is closed"),
        row(for_request, "time until the client has its answer", seconds(config.answer_within),
            "the connection is closed"),
        row(for_server, large, mebibytes(static_cast<double>(config.large_answers.total)), Limit::large_answers),
        row(for_address, large, mebibytes(static_cast<double>(config.large_answers.per_network)),
            Limit::large_answers),
    };
}

}  // namespace crisscross::test::documented
