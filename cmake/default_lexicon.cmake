# english.lexicon beside the program: the default word list, compiled from an npm package of the web client.
set(CRISSCROSS_WORDS "" CACHE FILEPATH "A text to compile instead, one word on each line")
set(word_package ${CMAKE_SOURCE_DIR}/web-client/node_modules/an-array-of-english-words/index.json)
set(word_text ${CRISSCROSS_WORDS})
set(default_lexicon ${CMAKE_BINARY_DIR}/english.lexicon)

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
  set(no_words "The default word list cannot be made: web-client/node_modules is missing. deploy/run.sh installs it.")
  message(WARNING "${no_words}")
  add_custom_target(default_lexicon
    COMMAND ${CMAKE_COMMAND} -E echo "${no_words}"
    COMMAND ${CMAKE_COMMAND} -E false
    VERBATIM)
  # So that the next build looks again.
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${word_package})
endif()
