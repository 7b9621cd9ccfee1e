#include "tests/load/baseline/four_echoes.hpp"

namespace crisscross::load {

FourEchoes::FourEchoes(boost::asio::io_context& context, std::uint16_t port, int number, const FrameSizes& sizes,
                       Tally& tally)
    : Group(tally), command_(sizes.command, 'c') {
    const std::string greeting =
        std::to_string(number) + ' ' + std::to_string(sizes.broadcast) + ' ' + std::to_string(sizes.answer);
    std::size_t joined = 0;
    for (int member = 0; member < 4; ++member) {
        Connection& connection = members_.emplace_back(context, port);
        connection.on_frame([&joined](std::string_view) { ++joined; });
        connection.send(greeting);
    }
    while (joined < members_.size()) context.run_one();
    for (Connection& connection : members_) connection.on_frame([this](std::string_view frame) { receive(frame); });
}

bool FourEchoes::send() {
    missing_ = members_.size() + 1;
    members_[turn_++ % members_.size()].send(command_);
    return true;
}

void FourEchoes::receive(std::string_view frame) {
    const bool is_answer = frame.starts_with('a');
    ++(is_answer ? tally().answers : tally().broadcasts);
    (is_answer ? tally().answer_bytes : tally().broadcast_bytes) += static_cast<std::int64_t>(frame.size());
    if (--missing_ == 0) complete();
}

}  // namespace crisscross::load
