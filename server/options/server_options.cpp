#include <algorithm>
#include <sstream>

#include "engine/lexicon/utf8.hpp"
#include "server/addresses/address_and_port.hpp"
#include "server/addresses/contact.hpp"
#include "server/addresses/public_address.hpp"
#include "server/addresses/socket_address.hpp"
#include "server/options/option_values.hpp"
#include "server/options/server_option.hpp"

namespace crisscross::server {

namespace {

constexpr const char* bind_addresses =
    "an IP address such as 127.0.0.1, 0.0.0.0 or ::, or unix: and a path of at most 107 bytes";

OptionValues frame_rate() {
    const auto keep = [](Config& config, double rate) {
        config.frames = {.burst = std::max(Config{}.frames.burst, rate), .per_second = rate};
    };
    return decimal(
        keep, [](const Config& config) { return config.frames.per_second; }, 1, 1e6);
}

/// The same number may be opened in one burst, as after a restart.
OptionValues connections_per_address() {
    OptionValues values = whole(&Config::connections_per_network, 1, 1'000'000);
    values.read = [keep = values.read](const std::string& text, Config& config) {
        if (!keep(text, config)) return false;
        config.limits.new_connections.burst =
            std::max(LimitRates{}.new_connections.burst, static_cast<double>(config.connections_per_network));
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
        config.limits.game_bytes = {.burst = usual.game_bytes.burst * times,
                                    .per_second = usual.game_bytes.per_second * times};
    };
    return decimal(
        keep, [](const Config& config) { return config.limits.moves_per_network.burst; }, 60, 1e9);
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

OptionValues trusted_proxies() {
    OptionValues values{.type = OptionValues::Type::list, .kind = "NETWORK"};
    values.expected = "a list of addresses or networks such as 10.0.0.0/8,::1,unix";
    values.read = [](const std::string& text, Config& config) {
        auto proxies = TrustedProxies::parse(text);
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

/// An option of what the server does by itself.
template <class Member>
auto upkeep(Member member) {
    return [member](auto& config) -> auto& {
        return config.upkeep.*member;
    };
}

/// As long as a hello can carry.
bool is_password(const std::string& text) {
    const std::size_t characters = engine::characters_in(text);
    return characters >= 8 && characters <= 256;
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

std::vector<ServerOption> all_options() {
    return {
        {"config", "A file with options, in TOML", path(&Config::configuration),
         "crisscross.toml in the data folder, if it exists", Secrecy::open, Scope::outside_files},
        {"port", "The port to listen on; 0 for any free port", whole(&Config::port, 0, 65535)},
        {"bind", "The address to listen on: 0.0.0.0 or :: for all addresses, or unix:PATH for a Unix socket",
         text(&Config::bind, "ADDRESS", bind_addresses, is_bind_address)},
        {"data", "The folder for all data", path(&Config::data)},
        {"web", "The folder of the web client", existing_folder(&Config::web), "installed with the program"},
        {"lexicon", "The compiled default word list", existing_file(&Config::lexicon), "built in"},
        {"threads", "Worker threads; 0 for one per processor", whole(&Config::threads, 0, 256)},
        {"analysis-threads", "Threads for computer players, hints and analyses; 0 for one per two processors",
         whole(&Config::analysis_threads, 0, 256)},
        {"frame-rate", "Frames per second that one connection may send; a client that sends more is read more slowly",
         frame_rate()},
        {"disk-reserve",
         "Megabytes on the disk that are kept for the games that are there: no new guests, rooms or imported games "
         "while less is free; 0 for none",
         whole(&Config::disk_reserve, 0, 1'000'000)},
        {"connections", "Connections at once; 0 for what the machine allows",
         whole(&Config::connections, 0, 1'000'000)},
        {"connections-per-address", "Connections at once from one address, or from one IPv6 network of 64 bits",
         connections_per_address()},
        {"guests-per-hour", "New guests in an hour from one address",
         hourly(
             [](auto& config) -> auto& { return config.limits.guests; }, 1e6)},
        {"rooms-per-hour", "New rooms in an hour from one address",
         hourly(
             [](auto& config) -> auto& { return config.limits.rooms_per_network; }, 1e6)},
        {"moves-per-minute", "Moves in a minute from one address; a person has a twentieth of them",
         moves_per_minute()},
        {"computer-pause", "Minimum thinking time of a computer player, in milliseconds",
         whole(&Config::computer_pause, 0, 60'000)},
        {"stand-in-after",
         "How long a player must be away before others may add a stand-in, in milliseconds; less where a clock gives "
         "less",
         whole(&Config::stand_in_after, 0, 86'400'000)},
        {"common-words", "The compiled list of the words that all but strong computers know",
         existing_file(&Config::common_words), "built in"},
        {"definitions", "A dictionary: a file with definitions of words", existing_file(&Config::definitions)},
        {"outgoing",
         "Requests to push services and webhooks: public, to the public internet; private, to private networks, too; "
         "off, to nowhere",
         one_of(&Config::outgoing, {"public", "private", "off"})},
        {"push-contact", "How push services can reach you: mailto: and an address, or an HTTPS address",
         text(&Config::push_contact, "CONTACT",
              "mailto: and a mail address, or an HTTPS address, at most 200 characters", is_contact)},
        {"backup-every", "Hours from one backup to the next; 0 for none",
         whole(upkeep(&UpkeepOptions::backup_every), 0, 8784)},
        {"backup-keep", "How many of its own backups the server keeps",
         whole(upkeep(&UpkeepOptions::backup_keep), 1, 10'000)},
        {"backup-folder", "The folder for backups", path(upkeep(&UpkeepOptions::backup_folder)),
         "backups in the data folder"},
        {"backup-key", "The public key to which backups are sealed, as printed by `backup-key`", backup_key(), "",
         Secrecy::open_if_right},
        {"sweep-after",
         "Days without use before rooms that never began and guests who left nothing in a game or room are removed; "
         "0 for never",
         whole(upkeep(&UpkeepOptions::sweep_after), 0, 36'500)},
        {"prune-after", "Days after its end before a game is removed for good; 0 for never",
         whole(upkeep(&UpkeepOptions::prune_after), 0, 36'500)},
        {"log-level", "How much to log", one_of(&Config::log_level, {"debug", "info", "warning", "error", "off"})},
        {"log-format", "How to write log lines", one_of(&Config::log_format, {"text", "json"})},
        {"metrics-bind", "The address and port of /metrics",
         text(&Config::metrics_bind, "ADDRESS:PORT", "an address and a port like 127.0.0.1:9464 or [::1]:9464",
              [](const std::string& given) { return read_address_and_port(given).has_value(); })},
        {"public-origin", "The address of the page that browsers use, if a proxy hides it; it may have a path",
         public_origin()},
        {"embed-sites",
         "Whose pages may show games of this server: everybody, nobody, or the addresses of sites, with blanks "
         "between",
         text(&Config::embed_sites, "SITES", "everybody, nobody, or origins such as https://club.example.org",
              is_list_of_sites)},
        {"trusted-proxy", "A proxy whose X-Forwarded-For is believed: an address, a network or unix; may be repeated",
         trusted_proxies(), "nobody"},
        {"entry", "Who may become a guest: everybody, people with an invitation or with the password, or nobody",
         entry()},
        {"password", "The password for new guests, if the entry is `password`",
         text(&Config::password, "TEXT", "8 to 256 characters", is_password), "", Secrecy::secret},
    };
}

}  // namespace

ServerOptions server_options() {
    static const std::vector<ServerOption> options = all_options();
    return options;
}

}  // namespace crisscross::server
