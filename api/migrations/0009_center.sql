create table questions (
  _id text primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  created_by text,
  updated_by text,
  _user text not null references users on delete cascade,
  type text not null,
  subject text not null,
  content text not null,
  notify text[] not null default '{}' check (notify <@ array['SMS', 'EMAIL']),
  files jsonb not null default '[]',
  answer jsonb,
  status text not null generated always as (case when answer is null then 'unanswered' else 'answered' end) stored,
  read_at timestamptz(3)
);
create index questions_created on questions (created_at desc, _id desc);
create index questions_user on questions (_user, created_at desc, _id desc);
create index questions_unanswered on questions (created_at) where answer is null;

create table notifications (
  _id text primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  created_by text,
  updated_by text,
  subject jsonb not null check (subject ? 'ko'),
  content jsonb not null check (content ? 'ko'),
  audience text not null check (audience in ('ALL', 'SELLER', 'BUYER', 'PERSON', 'COMPANY')),
  pinned boolean not null,
  publish_at timestamptz(3),
  status text not null check (status in ('DRAFT', 'PUBLISHED')),
  upload jsonb not null default '[]',
  views integer not null default 0,
  -- When members were told of it; null until then.
  announced_at timestamptz(3),
  deleted_at timestamptz(3),
  check (status = 'DRAFT' or publish_at is not null)
);
create index notifications_created on notifications (created_at desc, _id desc) where deleted_at is null;
create index notifications_public on notifications (pinned desc, publish_at desc, _id desc)
  where deleted_at is null and status = 'PUBLISHED';
create index notifications_unannounced on notifications (publish_at)
  where announced_at is null and status = 'PUBLISHED' and deleted_at is null;

create table comments (
  _id text primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  created_by text,
  updated_by text,
  _board text not null references boards on delete cascade,
  -- The comment it answers, always one of the first depth.
  _parent text references comments on delete cascade,
  author text not null references users on delete cascade,
  content text not null check (char_length(content) <= 1000),
  secret boolean not null default false,
  status text not null default 'VISIBLE' check (status in ('VISIBLE', 'HIDDEN', 'DELETED'))
);
create index comments_board on comments (_board, created_at, _id);
create index comments_parent on comments (_parent) where _parent is not null;
create index comments_created on comments (created_at desc, _id desc);
create index comments_author on comments (author);
create index boards_deleted on boards (deleted_at) where deleted_at is not null;
