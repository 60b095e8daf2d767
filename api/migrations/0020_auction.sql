create table authors (
  _id text primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  created_by text,
  updated_by text,
  name jsonb not null check (name ? 'ko'),
  name_en text,
  birth_year integer,
  death_year integer,
  nationality text,
  biography jsonb,
  links text[] not null default '{}',
  "order" integer not null default 0,
  photo jsonb,
  deleted_at timestamptz(3),
  check (death_year >= birth_year)
);
create index authors_created on authors (created_at desc, _id desc) where deleted_at is null;

create table programs (
  _id text primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  created_by text,
  updated_by text,
  title jsonb not null check (title ? 'ko'),
  code text not null,
  hall text not null,
  type text not null default 'ONLINE' check (type in ('ONLINE', 'LIVE')),
  description jsonb,
  preview_from timestamptz(3),
  preview_to timestamptz(3),
  open_at timestamptz(3) not null,
  close_at timestamptz(3) not null,
  interval_s integer not null,
  window_s integer not null,
  extension_s integer not null,
  max_extensions integer,
  increments jsonb not null,
  premium jsonb not null,
  vat_rate double precision not null,
  approval boolean not null default false,
  published boolean not null default false,
  deleted_at timestamptz(3),
  check (close_at > open_at)
);
create unique index programs_code_unique on programs (code) where deleted_at is null;
create index programs_created on programs (created_at desc, _id desc) where deleted_at is null;
create index programs_public on programs (open_at, _id) where deleted_at is null and published;

create table paddles (
  _id text primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  _program text not null references programs,
  _user text not null references users,
  no integer not null,
  status text not null check (status in ('APPLIED', 'APPROVED', 'REJECTED')),
  credit_limit bigint check (credit_limit > 0),
  reason text,
  decided_at timestamptz(3),
  decided_by text,
  constraint paddles_user_unique unique (_program, _user),
  constraint paddles_no_unique unique (_program, no)
);
create index paddles_roll on paddles (_program, created_at desc, _id desc);

create table works (
  _id text primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  created_by text,
  updated_by text,
  _program text not null references programs,
  lot_no integer not null check (lot_no > 0),
  _author text not null references authors,
  title jsonb not null check (title ? 'ko'),
  classification jsonb not null,
  medium jsonb,
  size jsonb,
  year text,
  edition text,
  signed jsonb,
  frame jsonb,
  provenance jsonb,
  condition jsonb,
  description jsonb,
  estimate_low bigint,
  estimate_high bigint,
  start_price bigint not null check (start_price > 0),
  reserve_price bigint,
  _consignor text references users,
  "order" integer not null default 0,
  -- As far as it is written down; OPEN and CLOSED follow from the clock.
  status text not null check (status in
    ('DRAFT', 'SCHEDULED', 'OPEN', 'SOLD', 'UNSOLD', 'PAID', 'DEFAULTED', 'WITHDRAWN')),
  -- Whether visitors see it; follows from its status and its programme.
  visible boolean not null default false,
  open_at timestamptz(3) not null,
  end_at timestamptz(3) not null,
  effective_end_at timestamptz(3) not null,
  extensions integer not null default 0,
  -- Number of the last bid or raise.
  seq integer not null default 0,
  bid_count integer not null default 0,
  current_price bigint,
  price bigint generated always as (coalesce(current_price, start_price)) stored,
  leader text references users,
  leader_alias text,
  -- The secret highest amount of whoever leads.
  leader_max bigint,
  winner text references users,
  result jsonb,
  due_at timestamptz(3),
  reminded_at timestamptz(3),
  paid_at timestamptz(3),
  defaulted_at timestamptz(3),
  won_email jsonb,
  withdrawal jsonb,
  deleted_at timestamptz(3),
  check (estimate_high >= estimate_low),
  check (reserve_price >= start_price),
  check (effective_end_at >= end_at),
  check ((leader is null) = (current_price is null) and (leader is null) = (leader_max is null)),
  check (leader_max >= current_price),
  check (status not in ('SOLD', 'PAID', 'DEFAULTED') or (winner is not null and result is not null)),
  constraint works_consignor_apart check (_consignor is null or leader is null or _consignor <> leader)
);
create unique index works_lot_unique on works (_program, lot_no) where deleted_at is null;
create index works_created on works (created_at desc, _id desc) where deleted_at is null;
create index works_author on works (_author) where deleted_at is null;
create index works_shown_end on works (effective_end_at, _id) where visible;
create index works_shown_price on works (price, _id) where visible;
create index works_shown_lot on works (lot_no, _id) where visible;
create index works_shown_new on works (created_at desc, _id desc) where visible;
create index works_shown_program on works (_program, effective_end_at) where visible;
-- What the clock does next.
create index works_opening on works (open_at) where status = 'SCHEDULED';
create index works_closing on works (effective_end_at) where status in ('SCHEDULED', 'OPEN');
create index works_unpaid on works (due_at) where status = 'SOLD';
create index works_leader on works (leader) where leader is not null;

create table auction_files (
  _id text primary key,
  _program text not null references programs,
  _work text references works on delete cascade,
  index integer not null,
  kind text not null check (kind in ('IMAGE', 'CATALOGUE', 'REPORT')),
  file jsonb not null,
  constraint auction_files_index_unique unique nulls not distinct (_program, _work, index) deferrable initially deferred
);
create index auction_files_work on auction_files (_work, index);

create table bids (
  _id text primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  _work text not null references works,
  _user text not null references users,
  _paddle text not null references paddles,
  alias text not null,
  seq integer not null,
  type text not null check (type in ('DIRECT', 'AUTO', 'ABSENTEE')),
  -- As it was sent, and as it stands after raises. Secret.
  amount bigint not null check (amount > 0),
  max bigint not null,
  -- The bid whose highest amount this one raises; it has no line of its own in the history.
  _raises text references bids on delete cascade,
  price bigint,
  status text not null check (status in ('ACCEPTED', 'OUTBID', 'LEADING', 'WON', 'LOST', 'VOID')),
  ip text not null,
  at timestamptz(3) not null,
  voided jsonb,
  check (max >= amount),
  constraint bids_seq_unique unique (_work, seq)
);
-- One leads, and one bid of a member waits for the opening.
create unique index bids_leading on bids (_work) where status in ('LEADING', 'WON');
create unique index bids_absentee on bids (_work, _user) where type = 'ABSENTEE' and _raises is null and status = 'ACCEPTED';
create index bids_history on bids (_work, at desc, _id desc) where _raises is null and status not in ('VOID', 'ACCEPTED');
create index bids_user on bids (_user, _work);
create index bids_created on bids (created_at desc, _id desc);
create index bids_raises on bids (_raises) where _raises is not null;

-- How many watch a lot.
create index bookmarks_watched on bookmarks (target) where type = 'WORK';

-- Halls belong to the setting since there are auctions.
update documents set value = jsonb_set(value, '{auction,halls}', coalesce(value -> 'auction' -> 'halls', '[]'))
where key = 'setting' and value ? 'auction';

do $$
declare content text;
begin
  foreach content in array array['authors', 'programs', 'works'] loop
    execute format('create constraint trigger %1$s_counted after insert or delete on %1$s
      deferrable initially deferred for each row execute function count_change()', content);
    execute format('create constraint trigger %1$s_counted_update after update on %1$s
      deferrable initially deferred for each row when (old.version <> new.version) execute function count_change()', content);
  end loop;
end $$;
