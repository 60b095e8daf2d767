-- Points that reservations hold cannot be spent, taken or expire meanwhile.
alter table users
  add column points_reserved integer not null default 0,
  add constraint users_points_reserved check (points_reserved between 0 and point_balance);

create table coupons (
  _id text primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  created_by text,
  updated_by text,
  name jsonb not null check (name ? 'ko'),
  code text constraint coupons_code_unique unique check (code = upper(code) and code !~ '[0O1I]'),
  kind text not null check (kind in ('AMOUNT', 'PERCENT', 'SHIPPING')),
  value integer not null check (value > 0 and (kind <> 'PERCENT' or value <= 100)),
  trunc integer not null default 10 check (trunc >= 1),
  minimum integer not null default 0 check (minimum >= 0),
  maximum integer check (maximum >= 0),
  scope jsonb not null default '{"type": "ALL", "ids": []}',
  start_at timestamptz(3) not null,
  end_at timestamptz(3) not null,
  "limit" integer check ("limit" >= 1),
  issued integer not null default 0,
  used integer not null default 0,
  per_user integer not null default 1 check (per_user >= 1),
  valid_days integer check (valid_days >= 1),
  enabled boolean not null default true,
  check (start_at < end_at),
  -- Nothing else keeps the last coupon from being given twice; the code only translates the refusal (S3).
  constraint coupons_limit check ("limit" is null or issued <= "limit"),
  constraint coupons_used check (used between 0 and issued)
);
create index coupons_created on coupons (created_at, _id);
create index coupons_updated on coupons (updated_at, _id);
create index coupons_start on coupons (start_at, _id);
create index coupons_end on coupons (end_at, _id);
create index coupons_issued on coupons (issued, _id);
create index coupons_used_most on coupons (used, _id);

create table user_coupons (
  _id text primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  _user text not null references users,
  _coupon text not null references coupons,
  -- How often this member has had it.
  n integer not null check (n >= 1),
  status text not null default 'ISSUED' check (status in ('ISSUED', 'RESERVED', 'USED', 'EXPIRED')),
  issued_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  _order text,
  constraint user_coupons_n_unique unique (_user, _coupon, n),
  check ((_order is not null) = (status in ('RESERVED', 'USED')))
);
create index user_coupons_user on user_coupons (_user, created_at desc, _id desc);
create index user_coupons_holders on user_coupons (_coupon, created_at desc, _id desc);
create index user_coupons_due on user_coupons (expires_at) where status = 'ISSUED';

-- Every point that came or went, never changed afterwards; a balance is the sum of its rows (S4).
create table points (
  _id text primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  _user text not null references users,
  amount integer not null check (amount <> 0),
  -- After this row.
  balance integer not null check (balance >= 0),
  reason text not null check (reason in ('EARN', 'REVIEW', 'GRANT', 'USE', 'RETURN', 'TAKE', 'EXPIRE')),
  rel_type text,
  rel_id text,
  rel_action text,
  -- Of points that came: when what is left of them goes.
  expires_at timestamptz(3),
  remaining integer check (remaining between 0 and amount),
  -- Of points that went: which ones, so that they can come back as they were.
  taken jsonb,
  memo text,
  by text,
  -- The same cause gives or takes once.
  constraint points_rel_unique unique (rel_type, rel_id, rel_action),
  check ((amount > 0) = (remaining is not null)),
  check (amount < 0 or expires_at is not null)
);
create index points_user on points (_user, created_at desc, _id desc);
-- What is spent first.
create index points_left on points (_user, expires_at, _id) where remaining > 0;
create index points_due on points (expires_at) where remaining > 0;

create function refuse_changed_points() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (to_jsonb(new) - 'remaining') <> (to_jsonb(old) - 'remaining') or new.remaining is null then
    raise exception 'points is append-only';
  end if;
  return new;
end $$;
create trigger points_append_only before update or delete on points
  for each row execute function refuse_changed_points();
create trigger points_no_truncate before truncate on points for each statement execute function refuse_rewriting();

create table point_reservations (
  _id text primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  _user text not null references users,
  amount integer not null check (amount > 0),
  -- What was left to spend after it.
  balance integer not null,
  status text not null default 'RESERVED' check (status in ('RESERVED', 'USED', 'RELEASED', 'EXPIRED')),
  expires_at timestamptz(3) not null,
  _order text
);
create index point_reservations_user on point_reservations (_user, status);
create index point_reservations_due on point_reservations (expires_at) where status = 'RESERVED';

