#include "server/limits/limits.hpp"

#include <algorithm>
#include <stdexcept>

#include "server/limits/rates/short_key.hpp"
#include "server/log/log.hpp"
#include "server/metrics/metrics.hpp"

namespace crisscross::server {

namespace {

constexpr Rate once_a_minute{.burst = 1, .per_second = 1 / 60.0};
constexpr Rate ten_a_minute{.burst = 10, .per_second = 10 / 60.0};
constexpr int everybody = 0;

Rate three_quarters_of(Rate rate) {
    return {.burst = rate.burst * 0.75, .per_second = rate.per_second * 0.75};
}

Limit limit_of(KeptBytes kept) {
    switch (kept) {
        case KeptBytes::imports:
            return Limit::imports;
        case KeptBytes::notes:
            return Limit::notes;
        case KeptBytes::games:
            return Limit::game_bytes;
    }
    throw std::logic_error("unknown bytes that are kept");
}

}  // namespace

Limits::Limits(const LimitRates& rates, Metrics& metrics)
    : metrics_(metrics),
      guesses_(rates.guesses),
      entry_guesses_(rates.entry_guesses),
      all_entry_guesses_(rates.all_entry_guesses),
      guests_(rates.guests),
      all_guests_(rates.all_guests),
      rooms_per_person_(rates.rooms_per_person),
      rooms_per_network_(rates.rooms_per_network),
      new_people_rooms_(three_quarters_of(rates.all_rooms)),
      all_rooms_(rates.all_rooms),
      host_requests_(rates.host_requests),
      previews_(rates.previews),
      preview_requests_(rates.preview_requests),
      files_(rates.files),
      new_connections_(rates.new_connections),
      moves_per_person_(rates.moves_per_person),
      moves_per_network_(rates.moves_per_network),
      game_bytes_(rates.game_bytes),
      scarce_moves_per_network_(rates.scarce_moves),
      max_opened_at_once_(rates.opened_entries.burst),
      opened_entries_(rates.opened_entries),
      word_questions_(rates.word_questions),
      history_per_network_(rates.history_per_network),
      history_per_person_(rates.history_per_person),
      imports_per_network_(rates.imports_per_network),
      imports_per_person_(rates.imports_per_person),
      imported_bytes_(rates.imported_bytes),
      note_bytes_(rates.note_bytes),
      renames_(rates.renames),
      device_changes_(rates.device_changes),
      room_changes_(rates.room_changes),
      room_passwords_(rates.room_passwords),
      sign_ins_(rates.sign_ins),
      sign_ins_per_name_(rates.sign_ins_per_name),
      right_sign_ins_(rates.right_sign_ins),
      right_sign_ins_per_account_(rates.right_sign_ins_per_account),
      log_lines_(once_a_minute),
      all_log_lines_(ten_a_minute) {}

bool Limits::take_guess(const std::string& network, Moment now) {
    if (guesses_.take(network, now)) return true;
    reached(Limit::guesses, network, now);
    return false;
}

void Limits::give_back_guess(const std::string& network, Moment now) {
    guesses_.give_back(network, now);
}

bool Limits::take_entry_guess(const std::string& network, Moment now) {
    const bool has_network = entry_guesses_.take(network, now);
    if (has_network && all_entry_guesses_.take(everybody, now)) return true;
    if (has_network) entry_guesses_.give_back(network, now);
    reached(Limit::entry_guesses, network, now);
    return false;
}

void Limits::give_back_entry_guess(const std::string& network, Moment now) {
    entry_guesses_.give_back(network, now);
    all_entry_guesses_.give_back(everybody, now);
}

std::optional<Whose> Limits::refuse_guest(const std::string& network, Moment now) {
    std::optional<Whose> used_up;
    if (!guests_.take(network, now)) {
        used_up = Whose::network;
    } else if (!all_guests_.take(everybody, now)) {
        guests_.give_back(network, now);
        used_up = Whose::server;
    }
    if (used_up) reached(Limit::guests, network, now);
    return used_up;
}

void Limits::give_back_guest(const std::string& network, Moment now) {
    guests_.give_back(network, now);
    all_guests_.give_back(everybody, now);
}

bool Limits::take_room(const Requester& requester, Moment now) {
    const bool has_person = rooms_per_person_.take(requester.player, now);
    const bool has_network = has_person && rooms_per_network_.take(requester.network, now);
    const bool has_new = has_network && (!requester.is_new || new_people_rooms_.take(everybody, now));
    if (has_new && all_rooms_.take(everybody, now)) return true;
    if (has_person) rooms_per_person_.give_back(requester.player, now);
    if (has_network) rooms_per_network_.give_back(requester.network, now);
    if (has_new && requester.is_new) new_people_rooms_.give_back(everybody, now);
    reached(Limit::rooms, requester.network, now);
    return false;
}

void Limits::give_back_room(const Requester& requester, Moment now) {
    rooms_per_person_.give_back(requester.player, now);
    rooms_per_network_.give_back(requester.network, now);
    if (requester.is_new) new_people_rooms_.give_back(everybody, now);
    all_rooms_.give_back(everybody, now);
}

bool Limits::take_host_request(const std::string& network, Moment now) {
    if (host_requests_.take(network, now)) return true;
    reached(Limit::host_requests, network, now);
    return false;
}

bool Limits::take_preview(const std::string& network, Moment now) {
    if (previews_.take(network, now)) return true;
    reached(Limit::previews, network, now);
    return false;
}

bool Limits::take_preview_request(const std::string& network, Moment now) {
    if (preview_requests_.take(network, now)) return true;
    reached(Limit::preview_requests, network, now);
    return false;
}

bool Limits::take_file(const std::string& network, Moment now) {
    if (files_.take(network, now)) return true;
    reached(Limit::files, network, now);
    return false;
}

bool Limits::take_new_connection(const std::string& network, Moment now) {
    if (new_connections_.take(network, now)) return true;
    reached(Limit::new_connections, network, now);
    return false;
}

std::optional<Moment> Limits::refuse_move(const Requester& requester, Moment now, bool is_disk_scarce) {
    auto& moves = is_disk_scarce ? scarce_moves_per_network_ : moves_per_network_;
    std::optional<Moment> wait;
    if (!moves_per_person_.take(requester.player, now)) {
        wait = moves_per_person_.wait(requester.player, now);
    } else if (!moves.take(requester.network, now)) {
        moves_per_person_.give_back(requester.player, now);
        wait = moves.wait(requester.network, now);
    }
    if (wait) reached(Limit::moves, requester.network, now);
    return wait;
}

// A game that is longer than the bucket could never be opened.
std::optional<Moment> Limits::refuse_opened_entries(const std::string& network, std::size_t entries, Moment now) {
    const double price = std::min(static_cast<double>(entries), max_opened_at_once_);
    if (opened_entries_.take(network, now, price)) return std::nullopt;
    reached(Limit::opened_entries, network, now);
    return opened_entries_.wait(network, now, price);
}

bool Limits::take_word_question(const Requester& requester, Moment now) {
    if (word_questions_.take(requester.player, now)) return true;
    reached(Limit::word_questions, requester.network, now);
    return false;
}

bool Limits::take_history(const std::string& network, Moment now) {
    if (history_per_network_.take(network, now)) return true;
    reached(Limit::history, network, now);
    return false;
}

bool Limits::take_history(const Requester& requester, Moment now) {
    if (history_per_person_.take(requester.player, now)) return true;
    reached(Limit::history, requester.network, now);
    return false;
}

bool Limits::take_import(const std::string& network, Moment now) {
    if (imports_per_network_.take(network, now)) return true;
    reached(Limit::imports, network, now);
    return false;
}

bool Limits::take_import(const Requester& requester, Moment now) {
    if (imports_per_person_.take(requester.player, now)) return true;
    reached(Limit::imports, requester.network, now);
    return false;
}

KeyedLimit<std::string>& Limits::bytes_of(KeptBytes kept) {
    switch (kept) {
        case KeptBytes::imports:
            return imported_bytes_;
        case KeptBytes::notes:
            return note_bytes_;
        case KeptBytes::games:
            return game_bytes_;
    }
    throw std::logic_error("unknown bytes that are kept");
}

std::optional<Moment> Limits::refuse_bytes(KeptBytes kept, const std::string& network, std::int64_t bytes,
                                           Moment now) {
    if (bytes_of(kept).take(network, now, static_cast<double>(bytes))) return std::nullopt;
    reached(limit_of(kept), network, now);
    return bytes_of(kept).wait(network, now, static_cast<double>(bytes));
}

void Limits::give_back_bytes(KeptBytes kept, const std::string& network, std::int64_t bytes, Moment now) {
    bytes_of(kept).give_back(network, now, static_cast<double>(bytes));
}

bool Limits::take_rename(const Requester& requester, Moment now) {
    if (renames_.take(requester.player, now)) return true;
    reached(Limit::renames, requester.network, now);
    return false;
}

bool Limits::take_device_change(const Requester& requester, Moment now) {
    if (device_changes_.take(requester.player, now)) return true;
    reached(Limit::device_changes, requester.network, now);
    return false;
}

bool Limits::take_room_change(const Requester& requester, Moment now) {
    if (room_changes_.take(requester.player, now)) return true;
    reached(Limit::room_changes, requester.network, now);
    return false;
}

std::optional<Limit> Limits::refuse_room_password(const Requester& requester, Moment now) {
    if (!room_passwords_.take(requester.player, now)) {
        reached(Limit::room_passwords, requester.network, now);
        return Limit::room_passwords;
    }
    if (take_entry_guess(requester.network, now)) return std::nullopt;
    room_passwords_.give_back(requester.player, now);
    return Limit::entry_guesses;
}

void Limits::give_back_room_password(const Requester& requester, Moment now) {
    give_back_entry_guess(requester.network, now);
    room_passwords_.give_back(requester.player, now);
}

std::optional<Moment> Limits::refuse_sign_in(const std::string& network, const std::string& name, Moment now) {
    std::optional<Moment> wait;
    const std::string key = short_key_of(name);
    const Moment after_right_ones =
        std::max(right_sign_ins_.wait(network, now), name.empty() ? 0 : right_sign_ins_per_account_.wait(key, now));
    if (after_right_ones > 0) {
        wait = after_right_ones;
    } else if (!sign_ins_.take(network, now)) {
        wait = sign_ins_.wait(network, now);
    } else if (!name.empty() && !sign_ins_per_name_.take(key, now)) {
        sign_ins_.give_back(network, now);
        wait = sign_ins_per_name_.wait(key, now);
    }
    if (wait) reached(Limit::sign_ins, network, now);
    return wait;
}

void Limits::give_back_sign_in(const std::string& network, const std::string& name, Moment now) {
    sign_ins_.give_back(network, now);
    if (!name.empty()) sign_ins_per_name_.give_back(short_key_of(name), now);
}

std::optional<Moment> Limits::refuse_right_sign_in(const std::string& network, const std::string& account,
                                                   Moment now) {
    std::optional<Moment> wait;
    const std::string key = short_key_of(account);
    if (!right_sign_ins_.take(network, now)) {
        wait = right_sign_ins_.wait(network, now);
    } else if (!right_sign_ins_per_account_.take(key, now)) {
        right_sign_ins_.give_back(network, now);
        wait = right_sign_ins_per_account_.wait(key, now);
    }
    if (wait) reached(Limit::sign_ins, network, now);
    return wait;
}

void Limits::reached(Limit limit, const std::string& network, Moment now) {
    metrics_.limit_reached(limit);
    const std::string key = std::string(engine::name_of(limit)) + ' ' + network;
    if (log_lines_.take(key, now) && all_log_lines_.take(everybody, now))
        log::warning("limit reached", {{"limit", engine::name_of(limit)}, {"network", network}});
}

}  // namespace crisscross::server
