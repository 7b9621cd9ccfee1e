#include "server/options/configuration/configuration_text.hpp"

#include <fstream>

#include "tests/support/catch.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace crisscross;
using namespace crisscross::server;

namespace {

// A data folder with a configuration file.
struct Place {
    explicit Place(const std::string& text) { std::ofstream(file) << text; }

    test::TemporaryFolder folder{};
    std::filesystem::path file = folder / "crisscross.toml";

    GivenValues flags() const { return {{"data", {folder.path().string(), {Origin::Kind::flag, "--data"}}}}; }
    std::string line(int number) const { return file.string() + ':' + std::to_string(number); }
    // Without the name of the file.
    std::string fault() const {
        const auto values = read_configuration(file, server_options());
        if (values) return "";
        const std::string why = values.error().why;
        REQUIRE(why.starts_with(file.string()));
        return why.substr(file.string().size());
    }
};

}  // namespace

TEST_CASE("a configuration file sets options of every type") {
    const Place place(
        "port = 81\nframe_rate = 7\nguests_per_hour = 2.5\nlog_level = 'error'\ntrusted_proxy = ['::1', "
        "'10.0.0.0/8']\n");
    const auto configuration = configure(place.flags(), {});
    REQUIRE(configuration.has_value());
    CHECK(configuration->config.port == 81);
    CHECK(configuration->config.frames.per_second == 7);
    CHECK(configuration->config.limits.guests_per_network.burst == 2.5);
    CHECK(configuration->config.log_level == "error");
    CHECK(configuration->config.trusted_proxies.text() == "::1,10.0.0.0/8");
    CHECK(configuration->given.at("frame-rate").origin.place == place.line(2));
}

TEST_CASE("variables and flags are stronger than the configuration file") {
    const Place place("port = 81\nthreads = 3\n");
    auto flags = place.flags();
    CHECK(configure(flags, {{"CRISSCROSS_PORT", "82"}})->config.port == 82);
    flags["port"] = {"83", {Origin::Kind::flag, "--port"}};
    const auto configuration = configure(flags, {{"CRISSCROSS_PORT", "82"}});
    CHECK(configuration->config.port == 83);
    CHECK(configuration->config.threads == 3);
}

TEST_CASE("the configuration file of the data folder is used unless another one is named") {
    const Place in_data("port = 81\n");
    const Place named("port = 82\n");
    const auto found = configure(in_data.flags(), {});
    CHECK(found->config.port == 81);
    CHECK(found->config.configuration == in_data.file);
    CHECK(found->given.at("config").origin.place == "found in the data folder");
    CHECK(configure(in_data.flags(), {{"CRISSCROSS_CONFIG", named.file.string()}})->config.port == 82);
}

TEST_CASE("a configuration file says where the data is, unless it is found there") {
    const Place named("data = '/srv/games'\n");
    CHECK(configure({}, {{"CRISSCROSS_CONFIG", named.file.string()}})->config.data == "/srv/games");
    CHECK(configure(named.flags(), {}).error().why ==
          named.line(1) + ": data cannot be set here: the file is in the data folder");
}

TEST_CASE("a mistake in a configuration file is refused with the line and the key") {
    CHECK(Place("\nprot = 1\n").fault() == ":2: unknown key prot; is it port?");
    CHECK(Place("colour = 'red'\n").fault() == ":1: unknown key colour");
    CHECK(Place("config = 'other.toml'\n").fault() == ":1: unknown key config");
    CHECK(Place("[limits]\nguests = 1\n").fault().starts_with(":1: unknown key limits"));
    CHECK(Place("\n\nport = '81'\n").fault() == ":3: port must be a whole number from 0 to 65535, not a text");
    CHECK(Place("port = 81.0\n").fault().ends_with("not a decimal number"));
    CHECK(Place("port = [81]\n").fault().ends_with("not a list"));
    CHECK(Place("port = 1979-05-27\n").fault().ends_with("not a time"));
    CHECK(Place("trusted_proxy = ['::1', 1]\n").fault().ends_with("not a list"));
    CHECK(Place("bind = 1\n").fault().ends_with("not a whole number"));
    CHECK(Place("[port]\n").fault().ends_with("not a table"));
    CHECK(Place("port = 1\nport = 2\n").fault().starts_with(":2: "));
    CHECK(Place("port = 1\nthis is not TOML\n").fault().starts_with(":2: "));
    CHECK(Place("port = 1\n[[{x]]\n").fault().starts_with(":2: "));
    CHECK(Place("port = 1\n\u3072 = 2\n").fault().starts_with(":2: "));
    CHECK(Place("port = \u3072\n").fault().starts_with(":1: "));
    CHECK(Place(std::string(70'000, '#')).fault() == " has more than 65536 bytes");
}

TEST_CASE("a value out of range is refused with the line and the key") {
    const Place place("\nport = 70000\n");
    CHECK(configure(place.flags(), {}).error().why ==
          place.line(2) + ": port must be a whole number from 0 to 65535, not 70000");
}

TEST_CASE("a configuration file that is not there or is a folder is refused") {
    const auto named = [](const std::string& file) {
        return configure({{"config", {file, {Origin::Kind::flag, "--config"}}}}, {}).error().why;
    };
    CHECK(named("/nowhere.toml") == "/nowhere.toml cannot be read: No such file or directory");
    CHECK(named("/tmp") == "/tmp is a folder");
}

TEST_CASE("the printed configuration says where each value comes from") {
    const Place place("threads = 3\nlog_level = \"error\"\n");
    const std::string text = configuration_text(*configure(place.flags(), {{"CRISSCROSS_PORT", "81"}}));
    const auto has = [&text](const std::string& line) { return ('\n' + text).find('\n' + line + '\n') != text.npos; };
    CHECK(has("# config = \"" + place.file.string() + "\"  # found in the data folder"));
    CHECK(has("threads = 3  # " + place.line(1)));
    CHECK(has("log_level = \"error\"  # " + place.line(2)));
    CHECK(has("port = 81  # CRISSCROSS_PORT"));
    CHECK(has("data = \"" + place.folder.path().string() + "\"  # --data"));
    CHECK(has("frame_rate = 50  # default"));
    CHECK(has("# web: installed with the program"));
}

TEST_CASE("the printed configuration is a configuration file with the same values") {
    const Place first(R"(bind = "::1"
backup_folder = 'a "quoted" \ path'
guests_per_hour = 2.5
public_origin = "https://play.example.org"
trusted_proxy = "10.0.0.0/8,::1"
)");
    const std::string printed = configuration_text(*configure({{"config", {first.file.string(), {}}}}, {}));
    const Place second(printed);
    const auto again = configure({{"config", {second.file.string(), {}}}}, {});
    REQUIRE(again.has_value());
    CHECK(printed.find("trusted_proxy = [\"10.0.0.0/8\", \"::1\"]") != std::string::npos);
    CHECK(again->config.upkeep.backup_folder == R"(a "quoted" \ path)");
    for (const ServerOption& option : server_options())
        if (option.name != "config") {
            INFO(option.name);
            const auto one = configure({{"config", {first.file.string(), {}}}}, {});
            CHECK(option.values.shown(again->config) == option.values.shown(one->config));
        }
}
