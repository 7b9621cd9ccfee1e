#pragma once

#include <filesystem>
#include <fstream>
#include <string>

#include "server/http/static_files.hpp"
#include "tests/support/temporary_folder.hpp"

namespace crisscross::fuzz {

/// A page and a script in three forms, and beside their folder a file that must not be served.
struct SmallPage {
    /// What stands in that file, and in no answer.
    static constexpr const char* hidden_text = "outside of the folder with the page";

    SmallPage() {
        write(folder / "secret", hidden_text);
        write(web / "index.html", "<p>page</p>");
        write(web / "assets/app-1234.js", "plain script");
        write(web / "assets/app-1234.js.br", "brotli");
        write(web / "assets/app-1234.js.gz", "gzip");
        files = server::StaticFiles(web);
    }

    test::TemporaryFolder folder{};
    std::filesystem::path web = folder / "web";
    server::StaticFiles files{};

private:
    static void write(const std::filesystem::path& file, const std::string& content) {
        std::filesystem::create_directories(file.parent_path());
        std::ofstream(file, std::ios::binary) << content;
    }
};

}  // namespace crisscross::fuzz
