-- Passkeys of members, with which they sign in without a password (decision 62).
create table passkeys (
  _id text primary key,
  _user text not null references users on delete cascade,
  credential_id text not null,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  backed_up boolean not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  constraint passkeys_credential_id_unique unique (credential_id)
);
create index passkeys_user on passkeys (_user);

-- Challenges that browsers have not answered yet. Each is valid once, on any process.
create table passkey_challenges (
  challenge text primary key,
  purpose text not null,
  _user text references users on delete cascade,
  expires_at timestamptz(3) not null
);
create index passkey_challenges_expires_at on passkey_challenges (expires_at);
