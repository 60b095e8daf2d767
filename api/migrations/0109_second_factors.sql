-- The rights of administrators may wait for a second factor, so access tokens end when one comes or goes (decision 61).
create trigger account_changed after update of enabled_at on totps for each row
  when (old.enabled_at is distinct from new.enabled_at)
  execute function notify_account_change();
create trigger account_removed after delete on totps for each row
  when (old.enabled_at is not null)
  execute function notify_account_change();
