#include "tests/support/attacks/attacker.hpp"

#include <algorithm>
#include <array>

#include "tests/support/attacks/attacks.hpp"
#include "tests/support/attacks/raw_frames.hpp"

namespace crisscross::test {

namespace {

constexpr std::size_t max_kept = 12;      // connections
constexpr std::size_t max_answers = 200;  // so that a long attack does not fill the memory

}  // namespace

Attacker::Attacker(std::uint16_t port, std::string room, std::uint32_t seed)
    : port_(port),
      room_(std::move(room)),
      random_(seed),
      address_("198.51.100." + std::to_string(seed)),
      watches_from_("203.0.113." + std::to_string(seed)),
      request_(upgrade_request(address_)) {}

void Attacker::attack() {
    const std::array kinds{attacks_on_connections(), attacks_on_frames(), attacks_on_http(), attacks_on_rooms(),
                           attacks_on_people()};
    any_of(any_of(kinds))(*this);
}

bool Attacker::has_read(std::string_view text) const {
    return std::ranges::any_of(answers_,
                               [&](const std::string& answer) { return answer.find(text) != std::string::npos; });
}

std::string Attacker::some_bytes(std::size_t max) {
    std::string bytes(1 + below(max), '\0');
    for (char& byte : bytes) byte = static_cast<char>(random_());
    return bytes;
}

std::unique_ptr<AttackLine> Attacker::with_socket() const {
    auto line = connected();
    line->send(request_);
    line->read();  // a frame may follow only the answer
    return line;
}

std::unique_ptr<AttackLine> Attacker::greeted() const {
    auto line = with_socket();
    line->send(raw_message(R"("type":"hello","id":"h","protocols":{"min":1,"max":1})"));
    return line;
}

std::unique_ptr<AttackLine> Attacker::joined() const {
    auto line = greeted();
    line->send(raw_message(R"("type":"join","id":"j","room":")" + room_ + '"'));
    return line;
}

void Attacker::keep(std::unique_ptr<AttackLine> line) {
    kept_.push_back(std::move(line));
    if (kept_.size() > max_kept) kept_.erase(kept_.begin());
}

void Attacker::remember(const std::vector<std::string>& frames) {
    frames_.insert(frames_.end(), frames.begin(), frames.end());
}

void Attacker::remember_answer(std::string answer) {
    answers_.push_back(std::move(answer));
    if (answers_.size() > max_answers) answers_.erase(answers_.begin());
}

}  // namespace crisscross::test
