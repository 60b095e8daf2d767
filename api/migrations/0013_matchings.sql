create extension if not exists btree_gist;

create table matchings (
  _id text primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  _fair text not null references fairs,
  requester text not null references users,
  responder text not null references users,
  seller text not null references users,
  buyer text not null references users,
  mode text not null check (mode in ('ONLINE', 'OFFLINE')),
  slots jsonb not null check (jsonb_array_length(slots) between 1 and 3),
  products text[] not null default '{}',
  message text,
  status text not null check (status in
    ('REQUESTED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED', 'CANCELLED', 'COMPLETED', 'NO_SHOW')),
  expired_reason text,
  slot_start timestamptz(3),
  slot_end timestamptz(3),
  table_no integer,
  room jsonb,
  interpreter text,
  proposal jsonb,
  decided_at timestamptz(3),
  decline_reason text,
  cancel jsonb,
  expires_at timestamptz(3) not null,
  attendance jsonb not null,
  logs jsonb not null default '[]',
  memo text,
  ics_sequence integer not null default 0,
  -- The state of time and place (ics_sequence) of which the parties were reminded.
  reminded_day integer,
  reminded_soon integer,
  history jsonb not null default '[]',
  check (seller <> buyer),
  check ((slot_start is null) = (slot_end is null)),
  check (status <> 'ACCEPTED' or slot_start is not null)
);
-- One open request or agreed meeting between two companies at a fair.
create unique index matchings_live on matchings (_fair, seller, buyer) where status in ('REQUESTED', 'ACCEPTED');
create index matchings_fair on matchings (_fair, status, _id);
create index matchings_buyer on matchings (buyer, status);
create index matchings_seller on matchings (seller, status);
create index matchings_due on matchings (expires_at) where status = 'REQUESTED';
create index matchings_coming on matchings (slot_start) where status = 'ACCEPTED';

-- Who or what is occupied, and when: a person (`user:<id>`) across all fairs, a table (`table:<fair>:<number>`).
-- Nothing else keeps two meetings apart; the code only translates the refusal.
create table slot_holds (
  _id text primary key,
  _fair text not null references fairs,
  resource text not null,
  start_at timestamptz(3) not null,
  end_at timestamptz(3) not null,
  -- With half of the fair's break before and after.
  from_at timestamptz(3) not null,
  until_at timestamptz(3) not null,
  _matching text not null references matchings on delete cascade,
  constraint slot_holds_start unique (resource, start_at),
  constraint slot_holds_apart exclude using gist (resource with =, tstzrange(from_at, until_at) with &&),
  check (start_at < end_at and from_at <= start_at and end_at <= until_at)
);
create index slot_holds_matching on slot_holds (_matching);
create index slot_holds_fair on slot_holds (_fair, start_at);

create table thread_messages (
  _id text primary key,
  _matching text not null references matchings on delete cascade,
  _user text not null references users,
  text text not null,
  at timestamptz(3) not null,
  read_at timestamptz(3)
);
create index thread_messages_thread on thread_messages (_matching, at desc, _id desc);
create index thread_messages_unread on thread_messages (_matching, _user) where read_at is null;
