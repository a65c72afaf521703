// The user's own mark and comment on the current event.
#pragma once

#include <wx/panel.h>

#include <functional>
#include <string>

#include "gui/presenter/view.h"

class wxChoice;
class wxTextCtrl;

namespace kibic::gui {

class CommentPanel : public wxPanel {
 public:
  explicit CommentPanel(wxWindow* parent);

  std::function<void(const std::string& comment)> on_comment;
  std::function<void(const std::string& glyph)> on_mark;
  std::function<void()> on_enter;  // the user begins to write
  std::function<void()> on_leave;  // the user is done with writing

  void show(const View& view);

  // Whether what is typed belongs to the comment.
  bool has_focus() const;
  void start_editing();
  // Hands over what was written; to be called before anything moves.
  void commit();
  // Forgets what was written since the last commit; false if there is nothing to forget.
  bool revert();

 private:
  bool is_changed() const;

  wxChoice* mark_;
  wxTextCtrl* comment_;
  std::string shown_comment_;
  std::string shown_mark_;
};

}  // namespace kibic::gui
