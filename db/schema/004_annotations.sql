-- What users or imported files add to a record: comments, marks, commands and variations. One row
-- is a place of the line played or a step of a variation. Rows are numbered so that a step comes
-- after the row that it hangs from; variations of one row are in the order of their first steps.

CREATE TABLE annotations (
  record    INTEGER NOT NULL REFERENCES records (number) ON DELETE CASCADE,
  node      INTEGER NOT NULL,     -- from 0
  -- Where it stands; exactly one is given.
  event     INTEGER,              -- on the line played
  replaces  INTEGER,              -- first step of a variation: the row that it stands for
  follows   INTEGER,              -- later step: the one before it
  -- What is done there; only of a step.
  actor     INTEGER,              -- seat, -1 chance, -2 nobody
  action    TEXT,                 -- canonical notation
  claim     TEXT,                 -- what the source says the action caused
  at_byte   INTEGER,              -- place in the source, what is known of it
  at_line   INTEGER,
  at_column INTEGER,
  at_packet INTEGER,
  at_event  INTEGER,
  comment   TEXT NOT NULL,
  mark      TEXT NOT NULL,        -- glyph; empty: none
  CHECK ((event IS NOT NULL) + (replaces IS NOT NULL) + (follows IS NOT NULL) = 1),
  CHECK (event IS NULL OR (event >= 0 AND actor IS NULL AND action IS NULL AND claim IS NULL)),
  CHECK (event IS NOT NULL OR
         (actor IS NOT NULL AND action IS NOT NULL AND claim IS NOT NULL)),
  CHECK (node >= 0 AND (replaces IS NULL OR replaces < node) AND
         (follows IS NULL OR follows < node)),
  UNIQUE (record, event),
  UNIQUE (record, follows),
  PRIMARY KEY (record, node),
  FOREIGN KEY (record, replaces) REFERENCES annotations (record, node) ON DELETE CASCADE,
  FOREIGN KEY (record, follows) REFERENCES annotations (record, node) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX annotations_by_replaced ON annotations (record, replaces);

CREATE TABLE annotation_commands (
  record   INTEGER NOT NULL,
  node     INTEGER NOT NULL,
  position INTEGER NOT NULL,
  name     TEXT NOT NULL,
  words    TEXT NOT NULL,
  PRIMARY KEY (record, node, position),
  FOREIGN KEY (record, node) REFERENCES annotations (record, node) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
