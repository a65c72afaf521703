// `Nastaveni`: the rules and prices of a Renonc session, in a saved game or alone in a file
// (pravidla.xml), as a rule set of licitovaný.
#pragma once

#include <set>
#include <span>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/model/record.h"
#include "core/ports/importer.h"
#include "importers/containers/xml.h"
#include "importers/findings.h"

namespace kibic::importers::renonc {

// One setting: how the file calls it and how the rule book does. Source: renonc-protocol 3.2, in
// its order.
struct Setting {
  std::string_view element;
  std::string_view key;
  bool is_flag = false;  // else a number from 0 to `highest`
  int highest = 0;
};
std::span<const Setting> all_settings();

// Its official value in licitovaný, as in a rule set.
const std::string& default_of(const Setting& setting);

// What differs from the defaults of licitovaný. A setting that cannot be understood keeps its
// default and is told to `findings`; unknown ones are ignored.
RuleSet read_settings(const XmlElement& settings, Findings& findings);

// Keys of the settings that it states and that can be understood.
std::set<std::string> stated_settings(const XmlElement& settings);

// A document with `Nastaveni` as its root. Strict: an Error names the first setting that cannot be
// understood, since a wrong rule would falsify every bill.
Result<RuleSet> read_rules(ByteSource& source);

}  // namespace kibic::importers::renonc
