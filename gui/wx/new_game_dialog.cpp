#include "gui/wx/new_game_dialog.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <random>
#include <utility>

#include "core/base/text.h"
#include "gui/wx/theme.h"
#include "gui/wx/words.h"

namespace kibic::gui {
namespace {

// "tie=push, pay=1.5" or with spaces.
RuleSet rules_of(std::string typed) {
  std::replace(typed.begin(), typed.end(), ',', ' ');
  RuleSet rules;
  for (const std::string_view word : kibic::words(typed)) {
    const auto equals = word.find('=');
    const bool has_value = equals != std::string_view::npos;
    rules[std::string(word.substr(0, equals))] =
        has_value ? std::string(word.substr(equals + 1)) : "yes";
  }
  return rules;
}

std::string text_of(const RuleSet& rules) {
  std::vector<std::string> parts;
  for (const auto& [key, value] : rules) parts.push_back(key + "=" + value);
  return join(parts, " ");
}

std::vector<std::string> names_of(const std::string& typed) {
  std::vector<std::string> names;
  for (const std::string_view name : split(typed, ',')) {
    if (!trim(name).empty()) names.emplace_back(trim(name));
  }
  return names;
}

class NewGameDialog : public wxDialog {
 public:
  NewGameDialog(wxWindow* parent, const std::vector<PracticeOffer>& offers, PracticeWish last)
      : wxDialog(parent, wxID_ANY, words(KIBIC_TEXT("New game")), wxDefaultPosition, wxDefaultSize,
                 wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
        offers_(offers),
        last_(std::move(last)) {
    build();
    fill_games();
    show_game();
    SetSizerAndFit(all_);
    CentreOnParent();
    game_->SetFocus();
  }

  PracticeWish wish() const {
    PracticeWish wish;
    const PracticeOffer& offer = chosen();
    wish.game = offer.game->id;
    wish.variant = offer.game->variants[static_cast<std::size_t>(variant_->GetSelection())].id;
    wish.rules = rules_of(utf8(rules_->GetValue()));
    for (const Seat& seat : seats_) {
      const auto place = static_cast<std::size_t>(seat.controller->GetSelection());
      wish.seats.push_back(offer.controllers[place].controller);
      wish.names.push_back(clean_utf8(utf8(seat.name->GetValue())));
    }
    wish.start = utf8(start_->GetValue());
    wish.seed = static_cast<std::uint64_t>(to_integer(utf8(seed_->GetValue())).value_or(0));
    if (offer.has_stakes) {
      wish.contestants = names_of(clean_utf8(utf8(contestants_->GetValue())));
      const bool is_by_time = by_time_->GetSelection() == 1;
      (is_by_time ? wish.minutes : wish.deals) = share_->GetValue();
    }
    return wish;
  }

  void tell(const Error& error) {
    trouble_->SetLabelText(text(error.text));
    trouble_->Wrap(GetClientSize().x - FromDIP(32));
    trouble_->Show();
    Fit();
  }

 private:
  struct Seat {
    wxTextCtrl* name = nullptr;
    wxChoice* controller = nullptr;
  };

  const PracticeOffer& chosen() const {
    return offers_[static_cast<std::size_t>(std::max(0, game_->GetSelection()))];
  }

  // Labels of all rows are as wide, so that the fields are in line in both grids.
  wxStaticText* label(const wxString& label) {
    return new wxStaticText(this, wxID_ANY, label, wxDefaultPosition, wxSize(label_width_, -1),
                            wxST_NO_AUTORESIZE | wxST_ELLIPSIZE_END);
  }
  template <class Control>
  Control* row(const char* name, Control* control, std::vector<wxWindow*>* shown_with = nullptr) {
    wxStaticText* text = label(words(name));
    grid_->Add(text, wxSizerFlags().CentreVertical());
    grid_->Add(control, wxSizerFlags().Expand());
    if (shown_with != nullptr) shown_with->insert(shown_with->end(), {text, control});
    return control;
  }
  wxTextCtrl* field(const std::string& value) {
    return new wxTextCtrl(this, wxID_ANY, text(value), wxDefaultPosition, FromDIP(wxSize(400, -1)));
  }
  wxSpinCtrl* number(int most, int value) {
    auto* spin = new wxSpinCtrl(this, wxID_ANY);
    spin->SetRange(1, most);
    spin->SetValue(std::clamp(value, 1, most));
    return spin;
  }

  void build() {
    const int gap = FromDIP(12);
    label_width_ = FromDIP(116);
    grid_ = new wxFlexGridSizer(2, FromDIP(wxSize(12, 6)));
    grid_->AddGrowableCol(1);
    places_ = new wxFlexGridSizer(3, FromDIP(wxSize(12, 6)));
    places_->AddGrowableCol(2);
    game_ = row(KIBIC_TEXT("Game"), new wxChoice(this, wxID_ANY));
    variant_ = row(KIBIC_TEXT("Variant"), new wxChoice(this, wxID_ANY));
    build_terms();
    build_contest();
    options_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, FromDIP(wxSize(528, 130)),
                              wxTE_MULTILINE | wxTE_READONLY);
    trouble_ = new wxStaticText(this, wxID_ANY, "");
    trouble_->SetFont(scaled_font(*this, 1, true));
    all_ = new wxBoxSizer(wxVERTICAL);
    all_->Add(grid_, wxSizerFlags().Expand().Border(wxALL, gap));
    all_->Add(places_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, gap));
    all_->Add(new wxStaticText(this, wxID_ANY,
                               words(KIBIC_TEXT("House rules and what they are "
                                                "unless written above:"))),
              wxSizerFlags().Border(wxLEFT | wxRIGHT | wxTOP, gap));
    all_->Add(options_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxTOP, gap));
    all_->Add(trouble_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, gap));
    all_->Add(CreateButtonSizer(wxOK | wxCANCEL), wxSizerFlags().Expand().Border(wxALL, gap));
    trouble_->Hide();
    game_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
      show_game();
      Fit();
      Layout();  // also where the size stays
    });
    variant_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show_options(); });
  }

  void build_terms() {
    rules_ = row(KIBIC_TEXT("House rules"), field(text_of(last_.rules)));
    rules_->SetHint(words(KIBIC_TEXT("as usual")));
    start_ = row(KIBIC_TEXT("Start position"), field(last_.start));
    start_->SetHint(words(KIBIC_TEXT("the usual one")));
    start_->SetToolTip(
        words(KIBIC_TEXT("As Edit ▸ Copy position writes it, where a game can begin "
                         "in the middle.")));
    seed_ = row(KIBIC_TEXT("Seed"), field(std::to_string(std::random_device{}() % 1'000'000)));
    seed_->SetToolTip(words(KIBIC_TEXT("The same number deals the same cards again.")));
  }

  void build_contest() {
    contestants_ =
        row(KIBIC_TEXT("Contest of"), field(join(last_.contestants, ", ")), &contest_rows_);
    contestants_->SetHint(words(KIBIC_TEXT("nobody: I play alone")));
    contestants_->SetToolTip(
        words(KIBIC_TEXT("Names with commas between them: they play in turn, "
                         "each with an own bank. Empty: no contest.")));
    by_time_ = row(KIBIC_TEXT("Equal"), new wxChoice(this, wxID_ANY), &contest_rows_);
    by_time_->Append(words(KIBIC_TEXT("number of deals: all take turns")));
    by_time_->Append(words(KIBIC_TEXT("minutes of play: one after another")));
    by_time_->SetSelection(last_.minutes > 0 ? 1 : 0);
    share_ = row(KIBIC_TEXT("For each"),
                 number(1000, last_.minutes > 0 ? last_.minutes : std::max(1, last_.deals)),
                 &contest_rows_);
  }

  void fill_games() {
    int selected = 0;
    for (std::size_t i = 0; i < offers_.size(); ++i) {
      game_->Append(words(offers_[i].game->name.c_str()));
      if (offers_[i].game->id == last_.game) selected = static_cast<int>(i);
    }
    game_->SetSelection(selected);
  }

  void show_game() {
    const PracticeOffer& offer = chosen();
    const bool is_last = offer.game->id == last_.game;
    variant_->Clear();
    for (const GameVariant& variant : offer.game->variants) {
      variant_->Append(words(variant.name.c_str()));
      if (is_last && variant.id == last_.variant) {
        variant_->SetSelection(static_cast<int>(variant_->GetCount()) - 1);
      }
    }
    if (variant_->GetSelection() < 0) variant_->SetSelection(0);
    if (!is_last) {
      rules_->Clear();
      start_->Clear();
    }
    for (wxWindow* part : contest_rows_) part->Show(offer.has_stakes);
    show_seats(offer, is_last);
    show_options();
  }

  // A person at the first seat, a middling engine at the others.
  void show_seats(const PracticeOffer& offer, bool is_last) {
    places_->Clear(true);
    seats_.clear();
    const int deciding = offer.game->players == 0 ? offer.game->seats : offer.game->players;
    for (int number = 0; number < deciding; ++number) {
      Seat seat;
      const auto place = static_cast<std::size_t>(number);
      const bool has_name = is_last && place < last_.names.size();
      seat.name = new wxTextCtrl(this, wxID_ANY, has_name ? text(last_.names[place]) : wxString());
      seat.name->SetHint(words(KIBIC_TEXT("name")));
      seat.controller = new wxChoice(this, wxID_ANY);
      std::size_t chosen_one = number == 0 ? 0 : usual_engine(offer.controllers);
      for (std::size_t i = 0; i < offer.controllers.size(); ++i) {
        seat.controller->Append(text(offer.controllers[i].text));
        const bool was_it = is_last && place < last_.seats.size() &&
                            last_.seats[place] == offer.controllers[i].controller;
        if (was_it) chosen_one = i;
      }
      seat.controller->SetSelection(static_cast<int>(chosen_one));
      const std::string& role = offer.roles[place];
      places_->Add(label(role.empty() ? text(Message(KIBIC_TEXT("Seat {0}"), number + 1))
                                      : text(role).Capitalize()),
                   wxSizerFlags().CentreVertical());
      places_->Add(seat.name, wxSizerFlags().Expand());
      places_->Add(seat.controller, wxSizerFlags().Expand());
      seats_.push_back(seat);
    }
  }

  void show_options() {
    const auto place = static_cast<std::size_t>(std::max(0, variant_->GetSelection()));
    wxString lines;
    for (const GameOption& option : chosen().game->variants[place].options) {
      lines += text(option.key + "=" + option.default_value) + "   " +
               words(option.meaning.c_str()) + "\n";
    }
    options_->ChangeValue(lines);
    options_->ShowPosition(0);
  }

  const std::vector<PracticeOffer>& offers_;
  PracticeWish last_;
  wxBoxSizer* all_ = nullptr;
  wxFlexGridSizer* grid_ = nullptr;
  wxFlexGridSizer* places_ = nullptr;
  wxChoice* game_ = nullptr;
  wxChoice* variant_ = nullptr;
  wxTextCtrl* rules_ = nullptr;
  wxTextCtrl* start_ = nullptr;
  wxTextCtrl* seed_ = nullptr;
  wxTextCtrl* contestants_ = nullptr;
  wxChoice* by_time_ = nullptr;
  wxSpinCtrl* share_ = nullptr;
  std::vector<wxWindow*> contest_rows_;
  int label_width_ = 0;
  wxTextCtrl* options_ = nullptr;
  wxStaticText* trouble_ = nullptr;
  std::vector<Seat> seats_;
};

}  // namespace

void ask_for_game(wxWindow* parent, const std::vector<PracticeOffer>& offers, PracticeWish& last,
                  const std::function<std::optional<Error>(const PracticeWish&)>& start) {
  if (offers.empty()) return;
  NewGameDialog dialog(parent, offers, last);
  while (dialog.ShowModal() == wxID_OK) {
    const PracticeWish wish = dialog.wish();
    const auto error = start(wish);
    if (!error) {
      last = wish;
      return;
    }
    dialog.tell(*error);
  }
}

}  // namespace kibic::gui
