-- The newest review of each record. Lists of actions and sentences with their arguments are JSON
-- arrays of strings.

CREATE TABLE reviews (
  record         INTEGER PRIMARY KEY REFERENCES records (number) ON DELETE CASCADE,
  engine_version TEXT NOT NULL,
  seed           INTEGER NOT NULL,    -- the 64 bits of an unsigned number
  level          TEXT NOT NULL,
  worlds         INTEGER NOT NULL,
  only_seat      INTEGER              -- null: all seats were judged
) STRICT;

CREATE TABLE review_accuracy (
  review   INTEGER NOT NULL REFERENCES reviews (record) ON DELETE CASCADE,
  seat     INTEGER NOT NULL,
  accuracy REAL,                      -- null: nothing to judge
  PRIMARY KEY (review, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE review_losses (
  review INTEGER NOT NULL REFERENCES reviews (record) ON DELETE CASCADE,
  seat   INTEGER NOT NULL,
  loss   REAL NOT NULL,
  PRIMARY KEY (review, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE verdicts (
  review          INTEGER NOT NULL REFERENCES reviews (record) ON DELETE CASCADE,
  position        INTEGER NOT NULL,
  event           INTEGER NOT NULL,
  seat            INTEGER NOT NULL,
  phase           TEXT NOT NULL,
  played          TEXT NOT NULL,
  options         INTEGER NOT NULL,
  forced          INTEGER NOT NULL CHECK (forced IN (0, 1)),
  unit            TEXT NOT NULL,
  loss            REAL,
  loss_low        REAL,               -- 95 % interval of the loss; both or neither
  loss_high       REAL,
  stake           REAL NOT NULL,
  grade           TEXT NOT NULL,
  mark            TEXT NOT NULL,
  exact           INTEGER NOT NULL CHECK (exact IN (0, 1)),
  worlds          INTEGER NOT NULL,
  hindsight_loss  REAL,
  hindsight_best  TEXT,
  opinion_action  TEXT,               -- the second opinion; all three or none
  opinion_rule    TEXT,
  opinion_why     TEXT,
  why             TEXT NOT NULL,
  CHECK ((loss_low IS NULL) = (loss_high IS NULL)),
  CHECK ((opinion_action IS NULL) = (opinion_rule IS NULL)),
  CHECK ((opinion_action IS NULL) = (opinion_why IS NULL)),
  PRIMARY KEY (review, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX verdicts_by_grade ON verdicts (grade);

CREATE TABLE candidates (
  review     INTEGER NOT NULL,
  verdict    INTEGER NOT NULL,
  position   INTEGER NOT NULL,        -- 0 is the best
  action     TEXT NOT NULL,
  value      REAL NOT NULL,
  value_low  REAL NOT NULL,
  value_high REAL NOT NULL,
  same_as    TEXT NOT NULL,
  line       TEXT NOT NULL,
  PRIMARY KEY (review, verdict, position),
  FOREIGN KEY (review, verdict) REFERENCES verdicts (review, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
