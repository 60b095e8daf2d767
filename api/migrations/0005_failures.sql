-- The same failure of one release of a remote, counted.
create table failures (
  _id text primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  fingerprint text not null constraint failures_fingerprint_unique unique,
  remote text not null,
  release text not null,
  phase text not null check (phase in ('registry', 'entry', 'chunk', 'styles', 'mismatch', 'mount', 'data')),
  kind text not null check (kind in ('offline', 'slow', 'unreachable', 'mismatched', 'crashed')),
  cause text not null,
  page text not null,
  host text not null,
  count integer not null check (count > 0)
);
create index failures_created on failures (created_at desc, _id desc);
create index failures_updated on failures (updated_at desc, _id desc);
create index failures_count on failures (count desc, _id desc);

-- Each time that a reader met it, under the number that they saw.
create table failure_reports (
  number text not null,
  _failure text not null references failures on delete cascade,
  at timestamptz(3) not null,
  page text not null,
  host text not null
);
create index failure_reports_number on failure_reports (number);
create index failure_reports_met on failure_reports (_failure, at desc);
create index failure_reports_at on failure_reports (at);

-- One sampled visit; null where the browser did not measure. Milliseconds, and layout shifts without a unit.
create table vitals (
  at timestamptz(3) not null,
  route text not null,
  remote text not null,
  release text not null,
  host text not null,
  lcp real,
  inp real,
  cls real,
  ttfb real
);
create index vitals_at on vitals (at);
