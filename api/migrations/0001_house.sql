create table documents (
  key text primary key check (key in ('setting', 'lawyers', 'practices')),
  value jsonb not null,
  version integer not null,
  updated_at timestamptz(3) not null,
  updated_by text
);

create table files (
  _id text primary key,
  kind text not null check (kind in ('picture', 'attachment', 'private')),
  key text not null constraint files_key_unique unique,
  name text not null check (char_length(name) between 1 and 255),
  size integer not null check (size > 0),
  mime text not null,
  width integer,
  height integer,
  sha256 text not null,
  owner_resource text,
  owner_id text,
  slot text,
  uploaded_by text,
  downloads integer not null default 0,
  created_at timestamptz(3) not null,
  released_at timestamptz(3),
  check ((owner_resource is null) = (owner_id is null))
);
create index files_owner on files (owner_resource, owner_id, slot, _id) where owner_id is not null;
create index files_unattached on files (created_at) where owner_id is null;
create index files_released on files (released_at) where released_at is not null;

create table boards (
  _id text primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  created_by text,
  updated_by text,
  code text not null,
  category text,
  subject jsonb not null check (subject ? 'ko'),
  summary jsonb,
  content jsonb,
  url text,
  slug text,
  author text,
  author_name text,
  _lawyer text,
  tags text[] not null default '{}',
  pinned boolean not null default false,
  "order" integer,
  status text not null check (status in ('DRAFT', 'SCHEDULED', 'PUBLISHED', 'HIDDEN')),
  publish_at timestamptz(3),
  unpublish_at timestamptz(3),
  allow_comment boolean not null default false,
  secret boolean not null default false,
  seo jsonb,
  thumb jsonb,
  files jsonb not null default '[]',
  views integer not null default 0,
  likes integer not null default 0,
  comments integer not null default 0,
  deleted_at timestamptz(3),
  check (unpublish_at is null or publish_at is null or unpublish_at > publish_at),
  check (status not in ('PUBLISHED', 'SCHEDULED') or publish_at is not null)
);
create unique index boards_slug_unique on boards (code, slug) where deleted_at is null;
create index boards_created on boards (created_at desc, _id desc) where deleted_at is null;
create index boards_public on boards (code, pinned desc, "order" asc nulls last, publish_at desc, _id desc)
  where deleted_at is null and status in ('PUBLISHED', 'SCHEDULED');
create index boards_public_all on boards (pinned desc, "order" asc nulls last, publish_at desc, _id desc)
  where deleted_at is null and status in ('PUBLISHED', 'SCHEDULED');
create index boards_author on boards (author) where author is not null;

-- Who has seen a post within a day, as a keyed hash of address and browser.
create table board_views (
  _board text not null references boards on delete cascade,
  visitor text not null,
  seen_at timestamptz(3) not null,
  primary key (_board, visitor)
);
create index board_views_age on board_views (seen_at);

create table banners (
  _id text primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  created_by text,
  updated_by text,
  code text not null constraint banners_code_unique unique,
  name text not null,
  autoplay_ms integer not null check (autoplay_ms = 0 or autoplay_ms >= 2000),
  device text not null check (device in ('both', 'pc', 'mobile')),
  images jsonb not null default '[]'
);
create index banners_created on banners (created_at desc, _id desc);

create table popups (
  _id text primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  created_by text,
  updated_by text,
  title text not null,
  type text not null check (type in ('IMAGE', 'HTML')),
  content jsonb,
  link text,
  new_window boolean not null,
  alt jsonb,
  skin text not null,
  start_at timestamptz(3) not null,
  end_at timestamptz(3) not null,
  enabled boolean not null,
  "order" integer not null,
  device text not null check (device in ('both', 'pc', 'mobile')),
  locales text[] not null,
  paths text[] not null,
  position jsonb,
  dismiss text not null check (dismiss in ('NONE', 'TODAY', 'HOURS', 'WEEK', 'FOREVER')),
  hide_hours integer,
  image jsonb,
  mobile_image jsonb,
  views integer not null default 0,
  clicks integer not null default 0,
  dismissals integer not null default 0,
  check (end_at > start_at)
);
create index popups_created on popups (created_at desc, _id desc);
create index popups_shown on popups (end_at, start_at) where enabled;

create table terms (
  _id text primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  created_by text,
  updated_by text,
  code text not null,
  title jsonb not null check (title ? 'ko'),
  content jsonb not null check (content ? 'ko'),
  required boolean not null,
  effective_at timestamptz(3) not null,
  status text not null check (status in ('DRAFT', 'PUBLISHED', 'ARCHIVED')),
  change_note text,
  edition integer not null check (edition > 0),
  constraint terms_edition_unique unique (code, edition)
);
create index terms_created on terms (created_at desc, _id desc);
create index terms_force on terms (code, effective_at desc, edition desc) where status = 'PUBLISHED';

create table faqs (
  _id text primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  created_by text,
  updated_by text,
  type text not null,
  question jsonb not null check (question ? 'ko'),
  answer jsonb not null check (answer ? 'ko'),
  "order" integer not null,
  published boolean not null,
  views integer not null default 0
);
create index faqs_created on faqs (created_at desc, _id desc);
create index faqs_order on faqs (type, "order", _id);

create table audit (
  _id text primary key,
  at timestamptz(3) not null,
  actor jsonb not null,
  ip text not null,
  action text not null,
  resource text not null,
  target text,
  before jsonb,
  after jsonb,
  request_id text not null
);
create index audit_target on audit (resource, target, at desc, _id desc);
create index audit_actor on audit ((actor ->> '_id'), at desc, _id desc);
create index audit_at on audit (at desc, _id desc);

create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger audit_append_only before update or delete on audit for each row execute function refuse_rewriting();
create trigger audit_no_truncate before truncate on audit for each statement execute function refuse_rewriting();

-- Counts the committed changes of content. The trigger is deferred to the commit, where the row is locked last and
-- for an instant only: writers cannot wait for each other in a circle. Counters (views, clicks) leave `version` alone.
create table data_version (
  "only" boolean primary key default true check ("only"),
  value bigint not null,
  salt text not null default gen_random_uuid(),
  -- Whether the content that comes with the product was filled in.
  seeded boolean not null default false
);
insert into data_version (value) values (1);

create function count_change() returns trigger language plpgsql as $$
begin
  update data_version set value = value + 1;
  return null;
end $$;

do $$
declare content text;
begin
  foreach content in array array['documents', 'boards', 'banners', 'popups', 'terms', 'faqs'] loop
    execute format('create constraint trigger %1$s_counted after insert or delete on %1$s
      deferrable initially deferred for each row execute function count_change()', content);
    execute format('create constraint trigger %1$s_counted_update after update on %1$s
      deferrable initially deferred for each row when (old.version <> new.version) execute function count_change()', content);
  end loop;
end $$;
