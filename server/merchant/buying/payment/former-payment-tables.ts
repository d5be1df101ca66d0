/** Until 2026-11-27 the sandbox had a table of its own; now a payment is read from its order. */
export const paymentTables = `
CREATE TABLE payment_session (
  id TEXT PRIMARY KEY,
  reference TEXT NOT NULL UNIQUE,
  order_number TEXT NOT NULL,
  amount_minor INTEGER NOT NULL CHECK (amount_minor >= 0),
  currency TEXT NOT NULL,
  method TEXT NOT NULL,
  language TEXT NOT NULL,
  success_url TEXT NOT NULL,
  failure_url TEXT NOT NULL,
  state TEXT NOT NULL,
  outcome TEXT,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX payment_session_unsettled ON payment_session (expires_at)
  WHERE state IN ('open', 'deciding');
`

export const noPaymentTables = 'DROP TABLE payment_session'
