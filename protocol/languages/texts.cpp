#include "protocol/languages/texts.hpp"

namespace crisscross::protocol {

const Texts& texts_in(Language language) {
    switch (language) {
        case Language::english:
            return english;
        case Language::german:
            return german;
        case Language::french:
            return french;
        case Language::spanish:
            return spanish;
    }
    return english;
}

}  // namespace crisscross::protocol
