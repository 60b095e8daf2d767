create table users (
  _id text primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  created_by text,
  updated_by text,
  username text not null check (username = lower(username)),
  password_hash text not null,
  type text not null check (type in ('PERSON', 'COMPANY')),
  status text not null default 'ACTIVE' check (status in ('PENDING', 'ACTIVE', 'BLOCKED', 'WITHDRAWN')),
  roles text[] not null default '{}' check (roles <@ array['SELLER', 'BUYER', 'ADMIN', 'BIDDER']),
  name text not null,
  name_en text,
  email text not null,
  email_verified_at timestamptz(3),
  phone text not null,
  phone_verified_at timestamptz(3),
  birth date,
  gender text check (gender in ('FEMALE', 'MALE', 'OTHER')),
  language text not null default 'ko' check (language in ('ko', 'en', 'cn')),
  notifications text[] not null default '{}' check (notifications <@ array['SMS', 'EMAIL', 'PHONE']),
  marketing jsonb not null default '{"sms": false, "email": false, "night": false, "at": null}',
  memo text,
  last_login_at timestamptz(3),
  point_balance integer not null default 0 check (point_balance >= 0)
);
-- Withdrawn users keep their name until they are purged, so that nobody signs in as their successor.
create unique index users_username_unique on users (username);
create unique index users_email_unique on users (lower(email));
create index users_admins on users (name) where 'ADMIN' = any (roles);

create table auth_keys (
  kid text primary key,
  purpose text not null,
  jwk jsonb not null,
  created_at timestamptz(3) not null
);

create table sessions (
  _id text primary key,
  _user text not null references users on delete cascade,
  kind text not null check (kind in ('member', 'console')),
  ip text not null,
  ua text not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3),
  end_reason text
);
create index sessions_user on sessions (_user);
create index sessions_expiry on sessions (expires_at);

create table refresh_tokens (
  hash text primary key,
  _session text not null references sessions on delete cascade,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index refresh_tokens_session on refresh_tokens (_session);

create table sign_in_nonces (
  nonce text primary key,
  expires_at timestamptz(3) not null
);
create index sign_in_nonces_expiry on sign_in_nonces (expires_at);

create table sign_in_attempts (
  key text primary key,
  count integer not null,
  since timestamptz(3) not null,
  locked_until timestamptz(3)
);
