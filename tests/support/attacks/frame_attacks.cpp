#include <array>

#include "tests/support/attacks/attacker.hpp"
#include "tests/support/attacks/attacks.hpp"
#include "tests/support/attacks/raw_frames.hpp"

namespace crisscross::test {

namespace {

void half_a_frame(Attacker& attacker) {
    const auto line = attacker.greeted();
    line->send(raw_frame(text_frame, attacker.some_bytes(100), 200 + attacker.below(10'000)));
    line->vanish();
}

void fragments(Attacker& attacker) {
    auto line = attacker.greeted();
    std::string flood = raw_frame(first_part, "{");
    for (int count = 0; count < 3000; ++count)
        flood += raw_frame(attacker.below(2) == 0 ? next_part : ping_frame, "");
    line->send(flood);
    if (attacker.below(2) == 0) line->vanish();
    attacker.keep(std::move(line));
}

void too_large_frame(Attacker& attacker) {
    const auto line = attacker.greeted();
    line->send(
        raw_frame(text_frame, attacker.some_bytes(1000), attacker.below(2) == 0 ? 20'000 : std::uint64_t{1} << 62));
    line->read();
}

void wrong_frame(Attacker& attacker) {
    const std::array frames{raw_frame(0x83, "a kind of frame that does not exist"),
                            raw_frame(0xf1, "bits that nobody has agreed on"),
                            raw_frame(ping_frame, std::string(126, 'x')), raw_frame(0x80, "the end of nothing"),
                            std::string("\x81\x05naked")};  // without a mask
    const auto line = attacker.with_socket();
    line->send(attacker.any_of(frames));
    line->read();
}

void wrong_text(Attacker& attacker) {
    const auto line = attacker.below(2) == 0 ? attacker.greeted() : attacker.with_socket();
    line->send(raw_frame(text_frame, attacker.below(2) == 0 ? attacker.some_bytes(100) : std::string(2000, '[')));
    line->read();
}

constexpr std::array<Attack, 5> all_on_frames{half_a_frame, fragments, too_large_frame, wrong_frame, wrong_text};

}  // namespace

std::span<const Attack> attacks_on_frames() {
    return all_on_frames;
}

}  // namespace crisscross::test
