-- A passkey is a second factor too (decisions 61 and 62): access tokens end when one comes or goes.
create or replace function notify_account_change() returns trigger language plpgsql as $$
declare
  changed jsonb := case tg_op when 'INSERT' then to_jsonb(new) else to_jsonb(old) end;
begin
  perform pg_notify('portico_accounts', case tg_table_name when 'users' then changed ->> '_id' else changed ->> '_user' end);
  return null;
end $$;

create trigger account_changed after insert or delete on passkeys for each row
  execute function notify_account_change();
