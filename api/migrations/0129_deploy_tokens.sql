-- Tokens with which teams deploy over HTTPS; of the secret only its hash. They stay after their end, for the record (decision 78).
create table deploy_tokens (
  _id text primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  created_by text,
  updated_by text,
  name text not null check (char_length(name) between 1 and 60),
  remotes jsonb not null check (jsonb_typeof(remotes) = 'array' and jsonb_array_length(remotes) between 1 and 20),
  channels jsonb not null check (jsonb_typeof(channels) = 'array' and jsonb_array_length(channels) between 1 and 20),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  expires_at timestamptz(3),
  last_used_at timestamptz(3),
  revoked_at timestamptz(3)
);
create unique index deploy_tokens_hash_unique on deploy_tokens (hash);
create index deploy_tokens_created on deploy_tokens (created_at, _id);
