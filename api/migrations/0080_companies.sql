-- What anybody may find a company by: its names and that of whoever stands for it.
create function company_words(name text, company jsonb) returns text language sql immutable parallel safe as $$
  select lower((
    name || ' ' || coalesce(company #>> '{name,ko}', '') || ' ' || coalesce(company #>> '{name,en}', '') || ' '
    || coalesce(company #>> '{name,cn}', '')
  ) collate "C")
$$;
create index users_company_pieces on users using gin (search_pieces(company_words(name, company)));
-- What lists of companies are sorted by: to take it out of the document costs more than all the rest of such a list.
alter table users add column listed_name text not null generated always as (coalesce(company #>> '{name,ko}', name)) stored;
-- The newest of a fair come first.
create index matchings_updated on matchings (_fair, updated_at, _id);
-- Orders in the order of their states; within one of them `orders_status` knows the newest.
create index orders_by_status on orders (status, _id);
