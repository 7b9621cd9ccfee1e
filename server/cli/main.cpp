#include <exception>
#include <iostream>

#include "server/cli/command_line.hpp"

int main(int argc, char** argv) {
    try {
        return crisscross::server::run_program(argc, argv);
    } catch (const std::exception& problem) {
        std::cerr << "crisscross: " << problem.what() << '\n';
        return 2;
    }
}
