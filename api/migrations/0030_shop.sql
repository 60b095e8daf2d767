create table shop_categories (
  _id text primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  created_by text,
  updated_by text,
  name jsonb not null check (name ? 'ko'),
  code text not null constraint shop_categories_code_unique unique,
  _parent text references shop_categories check (_parent <> _id),
  "order" integer not null default 0,
  enabled boolean not null default true,
  thumb jsonb,
  -- Products that visitors see, and all that are not deleted; a trigger counts them.
  product_count integer not null default 0,
  all_count integer not null default 0
);
create index shop_categories_created on shop_categories (created_at desc, _id desc);
create index shop_categories_order on shop_categories ("order", _id);
create index shop_categories_parent on shop_categories (_parent, "order", _id);

-- The words of a text as pieces of one and of two characters, which a GIN index holds: the trigrams of
-- pg_trgm know no Hangul in the locale C, and most Korean words have two syllables.
create function search_pieces(words text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct piece), '{}') from (
    select substr(words, at, length) as piece
    from generate_series(1, char_length(words)) as at, generate_series(1, 2) as length
  ) pieces where piece !~ '\s' and piece <> ''
$$;

create table shop_products (
  _id text primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  created_by text,
  updated_by text,
  name jsonb not null check (name ? 'ko'),
  code text not null,
  _category text not null references shop_categories,
  summary jsonb,
  content jsonb,
  price integer not null check (price >= 0),
  sale_price integer check (sale_price between 0 and price),
  sale_from timestamptz(3),
  sale_to timestamptz(3) check (sale_to > sale_from),
  -- What it costs now, for sorting and filtering alone: written with every change and by a job when a sale begins or ends.
  current_price integer not null,
  -- When the sale that is to begin or end next does so.
  price_turns_at timestamptz(3),
  -- Null is without limit; the same holds for the stock of an option.
  stock integer check (stock >= 0),
  options jsonb not null default '[]' check (not jsonb_path_exists(options, '$[*].stock ? (@ < 0)')),
  min_qty integer not null default 1 check (min_qty >= 1),
  max_qty integer not null default 99 check (max_qty >= min_qty),
  shipping jsonb not null,
  tax_free boolean not null default false,
  info jsonb not null default '[]',
  thumb jsonb,
  images jsonb not null default '[]',
  labels text[] not null default '{}',
  status text not null default 'DRAFT' check (status in ('DRAFT', 'ON', 'SOLDOUT', 'HIDDEN')),
  point_rate double precision check (point_rate between 0 and 100),
  no_coupon boolean not null default false,
  rating_sum integer not null default 0,
  rating_count integer not null default 0,
  rating double precision not null generated always as (
    case when rating_count = 0 then 0 else rating_sum::double precision / rating_count end
  ) stored,
  likes integer not null default 0,
  sales integer not null default 0,
  "order" integer not null default 0,
  deleted_at timestamptz(3),
  search text not null generated always as (
    lower((
      (name ->> 'ko') || ' ' || coalesce(name ->> 'en', '') || ' ' || coalesce(name ->> 'cn', '') || ' ' || code || ' '
      || coalesce(summary ->> 'ko', '') || ' ' || coalesce(summary ->> 'en', '') || ' ' || coalesce(summary ->> 'cn', '')
    ) collate "C")
  ) stored
);
create unique index shop_products_code_unique on shop_products (code) where deleted_at is null;
create index shop_products_category on shop_products (_category, created_at desc, _id desc) where deleted_at is null;
create index shop_products_pieces on shop_products using gin (search_pieces(search)) where deleted_at is null;
create index shop_products_labels on shop_products using gin (labels) where deleted_at is null;
create index shop_products_turning on shop_products (price_turns_at) where price_turns_at is not null;
-- What visitors sort by.
create index shop_products_shown on shop_products (created_at, _id)
  where deleted_at is null and status in ('ON', 'SOLDOUT');
