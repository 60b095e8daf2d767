-- The same pieces as before, from one walk along the letters. To make them costs more than to read many rows: the
-- planner is told, so that it looks into the index of them and never makes those of a row that it passes.
create or replace function search_pieces(words text) returns text[] language sql immutable strict parallel safe cost 10000 as $$
  select coalesce(array_agg(distinct piece), '{}') from (
    select unnest(array[letter, case when following !~ '\s' then letter || following end]) as piece from (
      select letter, lead(letter) over (order by at) as following
      from unnest(string_to_array(words, null)) with ordinality as letters (letter, at)
    ) pairs where letter !~ '\s'
  ) pieces where piece is not null
$$;

-- What the console finds a member by.
create function member_words(username text, name text, name_en text, email text, phone text, company jsonb) returns text
language sql immutable parallel safe as $$
  select lower((
    username || ' ' || name || ' ' || coalesce(name_en, '') || ' ' || email || ' ' || phone || ' '
    || coalesce(company #>> '{name,ko}', '') || ' ' || coalesce(company #>> '{name,en}', '') || ' '
    || coalesce(company ->> 'businessNumber', '')
  ) collate "C")
$$;
create index users_pieces on users using gin (search_pieces(member_words(username, name, name_en, email, phone, company)))
  where deleted_at is null;

-- What lists of the console look for in what members wrote.
create index reviews_pieces on reviews using gin (search_pieces(lower(content collate "C")));
create index inquiries_pieces on inquiries using gin (search_pieces(lower((coalesce(subject, '') || ' ' || content) collate "C")));
-- To count what a flag or a kind leaves, the entries of one index are read and no row.
create index users_listed on users (created_at, _id) include (status, type, roles, _level, waiting) where deleted_at is null;
create index orders_listed on orders (created_at, _id) include (kind, method, requested, alert);
create index inquiries_listed on inquiries (created_at, _id) include (secret);
create index reviews_listed on reviews (created_at, _id) include (status);
create index users_updated on users (updated_at, _id) where deleted_at is null;
create index users_name on users (name, _id) where deleted_at is null;
create index users_status on users (status, _id) where deleted_at is null;
create index users_seen on users (last_login_at asc nulls last, _id) where deleted_at is null;
create index users_seen_last on users (last_login_at desc nulls last, _id desc) where deleted_at is null;
create index users_roles on users using gin (roles) where deleted_at is null;
drop index users_created, orders_created, inquiries_created, reviews_created;
create index inquiries_answered on inquiries (created_at, _id) where answer is not null;
create index reviews_answered on reviews (created_at, _id) where reply is not null;

-- What a price leaves is counted by category in its index.
create index shop_products_shown_prices on shop_products (current_price, _id) include (_category)
  where deleted_at is null and status in ('ON', 'SOLDOUT');
drop index shop_products_shown_price;
