#include "core/model/verdict.h"

namespace kibic {

std::string_view name_of(Grade grade) {
  switch (grade) {
    case Grade::best:
      return "best";
    case Grade::good:
      return "good";
    case Grade::inaccuracy:
      return "inaccuracy";
    case Grade::mistake:
      return "mistake";
    case Grade::blunder:
      return "blunder";
    case Grade::too_close:
      return "too-close";
    case Grade::forced:
      return "forced";
    case Grade::not_judged:
      return "not-judged";
  }
  return "not-judged";
}

std::string_view glyph_of(Mark mark) {
  switch (mark) {
    case Mark::none:
      return "";
    case Mark::very_good:
      return "!!";
    case Mark::good:
      return "!";
    case Mark::interesting:
      return "!?";
    case Mark::dubious:
      return "?!";
    case Mark::bad:
      return "?";
    case Mark::very_bad:
      return "??";
  }
  return "";
}

bool is_error(Grade grade) {
  return grade == Grade::inaccuracy || grade == Grade::mistake || grade == Grade::blunder;
}

}  // namespace kibic
