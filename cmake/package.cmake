# The Debian package. deploy/package.sh builds what it contains and calls cpack.
set(CRISSCROSS_MAINTAINER "The Crisscross authors <crisscross@localhost.invalid>" CACHE STRING "Name and address in the Debian package")

# Only in the package: the unit starts /usr/bin/crisscross.
install(FILES deploy/systemd/crisscross.service deploy/systemd/crisscross.socket DESTINATION lib/systemd/system COMPONENT debian EXCLUDE_FROM_ALL)
install(CODE "
  set(ENV{CRISSCROSS_MAINTAINER} \"${CRISSCROSS_MAINTAINER}\")
  execute_process(COMMAND \"${CMAKE_SOURCE_DIR}/deploy/debian/documents.sh\" \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}\" ${PROJECT_VERSION}-1
    COMMAND_ERROR_IS_FATAL ANY)
" COMPONENT debian EXCLUDE_FROM_ALL)

set(CPACK_GENERATOR DEB)
set(CPACK_INSTALL_CMAKE_PROJECTS
  ${CMAKE_BINARY_DIR} crisscross program /
  ${CMAKE_BINARY_DIR} crisscross debian /)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_PACKAGE_NAME crisscross)
set(CPACK_PACKAGE_CONTACT "${CRISSCROSS_MAINTAINER}")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION net)
set(CPACK_DEBIAN_PACKAGE_DEPENDS adduser)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS ca-certificates)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "private server for crossword tile games")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "Two to four people play crossword tile games in their browsers, against each
other or against computer players. The server keeps every move. It listens
on 127.0.0.1 until its settings say otherwise.")
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA
  ${CMAKE_SOURCE_DIR}/deploy/debian/postinst ${CMAKE_SOURCE_DIR}/deploy/debian/prerm ${CMAKE_SOURCE_DIR}/deploy/debian/postrm)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
include(CPack)
