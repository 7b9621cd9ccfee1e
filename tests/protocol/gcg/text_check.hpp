#pragma once

#include <string>

namespace crisscross::test {

/// What is wrong with an annotated game that the program wrote, as `line 7: why`; empty if nothing is. It shares no
/// code with the program: it reads the text by itself, and recomputes the board, each score and each total from that
/// alone.
std::string fault_in_annotated(const std::string& text);

}  // namespace crisscross::test
