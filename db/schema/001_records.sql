-- Records as they were imported: where they came from, who played under which rules, and every
-- event. What can be derived by playing a record again is not kept, but for the result, which
-- listings need.

CREATE TABLE sources (
  number INTEGER PRIMARY KEY,
  path   TEXT NOT NULL,
  kind   TEXT NOT NULL,           -- importer
  sha256 TEXT NOT NULL,           -- of the bytes as they were found
  bytes  INTEGER NOT NULL,
  UNIQUE (path, kind, sha256, bytes)
) STRICT;

CREATE TABLE players (
  number INTEGER PRIMARY KEY,
  name   TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE records (
  number  INTEGER PRIMARY KEY,    -- in the order of import
  id      TEXT NOT NULL UNIQUE,   -- hash of the canonical form, 32 hex digits
  source  INTEGER NOT NULL REFERENCES sources (number),
  game    TEXT NOT NULL,
  variant TEXT NOT NULL,
  deal    INTEGER NOT NULL,       -- within the session, from 1; 0: unknown
  date    TEXT NOT NULL,          -- ISO 8601 or empty
  start   TEXT,                   -- position, if the record begins in the middle
  unit    TEXT NOT NULL           -- of the results; empty without result
) STRICT;
CREATE INDEX records_by_source ON records (source);

CREATE TABLE seats (
  record INTEGER NOT NULL REFERENCES records (number) ON DELETE CASCADE,
  seat   INTEGER NOT NULL,
  player INTEGER NOT NULL REFERENCES players (number),
  PRIMARY KEY (record, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_player ON seats (player);

CREATE TABLE results (
  record INTEGER NOT NULL REFERENCES records (number) ON DELETE CASCADE,
  seat   INTEGER NOT NULL,
  amount INTEGER NOT NULL,
  PRIMARY KEY (record, seat)
) STRICT, WITHOUT ROWID;

-- Options that differ from the defaults of the variant.
CREATE TABLE rules (
  record INTEGER NOT NULL REFERENCES records (number) ON DELETE CASCADE,
  key    TEXT NOT NULL,
  value  TEXT NOT NULL,
  PRIMARY KEY (record, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE events (
  record    INTEGER NOT NULL REFERENCES records (number) ON DELETE CASCADE,
  position  INTEGER NOT NULL,     -- among all events and notes, from 0
  actor     INTEGER,              -- seat, -1 chance, -2 nobody; null: a note, which nobody played
  action    TEXT NOT NULL,        -- canonical notation; of a note its text
  claim     TEXT NOT NULL,        -- what the source says the action caused
  at_byte   INTEGER,              -- place in the source, what is known of it
  at_line   INTEGER,
  at_column INTEGER,
  at_packet INTEGER,
  at_event  INTEGER,
  PRIMARY KEY (record, position)
) STRICT, WITHOUT ROWID;
