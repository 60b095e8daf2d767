create table sequences (
  name text primary key,
  value bigint not null
);

create table throttles (
  key text primary key,
  count integer not null,
  ends_at timestamptz(3) not null
);

create table idempotency_keys (
  key text not null,
  caller text not null,
  route text not null,
  request_hash text not null,
  response text not null,
  target text not null,
  expires_at timestamptz(3) not null,
  primary key (key, caller, route)
);
create index idempotency_keys_target on idempotency_keys (target);

create table forms (
  _id text primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  created_by text,
  updated_by text,
  code text not null,
  receipt_no text not null constraint forms_receipt_no_unique unique,
  subject text,
  name text not null,
  phone text not null,
  email text,
  practice text,
  office integer,
  preferred_at jsonb,
  contact_channel text check (contact_channel in ('SMS', 'EMAIL', 'PHONE')),
  content text,
  thumb jsonb,
  files jsonb not null default '[]',
  status text not null default 'RECEIVED' check (status in ('RECEIVED', 'IN_PROGRESS', 'ANSWERED', 'CLOSED', 'SPAM')),
  assignee text references users on delete set null,
  memos jsonb not null default '[]',
  reply jsonb,
  source jsonb,
  proof text,
  _user text references users on delete set null,
  purge_at timestamptz(3) not null
);
create index forms_created on forms (created_at desc, _id desc);
create index forms_proof on forms (proof) where proof is not null;
create index forms_user on forms (_user) where _user is not null;
create index forms_purge on forms (purge_at);

-- What was agreed to: written once, never changed; it goes only together with what it belongs to.
create table consents (
  _id text primary key,
  _form text references forms on delete cascade,
  _user text references users on delete cascade,
  terms_code text not null,
  terms_version integer not null default 0,
  agreed boolean not null,
  at timestamptz(3) not null,
  ip text not null,
  ua text not null,
  check ((_form is null) <> (_user is null))
);
create index consents_form on consents (_form);
create index consents_user on consents (_user);
create index consents_terms on consents (terms_code, terms_version);

create trigger consents_append_only before update on consents for each row execute function refuse_rewriting();

create table outbox (
  _id text primary key,
  dedupe_key text not null unique,
  resource text not null,
  target text not null,
  recipients text[] not null,
  mail jsonb not null check (mail ->> 'subject' !~ '[\r\n]'),
  status text not null default 'QUEUED' check (status in ('QUEUED', 'SENT', 'FAILED')),
  tries integer not null default 0,
  next_at timestamptz(3) not null,
  error text,
  created_at timestamptz(3) not null,
  sent_at timestamptz(3)
);
create index outbox_due on outbox (next_at, _id) where status = 'QUEUED';
create index outbox_target on outbox (resource, target);
