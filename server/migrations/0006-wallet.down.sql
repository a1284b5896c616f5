DROP TABLE gift_codes, ledger_entries, ledger_transfers, ledger_accounts;
DROP FUNCTION ledger_book_entry, ledger_check_transfer, ledger_check_entry, ledger_check_sum, ledger_is_append_only,
  ledger_balance_by_entry;
