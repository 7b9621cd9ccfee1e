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
    return {
        row(burst(rates.previews) + " feeds, and previews of links that have to be made, then 1 every " +
                interval(rates.previews) + " seconds",
            "an address"),
        row(burst(rates.preview_requests) + " requests for previews of links, then " +
                text(rates.preview_requests.per_second) + " a second",
            "an address"),
        row(burst(rates.files) +
                " files of the page, links of rooms, questions about health and requests that are not for this "
                "server, then " +
                text(rates.files.per_second) + " a second",
            "an address"),
        row(text(RoomPreviews::max_waiting) + " previews of links that wait to be made", "the server"),
        row(kibibytes(max_header_bytes) + ", and " + kibibytes(max_body_bytes) + " of a body",
            "the head of an HTTP request"),
        row(kibibytes(max_note_body_bytes), "a note about a game, as it is sent"),
        row(burst(rates.host_requests) + " requests to the host's page, then " +
                text(rates.host_requests.per_second) + " a second",
            "an address"),
        row(text(static_cast<double>(max_changed_words)) + " words",
            "additions to a list, or exclusions from it, on the host's page"),
        row(seconds(config.request_within) + " until its head has come, and as long for its body; " +
                seconds(config.answer_within) + " until the client has its answer",
            "a request over HTTP"),
        row(text(static_cast<double>(config.large_answers.total >> 20)) + " MiB of answers over HTTP of more than " +
                kibibytes(config.large_answers.small) + " that are being sent",
            "the server"),
        row(text(static_cast<double>(config.large_answers.per_network >> 20)) +
                " MiB of answers over HTTP of more than " + kibibytes(config.large_answers.small) +
                " that are being sent",
            "an address"),
    };
}

}  // namespace crisscross::test::documented
