-- The luck account of a review, and what else a verdict says: the loss of winning chance, further
-- sentences (a JSON array of sentences) and the kind of decision.

ALTER TABLE reviews ADD COLUMN luck_from TEXT;            -- null: no account
ALTER TABLE verdicts ADD COLUMN winning_chance_loss REAL;
ALTER TABLE verdicts ADD COLUMN remarks TEXT NOT NULL DEFAULT '[]';
ALTER TABLE verdicts ADD COLUMN topic TEXT NOT NULL DEFAULT '[""]';

CREATE TABLE review_luck (
  review           INTEGER NOT NULL REFERENCES reviews (record) ON DELETE CASCADE,
  seat             INTEGER NOT NULL,
  value_before     REAL NOT NULL,
  deal             REAL NOT NULL,
  draws            REAL NOT NULL,
  own_losses       REAL NOT NULL,
  others_losses    REAL NOT NULL,
  residual         REAL NOT NULL,
  hidden_price     REAL,
  information_luck REAL,
  PRIMARY KEY (review, seat)
) STRICT, WITHOUT ROWID;