create index shop_products_shown_price on shop_products (current_price, _id)
  where deleted_at is null and status in ('ON', 'SOLDOUT');
create index shop_products_shown_sales on shop_products (sales, _id)
  where deleted_at is null and status in ('ON', 'SOLDOUT');
create index shop_products_shown_rating on shop_products (rating, _id)
  where deleted_at is null and status in ('ON', 'SOLDOUT');
create index shop_products_shown_likes on shop_products (likes, _id)
  where deleted_at is null and status in ('ON', 'SOLDOUT');
create index shop_products_shown_category on shop_products (_category, created_at, _id)
  where deleted_at is null and status in ('ON', 'SOLDOUT');
-- What the console sorts by; a nullable column keeps its nulls last, as the list does.
create index shop_products_created on shop_products (created_at, _id) where deleted_at is null;
create index shop_products_updated on shop_products (updated_at, _id) where deleted_at is null;
create index shop_products_price on shop_products (price, _id) where deleted_at is null;
create index shop_products_sales on shop_products (sales, _id) where deleted_at is null;
create index shop_products_likes on shop_products (likes, _id) where deleted_at is null;
create index shop_products_order on shop_products ("order", _id) where deleted_at is null;
create index shop_products_status on shop_products (status, _id) where deleted_at is null;
create index shop_products_stock on shop_products (stock asc nulls last, _id) where deleted_at is null;
create index shop_products_stock_last on shop_products (stock desc nulls last, _id desc) where deleted_at is null;

create index shop_products_sold_out on shop_products (created_at, _id) where deleted_at is null
  and (status = 'SOLDOUT' or stock = 0 or jsonb_path_exists(options, '$[*].stock ? (@ == 0)'));

-- How many products a category has follows every change of the products, whoever makes it.
create function count_shop_products() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update shop_categories c set product_count = product_count + n.shown, all_count = all_count + n.kept
    from (select _category, count(*) filter (where status in ('ON', 'SOLDOUT')) as shown, count(*) as kept
      from added where deleted_at is null group by _category) n where c._id = n._category;
  elsif tg_op = 'DELETE' then
    update shop_categories c set product_count = product_count - n.shown, all_count = all_count - n.kept
    from (select _category, count(*) filter (where status in ('ON', 'SOLDOUT')) as shown, count(*) as kept
      from gone where deleted_at is null group by _category) n where c._id = n._category;
  else
    update shop_categories c set product_count = product_count + n.shown, all_count = all_count + n.kept
    from (select _category, sum(case when status in ('ON', 'SOLDOUT') then n else 0 end) as shown, sum(n) as kept
      from (
        select _category, status, 1 as n from added where deleted_at is null
        union all
        select _category, status, -1 from gone where deleted_at is null
      ) changes group by _category
      having sum(n) <> 0 or sum(case when status in ('ON', 'SOLDOUT') then n else 0 end) <> 0
    ) n where c._id = n._category;
  end if;
  return null;
end $$;
create trigger shop_products_added after insert on shop_products referencing new table as added
  for each statement execute function count_shop_products();
create trigger shop_products_gone after delete on shop_products referencing old table as gone
  for each statement execute function count_shop_products();
create trigger shop_products_moved after update on shop_products referencing old table as gone new table as added
  for each statement execute function count_shop_products();

create table carts (
  _id text primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  _user text not null references users on delete cascade,
  _product text not null references shop_products on delete cascade,
  option_key text not null default '',
  qty integer not null check (qty >= 1),
  selected boolean not null default true,
  constraint carts_line_unique unique (_user, _product, option_key)
);
create index carts_user on carts (_user, created_at desc, _id desc);
create index carts_product on carts (_product);

