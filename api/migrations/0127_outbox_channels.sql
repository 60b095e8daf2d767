-- Each channel has a loop of its own that sends its messages, codes first.
drop index outbox_due;
create index outbox_due on outbox (channel, next_at, _id) where status = 'QUEUED';
create index outbox_due_codes on outbox (channel, next_at, _id) where status = 'QUEUED' and template = 'user.certCode';