create table orders (
  _id text primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  order_no text not null constraint orders_order_no_unique unique,
  kind text not null check (kind in ('SHOP', 'AUCTION')),
  _user text not null references users,
  _work text,
  won jsonb,
  status text not null check (status in ('PENDING_PAYMENT', 'PAID', 'PREPARING', 'SHIPPED', 'DELIVERED', 'CONFIRMED',
    'EXPIRED', 'CANCEL_REQUESTED', 'CANCELLED', 'RETURN_REQUESTED', 'RETURNED', 'EXCHANGE_REQUESTED', 'EXCHANGED')),
  -- As it was placed; what was given back since stands in `refunded` alone.
  items bigint not null check (items >= 0),
  discount bigint not null check (discount >= 0),
  coupon bigint not null check (coupon >= 0),
  points bigint not null check (points >= 0),
  shipping bigint not null check (shipping >= 0),
  total bigint not null check (total >= 0),
  paid bigint not null default 0,
  refunded bigint not null default 0,
  -- Pieces, for statistics.
  pieces integer not null check (pieces >= 1),
  _coupon text references user_coupons,
  coupon_name jsonb,
  receiver jsonb,
  pickup jsonb,
  method text not null check (method in ('TRANSFER', 'CARD', 'VBANK', 'POINT')),
  payment_status text not null check (payment_status in ('READY', 'PAID', 'FAILED', 'CANCELLED', 'REFUNDED')),
  provider text not null,
  tid text,
  due_at timestamptz(3),
  bank jsonb,
  agreements jsonb not null default '[]',
  placed_at timestamptz(3) not null,
  paid_at timestamptz(3),
  cancel jsonb,
  history jsonb not null default '[]',
  memo text,
  -- A request of the buyer waits for a decision.
  requested boolean not null default false,
  alert boolean not null default false,
  -- What it is found by, in lower case: number, buyer, receiver, goods.
  search text not null,
  check (total = items - coupon - points + shipping),
  -- Money is given back once.
  constraint orders_refunded check (refunded between 0 and paid),
  check ((paid_at is null) = (payment_status not in ('PAID', 'REFUNDED'))),
  check ((kind = 'AUCTION') = (_work is not null)),
  -- A coupon stands in one order; the code only translates the refusal (S3).
  constraint orders_coupon_unique unique (_coupon),
  constraint orders_tid_unique unique (provider, tid)
);
create unique index orders_work_unique on orders (_work) where status not in ('EXPIRED', 'CANCELLED');
create index orders_user on orders (_user, created_at desc, _id desc);
create index orders_created on orders (created_at, _id);
create index orders_updated on orders (updated_at, _id);
create index orders_placed on orders (placed_at, _id);
create index orders_total on orders (total, _id);
create index orders_status on orders (status, created_at, _id);
create index orders_paid on orders (paid_at asc nulls last, _id);
create index orders_paid_last on orders (paid_at desc nulls last, _id desc);
create index orders_due on orders (due_at) where status = 'PENDING_PAYMENT';
create index orders_requested on orders (created_at, _id) where requested;
create index orders_alert on orders (created_at, _id) where alert;
create index orders_pieces on orders using gin (search_pieces(search));

create table purchases (
  _id text primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  _order text not null references orders on delete cascade,
  _user text not null references users,
  line integer not null,
  _product text references shop_products,
  _work text,
  option_key text not null default '',
  snapshot jsonb not null,
  qty integer not null check (qty >= 1),
  amount bigint not null check (amount >= 0),
  -- What each carried of the amount; together they are it.
  coupon bigint not null default 0 check (coupon >= 0),
  points bigint not null default 0 check (points >= 0),
  paid bigint not null,
  refunded bigint not null default 0,
  -- Percent of what was paid for it, once it is confirmed.
  point_rate double precision not null default 0,
  no_coupon boolean not null default false,
  -- Ids of its category and those above, for coupons.
  categories text[] not null default '{}',
  status text not null check (status in ('PENDING_PAYMENT', 'PAID', 'PREPARING', 'SHIPPED', 'DELIVERED', 'CONFIRMED',
    'EXPIRED', 'CANCEL_REQUESTED', 'CANCELLED', 'RETURN_REQUESTED', 'RETURNED', 'EXCHANGE_REQUESTED', 'EXCHANGED')),
  -- Its goods are taken out of the stock.
  taken boolean not null,
  tracking jsonb,
  delivered_at timestamptz(3),
  confirmed_at timestamptz(3),
  request jsonb,
  constraint purchases_line_unique unique (_order, line),
  check (paid = amount - coupon - points and paid >= 0),
  constraint purchases_refunded check (refunded between 0 and paid),
  check (_product is not null or _work is not null)
);
create index purchases_user on purchases (_user, created_at desc, _id desc);
create index purchases_user_status on purchases (_user, status);
create index purchases_product on purchases (_product);
create index purchases_delivered on purchases (delivered_at) where status in ('DELIVERED', 'EXCHANGED');
create index purchases_requested on purchases (status)
  where status in ('CANCEL_REQUESTED', 'RETURN_REQUESTED', 'EXCHANGE_REQUESTED');

alter table reviews add constraint reviews_purchase foreign key (_purchase) references purchases;

create table refunds (
  _id text primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  _order text not null references orders on delete cascade,
  lines text[] not null,
  amount bigint not null check (amount >= 0),
  points bigint not null default 0 check (points >= 0),
  reason text not null,
  by text,
  status text not null check (status in ('PENDING', 'DONE', 'FAILED')),
  tries integer not null default 0,
  next_at timestamptz(3) not null,
  error text
);
create index refunds_order on refunds (_order, _id);
create index refunds_due on refunds (next_at) where status = 'PENDING';

-- What providers told, whatever became of it.
create table payment_events (
  _id text primary key,
  at timestamptz(3) not null,
  provider text not null,
  tid text not null,
  order_no text not null,
  _order text references orders on delete cascade,
  amount bigint not null,
  status text not null,
  result text not null,
  constraint payment_events_unique unique (provider, tid, status)
);
create index payment_events_order on payment_events (_order, at) where _order is not null;
create trigger payment_events_append_only before update on payment_events
  for each row execute function refuse_rewriting();
