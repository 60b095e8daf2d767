-- Deleted records of the tables without `deleted_at`, and files taken out of records. The rows themselves lie here, so that
-- no query of their tables can show them; they are written back when somebody restores them.
create table trash (
  _id text primary key,
  resource text not null,
  title text not null,
  -- What is written back, in the form of its kind.
  data jsonb not null,
  -- The files that were hidden with it.
  files text[] not null default '{}',
  -- The member whose data it holds.
  _user text references users on delete cascade,
  deleted_at timestamptz(3) not null,
  deleted_by text,
  purge_at timestamptz(3) not null
);
create index trash_deleted on trash (deleted_at desc, _id desc);
create index trash_resource on trash (resource, deleted_at desc, _id desc);
create index trash_purge on trash (purge_at);
create index trash_user on trash (_user) where _user is not null;
create index trash_files on trash using gin (files);

-- A file in the trash has no public address.
alter table files add column trashed_at timestamptz(3);

create index fairs_deleted on fairs (deleted_at) where deleted_at is not null;
create index products_deleted on products (deleted_at) where deleted_at is not null;
create index authors_deleted on authors (deleted_at) where deleted_at is not null;
create index programs_deleted on programs (deleted_at) where deleted_at is not null;
create index works_deleted on works (deleted_at) where deleted_at is not null;
create index shop_products_deleted on shop_products (deleted_at) where deleted_at is not null;
