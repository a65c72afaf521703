#include "gui/presenter/library_filter.h"

#include <algorithm>
#include <array>
#include <sstream>
#include <utility>

namespace kibic::gui {
namespace {

using Letter = std::pair<std::string_view, char>;

// Czech, Slovak and German letters, small and capital; all of two bytes.
constexpr std::array<Letter, 62> letters{{
    {"á", 'a'}, {"Á", 'a'}, {"ä", 'a'}, {"Ä", 'a'}, {"č", 'c'}, {"Č", 'c'}, {"ć", 'c'}, {"Ć", 'c'},
    {"ď", 'd'}, {"Ď", 'd'}, {"é", 'e'}, {"É", 'e'}, {"ě", 'e'}, {"Ě", 'e'}, {"ë", 'e'}, {"Ë", 'e'},
    {"ę", 'e'}, {"Ę", 'e'}, {"í", 'i'}, {"Í", 'i'}, {"ĺ", 'l'}, {"Ĺ", 'l'}, {"ľ", 'l'}, {"Ľ", 'l'},
    {"ł", 'l'}, {"Ł", 'l'}, {"ň", 'n'}, {"Ň", 'n'}, {"ń", 'n'}, {"Ń", 'n'}, {"ó", 'o'}, {"Ó", 'o'},
    {"ô", 'o'}, {"Ô", 'o'}, {"ö", 'o'}, {"Ö", 'o'}, {"ő", 'o'}, {"Ő", 'o'}, {"ŕ", 'r'}, {"Ŕ", 'r'},
    {"ř", 'r'}, {"Ř", 'r'}, {"š", 's'}, {"Š", 's'}, {"ś", 's'}, {"Ś", 's'}, {"ť", 't'}, {"Ť", 't'},
    {"ú", 'u'}, {"Ú", 'u'}, {"ů", 'u'}, {"Ů", 'u'}, {"ü", 'u'}, {"Ü", 'u'}, {"ű", 'u'}, {"Ű", 'u'},
    {"ý", 'y'}, {"Ý", 'y'}, {"ž", 'z'}, {"Ž", 'z'}, {"ż", 'z'}, {"Ż", 'z'},
}};

}  // namespace

std::string folded(std::string_view utf8) {
  std::string text;
  while (!utf8.empty()) {
    const std::string_view pair = utf8.substr(0, 2);
    const auto* letter = std::find_if(letters.begin(), letters.end(),
                                      [&](const Letter& one) { return one.first == pair; });
    if (letter != letters.end()) {
      text += letter->second;
      utf8.remove_prefix(2);
      continue;
    }
    const char c = utf8.front();
    text += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    utf8.remove_prefix(1);
  }
  return text;
}

LibraryFilter::LibraryFilter(std::string_view typed) {
  std::istringstream in(folded(typed));
  for (std::string word; in >> word;) words_.push_back(word);
}

bool LibraryFilter::is_in(const std::string& text) const {
  return std::all_of(words_.begin(), words_.end(),
                     [&](const std::string& word) { return text.find(word) != std::string::npos; });
}

bool LibraryFilter::admits(const FileRow& file) const {
  return words_.empty() || is_in(folded(file.title));
}

bool LibraryFilter::admits(const FileRow& file, const RecordRow& record) const {
  return words_.empty() || is_in(folded(file.title + ' ' + record.title + ' ' + record.detail));
}

}  // namespace kibic::gui
