# english.lexicon and common.lexicon beside the program: the default word list, compiled from an npm package of the web
# client, and the words that all but strong computers know, compiled from Debian's package scowl.
set(CRISSCROSS_WORDS "" CACHE FILEPATH "A text to compile in place of the npm package, one word on each line")
set(CRISSCROSS_SCOWL /usr/share/dict/scowl CACHE PATH "The folder of Debian's scowl lists")
set(word_package ${CMAKE_SOURCE_DIR}/web-client/node_modules/an-array-of-english-words/index.json)
set(word_text ${CRISSCROSS_WORDS})
set(default_lexicon ${CMAKE_BINARY_DIR}/english.lexicon)
set(common_text ${CMAKE_BINARY_DIR}/common.txt)
set(common_lexicon ${CMAKE_BINARY_DIR}/common.lexicon)

# A target that fails and says why, until there is the missing file.
function(cannot_make target missing why)
  message(WARNING "${why}")
  add_custom_target(${target}
    COMMAND ${CMAKE_COMMAND} -E echo "${why}"
    COMMAND ${CMAKE_COMMAND} -E false
    VERBATIM)
  # So that the next build looks again.
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${missing})
endfunction()

if(NOT word_text AND EXISTS ${word_package})
  set(word_text ${CMAKE_BINARY_DIR}/english.txt)
  # npm gives every file the same old date, so a newer package shows in the lock file.
  add_custom_command(
    OUTPUT ${word_text}
    COMMAND ${CMAKE_SOURCE_DIR}/deploy/words.sh ${word_package} > ${word_text}
    DEPENDS ${word_package} ${CMAKE_SOURCE_DIR}/deploy/words.sh ${CMAKE_SOURCE_DIR}/web-client/package-lock.json
    VERBATIM)
endif()

if(word_text)
  add_custom_command(
    OUTPUT ${default_lexicon}
    COMMAND crisscross lexicon build ${word_text} ${default_lexicon} --name English
    DEPENDS crisscross ${word_text}
    COMMENT "Compiling the default word list"
    VERBATIM)
  add_custom_target(default_lexicon ALL DEPENDS ${default_lexicon})
else()
  cannot_make(default_lexicon ${word_package}
    "The default word list cannot be made: web-client/node_modules is missing. deploy/run.sh installs it.")
endif()

if(EXISTS ${CRISSCROSS_SCOWL}/english-words.10)
  add_custom_command(
    OUTPUT ${common_lexicon}
    COMMAND ${CMAKE_SOURCE_DIR}/deploy/common_words.sh ${CRISSCROSS_SCOWL} > ${common_text}
    COMMAND crisscross lexicon build ${common_text} ${common_lexicon} --name "Common words"
    DEPENDS crisscross ${CMAKE_SOURCE_DIR}/deploy/common_words.sh ${CRISSCROSS_SCOWL}/english-words.10
    COMMENT "Compiling the common words"
    VERBATIM)
  add_custom_target(common_words ALL DEPENDS ${common_lexicon})
else()
  cannot_make(common_words ${CRISSCROSS_SCOWL}/english-words.10
    "The common words cannot be compiled: ${CRISSCROSS_SCOWL} is missing. The Debian package scowl has it.")
endif()
