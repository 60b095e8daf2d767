create table levels (
  _id text primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  created_by text,
  updated_by text,
  name text not null constraint levels_name_unique unique,
  code text not null constraint levels_code_unique unique,
  rank integer not null constraint levels_rank_unique unique,
  is_default boolean not null,
  discount_rate double precision not null check (discount_rate between 0 and 100),
  point_rate double precision not null check (point_rate between 0 and 100),
  description text
);
create unique index levels_default on levels (is_default) where is_default;
-- There is always one default: every user has a level.
insert into levels (_id, created_at, updated_at, name, code, rank, is_default, discount_rate, point_rate)
values ('01J00000000000000000000000', now(), now(), '일반', 'basic', 0, true, 0, 0);

create function default_level() returns text language sql stable as 'select _id from levels where is_default';

alter table users
  add column _level text not null default default_level() references levels,
  add column address jsonb,
  add column photo jsonb,
  add column logo jsonb,
  add column business_registration jsonb,
  add column introduction_file jsonb,
  add column socials jsonb not null default '[]',
  add column company jsonb,
  add column buyer jsonb,
  add column seller jsonb,
  add column withdrawal jsonb,
  add column purged_at timestamptz(3),
  add column deleted_at timestamptz(3),
  add column business_number text generated always as (company ->> 'businessNumber') stored,
  add column waiting boolean not null generated always as (
    coalesce(buyer #>> '{application,status}' = 'PENDING', false)
    or coalesce(seller #>> '{application,status}' = 'PENDING', false)
  ) stored,
  add check ((status = 'WITHDRAWN') = (withdrawal is not null));
create unique index "users_company.businessNumber_unique" on users (business_number)
  where type = 'COMPANY' and status <> 'WITHDRAWN' and deleted_at is null;
create index users_created on users (created_at desc, _id desc) where deleted_at is null;
create index users_level on users (_level);
create index users_waiting on users (created_at, _id) where waiting and deleted_at is null;
create index users_withdrawn on users (updated_at) where status = 'WITHDRAWN' and purged_at is null;
create index users_deleted on users (deleted_at) where deleted_at is not null;

-- Codes sent to prove an address, and the token that a right one is exchanged for. Neither is stored as it was sent.
create table certifications (
  _id text primary key,
  channel text not null check (channel in ('PHONE', 'EMAIL')),
  target text not null,
  purpose text not null check (purpose in ('REGISTER', 'RECOVERY', 'CHANGE')),
  code_hash text not null,
  tries integer not null default 0 check (tries <= 5),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  token_hash text constraint certifications_token_unique unique,
  used_at timestamptz(3)
);
create index certifications_target on certifications (target, purpose, created_at desc);
create index certifications_expiry on certifications (expires_at);

create table totps (
  _user text primary key references users on delete cascade,
  secret text not null,
  -- Null until the first code was right.
  enabled_at timestamptz(3),
  -- Step of the last code that was taken, so that none is taken twice.
  last_step bigint not null default 0,
  recovery_codes text[] not null default '{}'
);

alter table audit add column reason text;
create index audit_action on audit (action, at desc, _id desc);

alter table forms add column extra jsonb;
