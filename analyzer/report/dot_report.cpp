#include "analyzer/report/dot_report.h"

#include "analyzer/review/review_tree.h"

namespace kibic {

std::string dot_report(const ReportInput& input) {
  return ReviewTree(input.replay, input.review).to_dot({});
}

}  // namespace kibic
