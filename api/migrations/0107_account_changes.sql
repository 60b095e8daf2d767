-- Notifies every process of the API, when the transaction commits, that access tokens of a member may have ended before they
-- expire (decision 56). The payload is the id of the user; PostgreSQL sends equal notifications of one transaction once.
create function notify_account_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('portico_accounts', case tg_table_name when 'users' then to_jsonb(old) ->> '_id' else to_jsonb(old) ->> '_user' end);
  return null;
end $$;

create trigger account_changed after update of status, roles, deleted_at on users for each row
  when ((old.status, old.roles, old.deleted_at) is distinct from (new.status, new.roles, new.deleted_at))
  execute function notify_account_change();
create trigger account_changed after update of ended_at on sessions for each row
  when (old.ended_at is distinct from new.ended_at)
  execute function notify_account_change();
