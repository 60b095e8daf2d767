-- The code that was last sent to a member who signs in with the right password after many attempts (decision 59).
create table sign_in_codes (
  _user text primary key references users on delete cascade,
  code_hash text not null,
  expires_at timestamptz(3) not null,
  tries integer not null default 0
);
