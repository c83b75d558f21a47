-- The ledger keeps itself: every movement adds up to zero when its transaction commits, and what was written is
-- never changed.
create function ledger_adds_up() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from ledger_entries where transaction_id = new.transaction_id) <> 0 then
    raise exception 'ledger transaction % does not add up', new.transaction_id
      using errcode = 'check_violation', constraint = 'ledger_entries_add_up';
  end if;
  return null;
end
$$;--> statement-breakpoint

create constraint trigger ledger_entries_add_up
  after insert on ledger_entries
  deferrable initially deferred
  for each row execute function ledger_adds_up();--> statement-breakpoint

create function ledger_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is never changed' using errcode = 'restrict_violation';
end
$$;--> statement-breakpoint

create trigger ledger_entries_final
  before update or delete on ledger_entries
  for each row execute function ledger_is_final();--> statement-breakpoint

create trigger ledger_transactions_final
  before update or delete on ledger_transactions
  for each row execute function ledger_is_final();
