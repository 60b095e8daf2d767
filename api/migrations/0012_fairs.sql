create table fairs (
  _id text primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  created_by text,
  updated_by text,
  title jsonb not null check (title ? 'ko'),
  summary jsonb,
  content jsonb,
  type text not null check (type in ('ONLINE', 'OFFLINE', 'HYBRID')),
  venue jsonb,
  timezone text not null default 'Asia/Seoul',
  seller_from timestamptz(3) not null,
  seller_to timestamptz(3) not null,
  buyer_from timestamptz(3) not null,
  buyer_to timestamptz(3) not null,
  request_from timestamptz(3) not null,
  request_to timestamptz(3) not null,
  start_at timestamptz(3) not null,
  end_at timestamptz(3) not null,
  days jsonb not null default '[]',
  slot_minutes integer not null check (slot_minutes between 5 and 120),
  buffer_minutes integer not null check (buffer_minutes between 0 and 120),
  request_ttl_hours integer not null,
  cancel_cutoff_hours integer not null,
  lead_minutes integer not null default 0,
  max_pending integer,
  max_per_day integer,
  direction text not null default 'BOTH' check (direction in ('SELLER_TO_BUYER', 'BOTH')),
  seller_certificates text[] not null default '{SeoulAward,SuperRookie}',
  organizer jsonb,
  published boolean not null default false,
  thumbs jsonb not null default '[]',
  deleted_at timestamptz(3),
  check (seller_from < seller_to and buyer_from < buyer_to and request_from < request_to and start_at < end_at)
);
create index fairs_created on fairs (created_at desc, _id desc) where deleted_at is null;
create index fairs_public on fairs (end_at, start_at, _id) where deleted_at is null and published;

create table participations (
  _id text primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  _fair text not null references fairs,
  _user text not null references users,
  role text not null check (role in ('SELLER', 'BUYER')),
  status text not null check (status in ('PENDING', 'APPROVED', 'REJECTED', 'CANCELLED')),
  mode text[] not null default '{}' check (mode <@ array['ONLINE', 'OFFLINE']),
  booth text,
  interpreter text,
  -- In which the participant reads times; null reads them as the fair does.
  timezone text,
  certificate text,
  note text,
  applied_at timestamptz(3) not null,
  decided_at timestamptz(3),
  decided_by text,
  reason text,
  constraint participations_user_unique unique (_fair, _user)
);
create index participations_roll on participations (_fair, role, status, _id);
create index participations_user on participations (_user, applied_at desc, _id desc);

create table schedules (
  _id text primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  _fair text not null references fairs,
  _user text not null references users,
  mode text[] not null check (mode <@ array['ONLINE', 'OFFLINE']),
  slots timestamptz(3)[] not null,
  note text,
  constraint schedules_user_unique unique (_fair, _user)
);
create index schedules_user on schedules (_user);

create table introductions (
  _id text primary key,
  _user text not null references users,
  _fair text not null references fairs,
  kind text not null check (kind in ('company', 'product', 'other')),
  file jsonb not null,
  uploaded_at timestamptz(3) not null,
  -- When the warning about personal information was read; null where it was not shown.
  acknowledged_at timestamptz(3),
  constraint introductions_kind_unique unique (_fair, _user, kind)
);
create index introductions_user on introductions (_user);

create table products (
  _id text primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  created_by text,
  updated_by text,
  _user text not null references users,
  name jsonb not null check (name ? 'ko'),
  ingredients text,
  color text,
  size text,
  origin text not null,
  released_at date,
  manufacturing text,
  award_selected_at date,
  certificate text,
  sales_site text,
  retail_price integer check (retail_price >= 0),
  features jsonb,
  essential_info jsonb not null default '[]',
  category text not null,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'PUBLISHED', 'HIDDEN')),
  "order" integer not null default 0,
  thumb jsonb,
  images jsonb not null default '[]',
  deleted_at timestamptz(3)
);
create index products_user on products (_user, created_at desc, _id desc) where deleted_at is null;

create table fair_products (
  _id text primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  _fair text not null references fairs,
  _product text not null references products,
  _user text not null references users,
  "order" integer not null default 0,
  visible boolean not null default true,
  constraint fair_products_product_unique unique (_fair, _product)
);
create index fair_products_shown on fair_products (_fair, "order", _id);
create index fair_products_product on fair_products (_product);

do $$
declare content text;
begin
  foreach content in array array['fairs', 'participations', 'products', 'fair_products'] loop
    execute format('create constraint trigger %1$s_counted after insert or delete on %1$s
      deferrable initially deferred for each row execute function count_change()', content);
    execute format('create constraint trigger %1$s_counted_update after update on %1$s
      deferrable initially deferred for each row when (old.version <> new.version) execute function count_change()', content);
  end loop;
end $$;
