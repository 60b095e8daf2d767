-- Notifies every process of the API of a change of public content when its transaction commits (decision 51). The payload
-- is the name of the domain; PostgreSQL sends equal notifications of one transaction once.
create function notify_content_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('portico_content', tg_argv[0]);
  return null;
end $$;

-- `unless`: columns whose change no public page must show at once, such as the counters of views. A later column of these
-- tables needs a new trigger; `content-changes.test.ts` tells.
do $$
declare
  watched record;
  columns text;
begin
  for watched in select * from (values
    ('users', 'members', '{}'::text[]),
    ('terms', 'members', '{}'),
    ('notifications', 'members', '{views,announced_at}'),
    ('documents', 'firm', '{}'),
    ('banners', 'firm', '{}'),
    ('popups', 'firm', '{views,clicks,dismissals}'),
    ('boards', 'firm', '{views}'),
    ('comments', 'firm', '{}'),
    ('faqs', 'firm', '{views}'),
    ('fairs', 'matching', '{}'),
    ('participations', 'matching', '{}'),
    ('introductions', 'matching', '{}'),
    ('products', 'matching', '{}'),
    ('fair_products', 'matching', '{}'),
    ('matchings', 'matching', '{}'),
    ('programs', 'auction', '{}'),
    ('works', 'auction', '{}'),
    ('auction_files', 'auction', '{}'),
    ('authors', 'auction', '{}'),
    ('paddles', 'auction', '{}'),
    ('bids', 'auction', '{}'),
    ('shop_categories', 'shop', '{}'),
    ('shop_products', 'shop', '{}'),
    ('reviews', 'shop', '{}'),
    ('inquiries', 'shop', '{}')
  ) as tables (name, domain, unless) loop
    columns := case watched.name
      -- What comments, reviews and the companies of a fair show of a member.
      when 'users' then 'name, username, name_en, status, company, buyer, seller, logo, deleted_at'
      -- Fairs show the number of agreed meetings.
      when 'matchings' then '_fair, status'
      else (
        select string_agg(quote_ident(attname), ', ') from pg_attribute
        where watched.unless <> '{}' and attrelid = watched.name::regclass and attnum > 0 and not attisdropped
          and attname <> all (watched.unless)
      )
    end;
    execute format(
      'create trigger content_changed after insert or update %s or delete or truncate on %I
        for each statement execute function notify_content_change(%L)',
      coalesce('of ' || columns, ''), watched.name, watched.domain);
  end loop;
end $$;

-- Lots show how many members watch them; bookmarks of other things are shown to their owner alone.
create trigger content_added after insert on bookmarks for each row
  when (new.type = 'WORK') execute function notify_content_change('auction');
create trigger content_removed after delete on bookmarks for each row
  when (old.type = 'WORK') execute function notify_content_change('auction');

-- For the next time at which posts leave the site.
create index boards_unpublished on boards (unpublish_at) where unpublish_at is not null and deleted_at is null;
