-- Coins as double-entry bookkeeping. Every transfer's entries sum to zero; nothing that was written is ever changed:
-- a mistake is put right by a further transfer. The rules stand here, so that no code can get around them.

CREATE TABLE ledger_accounts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- issued: what all coins come out of, its sum is minus the coins in circulation. forfeited: what erased members left.
  kind text NOT NULL CHECK (kind IN ('member', 'issued', 'revenue', 'forfeited')),
  -- No cascade: the book outlives its member, whose bare row in accounts stays.
  account_id bigint UNIQUE REFERENCES accounts,
  -- Kept by the trigger on ledger_entries. The house's accounts have none: one row that every purchase has to lock
  -- would make all of them wait for each other; their balance is the sum of their entries.
  balance bigint,
  CHECK ((kind = 'member') = (account_id IS NOT NULL)),
  CHECK ((kind = 'member') = (balance IS NOT NULL)),
  CONSTRAINT ledger_balance_not_negative CHECK (balance >= 0),
  -- What a number of the wire can say exactly.
  CONSTRAINT ledger_balance_exact CHECK (balance <= 9007199254740991)
);
CREATE UNIQUE INDEX ledger_accounts_of_house ON ledger_accounts (kind) WHERE kind <> 'member';
INSERT INTO ledger_accounts (kind) VALUES ('issued'), ('revenue'), ('forfeited');
INSERT INTO ledger_accounts (kind, account_id, balance) SELECT 'member', id, 0 FROM accounts;

CREATE TABLE ledger_transfers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Idempotency: the same key again is the same transfer, or a refusal when its content differs.
  key text NOT NULL UNIQUE CHECK (length(key) BETWEEN 1 AND 200),
  -- SHA-256 over kind, reference and entries.
  content_hash bytea NOT NULL,
  kind text NOT NULL,
  -- What it was for, in the words of the module that asked: a gift code, a tip.
  reference text NOT NULL,
  at timestamptz NOT NULL
);

CREATE TABLE ledger_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  transfer_id bigint NOT NULL REFERENCES ledger_transfers,
  ledger_account_id bigint NOT NULL REFERENCES ledger_accounts,
  amount bigint NOT NULL CHECK (amount <> 0 AND abs(amount) <= 1000000000),
  -- What a member reads beside it.
  title text NOT NULL,
  balance_after bigint,
  UNIQUE (transfer_id, ledger_account_id)
);
CREATE INDEX ledger_entries_by_account ON ledger_entries (ledger_account_id, id DESC);

CREATE FUNCTION ledger_book_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ledger_accounts SET balance = balance + NEW.amount
    WHERE id = NEW.ledger_account_id AND kind = 'member' RETURNING balance INTO NEW.balance_after;
  RETURN NEW;
END $$;
CREATE TRIGGER ledger_book_entry BEFORE INSERT ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION ledger_book_entry();

CREATE FUNCTION ledger_check_sum(checked bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT coalesce(sum(amount), 0) <> 0 OR count(*) < 2 FROM ledger_entries WHERE transfer_id = checked) THEN
    RAISE EXCEPTION 'transfer % does not sum to zero', checked USING ERRCODE = 'check_violation';
  END IF;
END $$;
CREATE FUNCTION ledger_check_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN PERFORM ledger_check_sum(NEW.id); RETURN NULL; END $$;
CREATE FUNCTION ledger_check_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN PERFORM ledger_check_sum(NEW.transfer_id); RETURN NULL; END $$;
-- At the commit: a transfer and its entries are written one after the other.
CREATE CONSTRAINT TRIGGER ledger_transfer_sums_to_zero AFTER INSERT ON ledger_transfers
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_transfer();
CREATE CONSTRAINT TRIGGER ledger_entry_sums_to_zero AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_entry();

CREATE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION '% takes no %', TG_TABLE_NAME, TG_OP USING ERRCODE = 'insufficient_privilege'; END $$;
CREATE TRIGGER ledger_transfers_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transfers
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
CREATE TRIGGER ledger_accounts_stay BEFORE DELETE OR TRUNCATE ON ledger_accounts
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();

-- A balance moves by an entry only, that is from within the trigger above.
CREATE FUNCTION ledger_balance_by_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.balance <> 0 OR TG_OP = 'UPDATE' AND pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'a balance moves by an entry only' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER ledger_balance_by_entry BEFORE INSERT OR UPDATE ON ledger_accounts
  FOR EACH ROW EXECUTE FUNCTION ledger_balance_by_entry();

CREATE TABLE gift_codes (
  -- SHA-256 of the code: who reads the database learns no code.
  code_hash bytea PRIMARY KEY,
  coins integer NOT NULL CHECK (coins > 0),
  made_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_by bigint REFERENCES accounts ON DELETE CASCADE,
  used_at timestamptz,
  CHECK ((used_by IS NULL) = (used_at IS NULL))
);
CREATE INDEX gift_codes_by_member ON gift_codes (used_by) WHERE used_by IS NOT NULL;
