#include "protocol/json/shapes/host/host_answer_shapes.hpp"
#include "protocol/json/shapes/host/host_request_shapes.hpp"
#include "protocol/json/sum.hpp"
#include "protocol/messages/host/host_codec.hpp"

namespace crisscross::protocol {
namespace {

template <class Sum>
Decoded<Sum> read_sum(std::string_view text) {
    const auto value = json::parse(text);
    if (!value) return value.error();
    json::Decoding decoding{json::Unknown::ignored};
    Sum sum;
    json::read(json::Place(*value, decoding), sum);
    if (decoding.fault) return *decoding.fault;
    return sum;
}

template <class Sum>
std::string written(const Sum& sum) {
    json::Writer out;
    json::write(out, sum);
    return out.release();
}

}  // namespace

Decoded<HostRequest> read_host_request(std::string_view text) {
    return read_sum<HostRequest>(text);
}

std::string write(const HostRequest& request) {
    return written(request);
}

Decoded<HostAnswer> read_host_answer(std::string_view text) {
    return read_sum<HostAnswer>(text);
}

std::string write(const HostAnswer& answer) {
    return written(answer);
}

}  // namespace crisscross::protocol
