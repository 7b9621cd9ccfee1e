#include "tests/fuzz/seeds/seeds.hpp"

namespace crisscross::fuzz {

void add_notes(const Seeds& seeds) {
    const std::string horn = R"([{"cell":[7,7],"tile":"H"},{"cell":[7,8],"tile":"O"},{"cell":[7,9],"tile":"R"},)"
                             R"({"cell":[7,10],"tile":"?","as":"N"}])";
    const std::string plays = R"([{"placement":)" + horn + R"(},{"placement":[{"cell":[8,7],"tile":"E"}]}])";
    const std::string one_tile = R"([{"placement":[{"cell":[7,7],"tile":"TH"}],"line":"down"}])";
    const std::string lift = R"([{"placement":[{"cell":[7,7],"tile":"#"},{"cell":[7,7],"tile":"TH"}]}])";
    seeds.add("text", R"({"version":9,"text":"Better: HORN\nthen E","shared":true,"lines":[]})");
    seeds.add("nothing", R"({"version":2,"text":"","shared":false,"lines":[]})");
    seeds.add("lines", R"({"version":3,"text":"","shared":false,"lines":[{"name":"safe","plays":)" + plays +
                           R"(},{"name":"","plays":)" + one_tile + "}]}");
    seeds.add("line", R"({"version":3,"plays":)" + plays + "}");
    seeds.add("lift", R"({"version":8,"plays":)" + lift + "}");
    seeds.add("no-plays", R"({"version":3,"plays":[]})");
}

void add_host_files(const Seeds& seeds) {
    seeds.add("dictionary",
              "# By hand.\n\nLEAF\tnoun\tthe main organ\nLEAVE\tverb\tgo away\nLEAVES\tnoun\t=LEAF\n"
              "LEAVES\tverb\t=LEAVE");
    seeds.add("words", "\xef\xbb\xbfhorn\r\nFARM\r\n\r\nZygote\r\nA\r\nZYGOTE");
    seeds.add("additions", "QI\nZA\n");
    seeds.add("options",
              "port = 8081  # here\nbind = '::1'\nguests_per_hour = 2.5\nframe_rate = 7\n"
              "trusted_proxy = [\"10.0.0.0/8\", '::1']\nhost_name = \"\"\"a\n\\u0041\"\"\"\n");
    seeds.add("tables", "[server]\nport = 1\n[[x]]\ny = {z = [1, [2]], w = 1979-05-27T07:32:00Z}\n");
    seeds.add("number", "port = 0x1F90\nthreads = 1_000\nframe_rate = 1e3\nlog_level = nan\n");
}

void add_typed_texts(const Seeds& seeds) {
    seeds.add("name", "  Mara \t of\n\nthe Isles ");
    seeds.add("marks", "Jos\u00e9 e\u0301 \U0001F469\u200D\U0001F680");
    seeds.add("steering", "a\u202eb\u200bc");
    seeds.add("code", "k7qf-w2mx");
    seeds.add("word", "na\u00efve-\u0152uvre\u2019s \u00df");
    seeds.add("token", std::string(64, 'a'));
}

}  // namespace crisscross::fuzz
