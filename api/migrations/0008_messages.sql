create table messages (
  _id text primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  created_by text,
  updated_by text,
  code text not null constraint messages_code_unique unique,
  title text not null,
  channels text[] not null check (channels <@ array['SMS', 'EMAIL', 'ALIMTALK']),
  subject jsonb not null check (subject ? 'ko'),
  body jsonb not null check (body ? 'ko'),
  html jsonb,
  alimtalk_code text,
  failover boolean not null,
  enabled boolean not null,
  is_ad boolean not null
);

alter table outbox
  alter column mail drop not null,
  add column channel text not null default 'EMAIL' check (channel in ('EMAIL', 'SMS')),
  add column sms jsonb,
  add column template text,
  add column _user text references users on delete cascade,
  add column provider_id text,
  drop constraint outbox_status_check,
  add constraint outbox_status_check check (status in ('QUEUED', 'SENT', 'FAILED', 'SKIPPED')),
  add check ((channel = 'EMAIL') = (mail is not null)),
  add check ((channel = 'SMS') = (sms is not null));
create index outbox_created on outbox (created_at desc, _id desc);
create index outbox_failed on outbox (created_at desc) where status = 'FAILED';
create index outbox_user on outbox (_user) where _user is not null;

-- What the site told a member.
create table inbox (
  _id text primary key,
  _user text not null references users on delete cascade,
  type text not null,
  title jsonb not null,
  text jsonb not null,
  link text,
  resource text not null,
  target text not null,
  dedupe_key text not null,
  created_at timestamptz(3) not null,
  read_at timestamptz(3),
  constraint inbox_once unique (_user, dedupe_key)
);
create index inbox_user on inbox (_user, created_at desc, _id desc);
create index inbox_unread on inbox (_user) where read_at is null;
create index inbox_target on inbox (resource, target);
