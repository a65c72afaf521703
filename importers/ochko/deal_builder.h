// Makes the record of one line of a log: what happened, in the order in which it happened.
#pragma once

#include "core/model/record.h"
#include "importers/findings.h"
#include "importers/ochko/log_line.h"
#include "importers/ochko/session.h"

namespace kibic::importers::ochko_log {

// The record of the deal; the session goes on behind it. The closed card comes where it was opened
// and not before, so nothing that was decided earlier can know it. The law is not checked here.
GameRecord build_deal(const DealLine& line, Session& session, Findings& findings);

}  // namespace kibic::importers::ochko_log
