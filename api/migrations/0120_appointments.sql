-- Hours of consultations. A moved one is a new row.
create table appointments (
  _id text primary key,
  _form text not null references forms on delete cascade,
  _hours text not null references consultation_hours,
  start_at timestamptz(3) not null,
  end_at timestamptz(3) not null,
  -- Of the clients who are received at the same time.
  seat integer not null check (seat > 0),
  status text not null check (status in ('REQUESTED', 'CONFIRMED', 'MOVED', 'CANCELLED', 'OVER')),
  -- Of the event in the client's calendar, with its sequence number.
  uid text not null,
  sequence integer not null default 0,
  reminded_day_at timestamptz(3),
  reminded_soon_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  check (start_at < end_at),
  constraint appointments_apart exclude using gist (_hours with =, seat with =, tstzrange(start_at, end_at) with &&)
    where (status in ('REQUESTED', 'CONFIRMED'))
);
create unique index appointments_active on appointments (_form) where status in ('REQUESTED', 'CONFIRMED');
create index appointments_form on appointments (_form);
create index appointments_due on appointments (start_at) where status = 'CONFIRMED';
