#include <array>

#include "tests/support/attacks/attacker.hpp"
#include "tests/support/attacks/attacks.hpp"
#include "tests/support/attacks/raw_frames.hpp"

namespace crisscross::test {

namespace {

/// Names of players, and some that look like them.
constexpr std::array<std::string_view, 6> names{"Mara", "Jonas", "Guest 0", "Guest 1", "M\u0430ra", "Gue\u200dst 0"};

std::string quoted(std::string_view text) {
    return '"' + std::string(text) + '"';
}

void talking_without_end(Attacker& attacker) {
    const auto line = attacker.joined();
    const std::string about = R"(,"room":")" + attacker.room() + R"(","game":1)";
    const std::array lines{std::string("https://192.0.2.1/ <img src=x onerror=alert(1)> javascript:alert(1)"),
                           std::string(5000, 'x'), std::string(400, ' '), std::string("\\u202eegassem")};
    for (int count = 0; count < 40; ++count) {
        const std::string id = R"(,"id":"t)" + std::to_string(count) + '"';
        line->send(raw_message(R"("type":"say","text":)" + quoted(attacker.any_of(lines)) + about + id));
        line->send(raw_message(R"("type":"chat","before":)" + std::to_string(attacker.below(100)) + about + id));
    }
    line->read();
}

void taking_names(Attacker& attacker) {
    const auto line = attacker.joined();
    const std::string about = R"(,"id":"n","room":")" + attacker.room() + R"(","game":1)";
    for (const std::string_view name : names) {
        line->send(raw_message(R"("type":"rename","id":"n","name":)" + quoted(name)));
        line->send(raw_message(R"("type":"take_part","name":)" + quoted(name) + about));
        line->send(raw_message(R"("type":"make_account","id":"n","pass_phrase":"eleven green bottles","name":)" +
                               quoted(name)));
    }
    line->read();
}

void guessing_pass_phrases(Attacker& attacker) {
    const auto line = attacker.greeted();
    for (int count = 0; count < 20; ++count)
        line->send(raw_message(R"("type":"sign_in","id":"g)" + std::to_string(count) + R"(","name":)" +
                               quoted(attacker.any_of(names)) + R"(,"pass_phrase":"green bottles )" +
                               std::to_string(attacker.below(1000)) + '"'));
    line->read();
}

void guessing_secrets(Attacker& attacker) {
    static constexpr std::array<std::string_view, 3> fields{"hand_over", "token", "invitation"};
    const auto line = attacker.with_socket();
    for (int count = 0; count < 20; ++count) {
        const std::string secret(64, static_cast<char>('0' + attacker.below(10)));
        line->send(raw_message(R"("type":"hello","id":"h","protocols":{"min":1,"max":1},")" +
                               std::string(attacker.any_of(fields)) + R"(":")" + secret + '"'));
    }
    line->read();
}

// Devices, subscriptions and accounts that are not the attacker's own.
void reaching_for_others(Attacker& attacker) {
    const auto line = attacker.greeted();
    for (std::size_t device = 1; device <= 10; ++device) {
        const std::string about = R"(,"id":"d","device":)" + std::to_string(device);
        line->send(raw_message(R"("type":"sign_out")" + about));
        line->send(raw_message(R"("type":"name_device","name":"Mine")" + about));
    }
    line->send(raw_message(R"("type":"set_pass_phrase","id":"p","pass_phrase":"eleven green bottles")"));
    line->send(raw_message(
        R"("type":"subscribe","id":"p","address":"https://10.0.0.1/","key":"BAAA","secret":"AAAA","language":"en")"));
    line->read();
}

constexpr std::array<Attack, 5> all_on_people{talking_without_end, taking_names, guessing_pass_phrases,
                                              guessing_secrets, reaching_for_others};

}  // namespace

std::span<const Attack> attacks_on_people() {
    return all_on_people;
}

}  // namespace crisscross::test
