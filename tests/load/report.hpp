#pragma once

#include <string>

#include "tests/load/baseline/comparison.hpp"
#include "tests/load/cold_start.hpp"
#include "tests/load/flood/flood.hpp"
#include "tests/load/idle_memory.hpp"

namespace crisscross::load {

/// Figures for people, or as JSON, as the options say. Each ends with a line break.
std::string report(const Comparison& comparison, const Options& options);
std::string report(const std::filesystem::path& program, const IdleMemory& memory, const Options& options);
std::string report(const std::filesystem::path& program, const ColdStart& start, const Options& options);
std::string report(const std::filesystem::path& program, const FloodFigures& flood, const Options& options);

}  // namespace crisscross::load
