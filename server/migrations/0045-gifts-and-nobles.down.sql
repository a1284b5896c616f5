DROP TABLE noble_orders;
DROP TABLE nobles;
DROP TABLE noble_offers;
DROP TABLE gift_income;
DROP TABLE gift_room_events;
DROP TABLE gift_combos;
DROP SEQUENCE gift_combo_ids;
DROP TABLE gift_sends;
DROP TABLE gift_bag;
DROP TABLE gift_purses;
DROP TABLE gifts;
-- Fails when gifts were booked: entries of the ledger never go.
ALTER TABLE ledger_accounts DISABLE TRIGGER ledger_accounts_stay;
DELETE FROM ledger_accounts WHERE kind = 'anchors';
ALTER TABLE ledger_accounts ENABLE TRIGGER ledger_accounts_stay;
ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_kind_check;
ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_kind_check
  CHECK (kind IN ('member', 'issued', 'revenue', 'forfeited'));
