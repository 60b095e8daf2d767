-- Finished cases of the firm, told without names (decision 73).
create table cases (
  _id text primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  created_by text,
  updated_by text,
  slug text not null constraint cases_slug_unique unique,
  title jsonb not null check (title ? 'ko'),
  summary jsonb not null check (summary ? 'ko'),
  content jsonb not null check (content ? 'ko'),
  practices text[] not null check (practices <> '{}'),
  outcome text not null check (
    outcome in ('WON', 'PARTLY_WON', 'DEFENDED', 'SETTLED', 'COMPLETED', 'ACQUITTED', 'NOT_CHARGED', 'SUSPENDED')
  ),
  _lawyers text[] not null,
  office integer check (office >= 0),
  year integer not null,
  "order" integer check ("order" >= 0),
  published boolean not null
);
create index cases_created on cases (created_at desc, _id desc);
create index cases_public on cases ("order", year desc, _id desc) where published;

create trigger content_changed after insert or update or delete or truncate on cases
  for each statement execute function notify_content_change('firm');

create constraint trigger cases_counted after insert or delete on cases
  deferrable initially deferred for each row execute function count_change();
create constraint trigger cases_counted_update after update on cases
  deferrable initially deferred for each row when (old.version <> new.version) execute function count_change();
