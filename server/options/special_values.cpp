#include "server/options/special_values.hpp"

#include <algorithm>
#include <sstream>

#include "engine/text/utf8.hpp"
#include "server/addresses/public_address.hpp"
#include "server/options/option_values.hpp"

namespace crisscross::server::values_of {

namespace {

constexpr std::size_t min_password_characters = 8;
constexpr std::size_t max_password_characters = 256;  // as long as a hello can carry

bool is_password(const std::string& text) {
    const std::size_t characters = engine::characters_in(text);
    return characters >= min_password_characters && characters <= max_password_characters;
}

/// As many as a header can carry. An origin is an address without a path.
bool is_list_of_sites(const std::string& text) {
    if (text == "everybody" || text == "nobody") return true;
    if (text.empty() || text.size() > 2000) return false;
    std::istringstream sites(text);
    for (std::string site; sites >> site;) {
        const auto address = read_public_address(site);
        if (!address || !address->base_path.empty()) return false;
    }
    return true;
}

}  // namespace

OptionValues frame_rate() {
    const auto keep = [](Config& config, double rate) {
        config.frames = {.burst = std::max(Config{}.frames.burst, rate), .per_second = rate};
    };
    return decimal(
        keep, [](const Config& config) { return config.frames.per_second; }, 1, 1e6);
}

/// The same number may be opened in one burst, as after a restart, and join two rooms each.
OptionValues connections_per_address() {
    OptionValues values = whole(&Config::connections_per_network, 1, 1'000'000);
    values.read = [keep = values.read](const std::string& text, Config& config) {
        if (!keep(text, config)) return false;
        config.limits.new_connections_per_network.burst = std::max(
            LimitRates{}.new_connections_per_network.burst, static_cast<double>(config.connections_per_network));
        config.limits.joins_per_network.burst =
            std::max(LimitRates{}.joins_per_network.burst, 2.0 * static_cast<double>(config.connections_per_network));
        return true;
    };
    return values;
}

/// A person may make a twentieth of the moves of an address. Where more moves than usual are allowed, so are more
/// bytes.
OptionValues moves_per_minute() {
    constexpr double persons = 20;
    const auto keep = [](Config& config, double moves) {
        config.limits.moves_per_network = {.burst = moves, .per_second = moves / 60};
        config.limits.moves_per_person = {.burst = std::max(LimitRates{}.moves_per_person.burst, moves / persons),
                                          .per_second = moves / persons / 60};
        const LimitRates usual;
        const double times = std::max(1.0, moves / usual.moves_per_network.burst);
        config.limits.game_bytes_per_network = {.burst = usual.game_bytes_per_network.burst * times,
                                                .per_second = usual.game_bytes_per_network.per_second * times};
    };
    return decimal(
        keep, [](const Config& config) { return config.limits.moves_per_network.burst; }, 60, 1e9);
}

OptionValues backup_key() {
    OptionValues values{.kind = "KEY", .expected = public_key_text};
    values.read = [](const std::string& text, Config& config) {
        const auto key = read_public_key(text);
        if (key) config.upkeep.backup_key = key;
        return key.has_value();
    };
    values.shown = [](const Config& config) {
        return config.upkeep.backup_key ? text_of(*config.upkeep.backup_key) : "";
    };
    return values;
}

OptionValues public_origin() {
    OptionValues values{.kind = "URL",
                        .expected = "an address like https://play.example.org or https://example.org/games"};
    values.read = [](const std::string& text, Config& config) {
        const auto address = read_public_address(text);
        if (!address) return false;
        config.public_origin = address->origin;
        config.base_path = address->base_path;
        return true;
    };
    values.shown = [](const Config& config) { return config.public_origin.value_or("") + config.base_path; };
    return values;
}

OptionValues embed_sites() {
    return text(&Config::embed_sites, "SITES", "everybody, nobody, or origins such as https://club.example.org",
                is_list_of_sites);
}

OptionValues trusted_proxies() {
    OptionValues values{.type = OptionValues::Type::list, .kind = "NETWORK"};
    values.expected = "nobody, or a list of addresses or networks such as 10.0.0.0/8,::1,unix";
    values.read = [](const std::string& text, Config& config) {
        auto proxies = text == "nobody" ? TrustedProxies() : TrustedProxies::parse(text);
        if (proxies) config.trusted_proxies = *std::move(proxies);
        return proxies.has_value();
    };
    values.shown = [](const Config& config) { return config.trusted_proxies.text(); };
    return values;
}

OptionValues entry() {
    OptionValues values{.kind = "WORD", .expected = "one of everybody, invitation, password, nobody"};
    values.read = [](const std::string& text, Config& config) {
        const auto rule = engine::find_name<EntryRule>(text);
        if (rule) config.entry = *rule;
        return rule.has_value();
    };
    values.shown = [](const Config& config) { return std::string(engine::name_of(config.entry)); };
    return values;
}

OptionValues password() {
    return text(
        &Config::password, "TEXT",
        std::to_string(min_password_characters) + " to " + std::to_string(max_password_characters) + " characters",
        is_password);
}

}  // namespace crisscross::server::values_of