create table reviews (
  _id text primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  created_by text,
  updated_by text,
  _user text not null references users on delete cascade,
  _purchase text not null constraint reviews_purchase_unique unique,
  _product text not null references shop_products on delete cascade,
  score integer not null check (score between 1 and 5),
  content text not null check (char_length(content) <= 2000),
  images jsonb not null default '[]',
  status text not null default 'VISIBLE' check (status in ('VISIBLE', 'HIDDEN')),
  reply jsonb,
  likes integer not null default 0
);
create index reviews_created on reviews (created_at, _id);
create index reviews_updated on reviews (updated_at, _id);
create index reviews_score on reviews (score, _id);
create index reviews_likes on reviews (likes, _id);
create index reviews_user on reviews (_user, created_at desc, _id desc);
create index reviews_product on reviews (_product, created_at desc, _id desc);
create index reviews_shown on reviews (_product, created_at, _id) include (score) where status = 'VISIBLE';
create index reviews_shown_score on reviews (_product, score, _id) where status = 'VISIBLE';
create index reviews_shown_likes on reviews (_product, likes, _id) where status = 'VISIBLE';
create index reviews_unanswered on reviews (created_at, _id) where reply is null;

-- The rating of a product is the sum and the number of its visible reviews, whatever happens to them.
create function rate_shop_product() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status = 'VISIBLE' then
    update shop_products set rating_sum = rating_sum - old.score, rating_count = rating_count - 1
      where _id = old._product;
  end if;
  if tg_op <> 'DELETE' and new.status = 'VISIBLE' then
    update shop_products set rating_sum = rating_sum + new.score, rating_count = rating_count + 1
      where _id = new._product;
  end if;
  return null;
end $$;
create trigger reviews_rate after insert or delete on reviews for each row execute function rate_shop_product();
create trigger reviews_rate_again after update on reviews for each row
  when (old.status <> new.status or old.score <> new.score) execute function rate_shop_product();

create table inquiries (
  _id text primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  created_by text,
  updated_by text,
  _user text not null references users on delete cascade,
  -- Null asks about the shop.
  _product text references shop_products on delete cascade,
  subject text,
  content text not null check (char_length(content) <= 2000),
  secret boolean not null default true,
  images jsonb not null default '[]',
  answer jsonb
);
create index inquiries_created on inquiries (created_at, _id);
create index inquiries_updated on inquiries (updated_at, _id);
create index inquiries_user on inquiries (_user, created_at desc, _id desc);
create index inquiries_product on inquiries (_product, created_at desc, _id desc);
create index inquiries_unanswered on inquiries (created_at, _id) where answer is null;

create table likes (
  _id text primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 0,
  _user text not null references users on delete cascade,
  type text not null,
  target text not null,
  constraint likes_target_unique unique (_user, type, target)
);
create index likes_user on likes (_user, created_at desc, _id desc);
create index likes_target on likes (type, target);

-- What has a counter of its likes has the number of their rows in it.
create function count_like() returns trigger language plpgsql as $$
declare
  of likes := case when tg_op = 'DELETE' then old else new end;
  more integer := case when tg_op = 'DELETE' then -1 else 1 end;
begin
  case of.type
    when 'SHOP_PRODUCT' then update shop_products set likes = likes + more where _id = of.target;
    when 'BOARD' then update boards set likes = likes + more where _id = of.target;
    when 'REVIEW' then update reviews set likes = likes + more where _id = of.target;
    else null;
  end case;
  return null;
end $$;
create trigger likes_counted after insert or delete on likes for each row execute function count_like();

create index bookmarks_order on bookmarks (_user, "order", _id);

do $$
declare content text;
begin
  foreach content in array array['shop_categories', 'shop_products'] loop
    execute format('create constraint trigger %1$s_counted after insert or delete on %1$s
      deferrable initially deferred for each row execute function count_change()', content);
    execute format('create constraint trigger %1$s_counted_update after update on %1$s
      deferrable initially deferred for each row when (old.version <> new.version) execute function count_change()', content);
  end loop;
end $$;
