#include "server/notices/delivery/webhook_request.hpp"

#include <stdexcept>

namespace crisscross::server {

using protocol::WebhookFormat;

namespace {

constexpr std::string_view matrix_begin = "/_matrix/client/v3/rooms/";
constexpr std::string_view matrix_end = "/send/m.room.message";
constexpr std::string_view token_begin = "access_token=";

/// The target of a Matrix room's address, in two parts.
struct MatrixTarget {
    std::string path{};
    std::string token{};
};

std::optional<MatrixTarget> matrix_target(const std::string& target) {
    const auto question = target.find('?');
    if (question == target.npos) return std::nullopt;
    const std::string_view path = std::string_view(target).substr(0, question);
    const std::string_view query = std::string_view(target).substr(question + 1);
    const bool is_of_room = path.starts_with(matrix_begin) && path.ends_with(matrix_end) &&
                            path.size() > matrix_begin.size() + matrix_end.size();
    const bool has_token = query.starts_with(token_begin) && query.size() > token_begin.size() &&
                           query.find_first_of("&%") == query.npos;
    if (!is_of_room || !has_token) return std::nullopt;
    return MatrixTarget{std::string(path), std::string(query.substr(token_begin.size()))};
}

// The token goes into a header, where no log of a web server shows it.
void address_matrix(OutgoingRequest& request, const MatrixTarget& target, const protocol::Notice& notice,
                    storage::DeliveryId number) {
    request.method = "PUT";
    request.to.target = target.path + "/crisscross-" + std::to_string(notice.at) + "-" + std::to_string(number);
    request.headers.emplace_back("Authorization", "Bearer " + target.token);
}

}  // namespace

void throw_exception_from_error(const WebhookFault& fault, const boost::source_location&) {
    throw std::logic_error("unchecked fault: the address " + fault.why);
}

engine::Result<WebAddress, WebhookFault> webhook_address(WebhookFormat format, std::string_view address) {
    auto read = read_web_address(address);
    if (!read) return WebhookFault{std::string(in_words(read.error()))};
    if (format == WebhookFormat::matrix && !matrix_target(read->target))
        return WebhookFault{"is not that of a Matrix room with an access token"};
    return *std::move(read);
}

std::optional<OutgoingRequest> webhook_request(const storage::Webhook& webhook, const protocol::Notice& notice,
                                               std::string_view link, storage::DeliveryId number) {
    const auto format = protocol::find_webhook_format(webhook.format);
    const auto address = read_web_address(webhook.address);
    if (!format || !address) return std::nullopt;
    const auto language = protocol::find_language(webhook.language).value_or(protocol::Language::english);
    OutgoingRequest request{.to = *address, .body = protocol::webhook_body(*format, notice, link, language)};
    request.headers = {{"Content-Type", "application/json"}};
    if (*format != WebhookFormat::matrix) return request;
    const auto target = matrix_target(address->target);
    if (!target) return std::nullopt;
    address_matrix(request, *target, notice, number);
    return request;
}

}  // namespace crisscross::server
