-- What hosts report of canaries: a share of the readers gets another release of a remote (decision 80).
create table canaries (
  _id text primary key check (_id ~ '^[A-Za-z0-9_-]{1,40}$'),
  remote text not null,
  channel text not null,
  release text not null,
  baseline text not null,
  share real not null check (share > 0 and share <= 100),
  started_at timestamptz(3) not null,
  ended_at timestamptz(3),
  outcome text check (outcome in ('stopped', 'promoted', 'cancelled')),
  verdict jsonb,
  check ((ended_at is null) = (outcome is null)),
  check ((verdict is null) = (outcome is distinct from 'stopped'))
);
create index canaries_started on canaries (started_at);

-- A row for each reader and release of a canary; of the reader only a hash. A reader who fails counts once for a canary.
create table release_visits (
  canary text not null references canaries (_id) on delete cascade,
  reader text not null check (reader ~ '^[0-9a-f]{64}$'),
  is_canary boolean not null,
  at timestamptz(3) not null,
  failed_at timestamptz(3),
  -- Of the readers (per cent), when it failed.
  share real,
  check ((failed_at is null) = (share is null)),
  primary key (canary, reader, is_canary)
);
create unique index release_visits_failed on release_visits (canary, reader) where failed_at is not null;
