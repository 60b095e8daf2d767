-- What open pages are told. Kept for an hour, so that a page that lost its line can catch up.
create table live_events (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null default clock_timestamp(),
  type text not null,
  -- Whom it is for: these users, …
  users text[] not null default '{}',
  -- … and approved participants of this fair where `participants` says so; administrators who follow the fair always.
  _fair text,
  participants boolean not null default false,
  data jsonb not null
);
create index live_events_age on live_events (at);

create table bookmarks (
  _id text primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  _user text not null references users on delete cascade,
  type text not null,
  target text not null,
  memo text,
  "order" integer not null default 0,
  constraint bookmarks_target_unique unique (_user, type, target)
);
create index bookmarks_user on bookmarks (_user, created_at desc, _id desc);

-- The secret of an address follows from its number: a new number ends the old address.
create table calendar_feeds (
  _user text primary key references users on delete cascade,
  number integer not null,
  active boolean not null
);
