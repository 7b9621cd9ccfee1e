// Feeds a target with the inputs that are kept for it, and with mutations of them, so that every build and every
// compiler runs it. libFuzzer looks for more: see run.sh.

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

#include "tests/fuzz/require.hpp"
#include "tests/fuzz/targets.hpp"
#include "tests/support/games/mutation.hpp"
#include "tests/support/long_run.hpp"

namespace {

namespace fs = std::filesystem;
using namespace crisscross::fuzz;

constexpr std::size_t max_bytes = 64 * 1024;

/// The input that is being tried, in a file that is still there when it has ended the program in whatever way.
class LastInput {
public:
    explicit LastInput(fs::path file) : file_(std::move(file)) {
        const int descriptor = ::open(file_.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
        if (descriptor < 0 || ::ftruncate(descriptor, max_bytes) != 0)
            throw std::runtime_error("cannot write " + file_.string());
        memory_ = ::mmap(nullptr, max_bytes, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
        ::close(descriptor);
        if (memory_ == MAP_FAILED) throw std::runtime_error("cannot map " + file_.string());
    }
    ~LastInput() { ::munmap(memory_, max_bytes); }
    LastInput(const LastInput&) = delete;
    LastInput& operator=(const LastInput&) = delete;

    /// The file then has zero bytes after the input.
    void note(const std::string& input) {
        std::memset(memory_, 0, noted_);
        noted_ = std::min(input.size(), max_bytes);
        std::memcpy(memory_, input.data(), noted_);
    }
    /// Nothing went wrong.
    void remove() const { fs::remove(file_); }

private:
    fs::path file_;
    void* memory_ = nullptr;
    std::size_t noted_ = 0;
};

std::string contents(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in) throw std::runtime_error("cannot read " + file.string());
    return {std::istreambuf_iterator<char>(in), {}};
}

/// A file, or all files of a folder by name.
std::vector<std::string> inputs(const fs::path& place) {
    if (!fs::is_directory(place)) return {contents(place)};
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(place)) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    std::vector<std::string> found;
    for (const fs::path& file : files) found.push_back(contents(file));
    if (found.empty()) throw std::runtime_error("no inputs in " + place.string());
    return found;
}

/// The same mutations in every run.
void run_mutations(const Target& target, const std::vector<std::string>& kept, LastInput& last) {
    std::mt19937 random(1);
    const int wanted = target.mutations * (crisscross::test::long_run() ? 20 : 1);
    for (int number = 0; number < wanted; ++number) {
        const std::string& base = kept[random() % kept.size()];
        const std::string& other = kept[random() % kept.size()];
        std::string input = crisscross::test::mutated(base, other, random);
        input.resize(std::min(input.size(), max_bytes));
        last.note(input);
        target.run(input);
    }
    std::printf("%s: %zu kept inputs and %d mutations\n", target.name.data(), kept.size(), wanted);
}

/// Breaks its promise, so that a test can see that this is noticed.
void broken(std::string_view bytes) {
    require(!bytes.starts_with("broken"), "no input begins like this");
}

const Target& find(std::string_view name) {
    static constexpr Target broken_target{"broken", broken, 0};
    if (name == broken_target.name) return broken_target;
    const auto* found =
        std::find_if(targets.begin(), targets.end(), [&](const Target& one) { return one.name == name; });
    if (found == targets.end()) throw std::runtime_error("no target " + std::string(name));
    return *found;
}

int run(std::string_view name, const fs::path& place) {
    const Target& target = find(name);
    const std::vector<std::string> kept = inputs(place);
    LastInput last("last-input-" + std::string(name));
    for (const std::string& input : kept) {
        last.note(input);
        target.run(input);
    }
    if (fs::is_directory(place)) run_mutations(target, kept, last);
    last.remove();
    return 0;
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 3) {
        std::fputs(
            "usage: fuzz_replay TARGET FOLDER   tries the inputs in a folder, and mutations of them\n"
            "       fuzz_replay TARGET FILE     tries one input\n"
            "What it tries is in the file last-input-TARGET until it has gone well.\n",
            stderr);
        return 2;
    }
    try {
        return run(arguments[1], arguments[2]);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "fuzz_replay: %s\n", error.what());
        return 2;
    }
}
