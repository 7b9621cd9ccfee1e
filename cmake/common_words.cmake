# common.lexicon beside the program: the words that all but strong computers know, compiled from Debian's package scowl.
set(CRISSCROSS_SCOWL /usr/share/dict/scowl CACHE PATH "The folder of Debian's scowl lists")
set(common_text ${CMAKE_BINARY_DIR}/common.txt)
set(common_lexicon ${CMAKE_BINARY_DIR}/common.lexicon)

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
  set(no_common_words "The common words cannot be compiled: ${CRISSCROSS_SCOWL} is missing. The Debian package scowl has it.")
  message(WARNING "${no_common_words}")
  add_custom_target(common_words
    COMMAND ${CMAKE_COMMAND} -E echo "${no_common_words}"
    COMMAND ${CMAKE_COMMAND} -E false
    VERBATIM)
  # So that the next build looks again.
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CRISSCROSS_SCOWL}/english-words.10)
endif()
