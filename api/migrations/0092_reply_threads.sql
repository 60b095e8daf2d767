-- Replies are a thread, oldest first. `reply` stays for processes of the version before, as the newest reply: the trigger
-- keeps both in step, whoever writes. It goes together with the column once no such process runs.
alter table forms add column replies jsonb not null default '[]' check (jsonb_typeof(replies) = 'array');
update forms set replies = jsonb_build_array(reply) where reply is not null;

create function keep_replies_in_step() returns trigger language plpgsql as $$
begin
  if new.replies is distinct from old.replies then
    new.reply := new.replies -> -1;
  elsif new.reply is distinct from old.reply and new.reply is not null then
    new.replies := old.replies || jsonb_build_array(new.reply);
  end if;
  return new;
end $$;
create trigger forms_replies before update of reply, replies on forms for each row execute function keep_replies_in_step();
