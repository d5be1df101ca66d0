/** A table with a thousand rows, and a step on it that takes a while. */
export const firstSteps = [
  `CREATE TABLE cart (id INTEGER PRIMARY KEY, total INTEGER NOT NULL) STRICT;
   WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
   INSERT INTO cart SELECT i, i FROM n`,
]
export const allSteps = [
  ...firstSteps,
  `ALTER TABLE cart ADD COLUMN vat INTEGER;
   WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000)
   INSERT INTO cart SELECT 1000 + i, i, 0 FROM n;
   UPDATE cart SET vat = total / 5;
   DELETE FROM cart WHERE id > 1000`,
]
