# How a folder becomes a target: warnings, sanitizers and the include root in one place.

add_library(kibic_warnings INTERFACE)
target_compile_options(kibic_warnings INTERFACE -Wall -Wextra -Wpedantic -Wconversion -Wshadow
                                                -Werror)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # g++ 12 sees overlapping copies and overreads in sums of std::string where there are none (its
  # PR 105651); version 13 does not.
  target_compile_options(kibic_warnings INTERFACE -Wno-restrict -Wno-stringop-overread)
endif()
if(KIBIC_SANITIZE)
  # What sanitizers insert makes g++ 12 see bounds passed and values unset where there is nothing;
  # the usual build has these warnings.
  target_compile_options(kibic_warnings INTERFACE
    $<$<CXX_COMPILER_ID:GNU>:-Wno-array-bounds;-Wno-maybe-uninitialized;-Wno-stringop-overflow>)
  add_compile_options(-fsanitize=${KIBIC_SANITIZE} -fno-sanitize-recover=all
                      -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${KIBIC_SANITIZE})
endif()
if(KIBIC_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all)
  add_link_options(-fsanitize=address,undefined)
endif()

# Half of the time of a build goes into the headers of the standard library and of fmt. Not in the
# usual build: there a file that forgets to include what it needs has to fail.
if(KIBIC_PRECOMPILE)
  file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/precompiled.cpp CONTENT "// Owns the header.\n")
  add_library(kibic_pch OBJECT ${CMAKE_BINARY_DIR}/precompiled.cpp)
  target_link_libraries(kibic_pch PRIVATE kibic_warnings fmt::fmt)
  target_precompile_headers(kibic_pch PRIVATE
    <algorithm> <array> <cmath> <cstdint> <functional> <map> <memory> <optional> <set> <span>
    <string> <string_view> <utility> <variant> <vector> <fmt/format.h>)
endif()

# kibic_library(name SOURCES a.cpp … HEADERS a.h … PUBLIC libs PRIVATE libs)
# Makes the static library kibic_<name> with the alias kibic::<name>. That a header compiles alone
# is shown by its a.cpp, which includes it first (tests/layers); only headers without one are
# compiled once more by all_verify_interface_header_sets.
function(kibic_library name)
  cmake_parse_arguments(ARG "" "" "SOURCES;HEADERS;PUBLIC;PRIVATE" ${ARGN})
  add_library(kibic_${name} STATIC ${ARG_SOURCES})
  add_library(kibic::${name} ALIAS kibic_${name})
  set(alone ${ARG_HEADERS})
  list(TRANSFORM ARG_SOURCES REPLACE "\\.cpp$" ".h" OUTPUT_VARIABLE own_headers)
  list(REMOVE_ITEM alone ${own_headers})
  set(shown ${ARG_HEADERS})
  list(REMOVE_ITEM shown ${alone})
  target_sources(kibic_${name} PUBLIC
    FILE_SET HEADERS BASE_DIRS ${CMAKE_SOURCE_DIR} FILES ${shown}
    FILE_SET alone TYPE HEADERS BASE_DIRS ${CMAKE_SOURCE_DIR} FILES ${alone})
  set_target_properties(kibic_${name} PROPERTIES INTERFACE_HEADER_SETS_TO_VERIFY alone)
  target_link_libraries(kibic_${name} PUBLIC ${ARG_PUBLIC} PRIVATE kibic_warnings ${ARG_PRIVATE})
  if(KIBIC_PRECOMPILE)
    target_precompile_headers(kibic_${name} REUSE_FROM kibic_pch)
  endif()
endfunction()

# The engine files are built for the machine they run on (-O3): search is what users wait for.
function(kibic_engine_sources)
  if(NOT KIBIC_SANITIZE AND NOT KIBIC_FUZZ)
    set_source_files_properties(${ARGN} PROPERTIES COMPILE_OPTIONS "-O3;-march=${KIBIC_ARCH}")
  endif()
endfunction()
