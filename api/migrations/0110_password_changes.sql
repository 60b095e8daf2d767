-- When somebody else set the password of an account, whose owner has to change it first; null once it is the owner's own (decision 61).
alter table users add column password_change_required_at timestamptz(3);

create trigger account_password_changed after update of password_change_required_at on users for each row
  when (old.password_change_required_at is distinct from new.password_change_required_at)
  execute function notify_account_change();
