-- When an office or a lawyer receives clients.
create table consultation_hours (
  _id text primary key,
  -- Index into the setting's offices.
  office integer,
  _lawyer text,
  weekly jsonb not null,
  exceptions jsonb not null,
  slot_minutes integer not null check (slot_minutes between 15 and 240),
  seats integer not null check (seats between 1 and 20),
  enabled boolean not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  created_by text,
  updated_by text,
  check ((office is null) <> (_lawyer is null))
);
create unique index consultation_hours_office_unique on consultation_hours (office);
create unique index consultation_hours__lawyer_unique on consultation_hours (_lawyer);
