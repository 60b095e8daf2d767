-- Permissions to open the production host with other builds of its remotes; they stay after their end, for the record.
create table permits (
  _id text primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  created_by text,
  updated_by text,
  remotes jsonb not null check (jsonb_typeof(remotes) = 'array' and jsonb_array_length(remotes) between 1 and 5),
  note text not null check (char_length(note) between 1 and 200),
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  check (expires_at <= created_at + interval '7 days 1 minute')
);
create index permits_created on permits (created_at, _id);
create index permits_expires on permits (expires_at, _id);
