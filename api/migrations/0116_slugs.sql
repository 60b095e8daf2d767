-- Names in the addresses of public records (decision 71). `current`: the record uses it now; otherwise it leads to the record
-- until another one takes it. `kind` is the table of the record.
create table slugs (
  kind text not null,
  slug text not null,
  _record text not null,
  current boolean not null default true,
  created_at timestamptz(3) not null default now(),
  primary key (kind, slug)
);
create index slugs_record on slugs (kind, _record);

-- Whether HTML or plain text shows anything.
create function has_text(html text) returns boolean language sql immutable as $$
  select coalesce(html ~* '<(img|table|hr|iframe|video)\y' or regexp_replace(html, '<[^<>]*>|&nbsp;|\s', '', 'g') <> '', false)
$$;

-- A text as a slug: Hangul, Han characters, Latin letters and digits, English only the last two; at most 60 characters, ending with
-- a whole word where that leaves half of them. `noun` stands for a text of which nothing remains, and before digits alone and
-- the words that are parts of addresses.
create function to_slug(words text, language text, noun text) returns text language plpgsql immutable as $$
declare
  other constant text := case language when 'en' then '[^a-z0-9]+' else '[^a-z0-9가-힣㐀-䶿一-鿿]+' end;
  -- Letters without their accents; Hangul is put together again.
  plain constant text := normalize(regexp_replace(normalize(words, nfkd), '[\u0300-\u036f''’]', '', 'g'), nfc);
  slug text := trim(both '-' from regexp_replace(lower(plain), other, '-', 'g'));
  whole_words text;
begin
  if length(slug) > 60 then
    whole_words := regexp_replace(left(slug, 61), '-[^-]*$', '');
    slug := rtrim(case when length(whole_words) between 30 and 60 then whole_words else left(slug, 60) end, '-');
  end if;
  if slug = '' then
    return noun;
  elsif slug ~ '^[0-9-]+$' or slug in ('new', 'create', 'edit', 'search', 'list', 'all', 'page', 'index', 'api', 'console', 'feed', 'rss') then
    return noun || '-' || slug;
  end if;
  return slug;
end $$;

-- Takes a slug for a record. Returns false if another record uses it, also one whose transaction was faster.
create function claim_slug(of_kind text, wanted text, claimant text) returns boolean language plpgsql as $$
begin
  insert into slugs (kind, slug, _record) values (of_kind, wanted, claimant) on conflict do nothing;
  if found then
    return true;
  end if;
  update slugs set _record = claimant, current = true
  where kind = of_kind and slug = wanted and (not current or _record = claimant);
  return found;
end $$;

-- Takes a slug, or the same with the first free number from 2 to 9, or else with the end of the record's id. Returns it.
create function claim_numbered_slug(of_kind text, wanted text, claimant text) returns text language plpgsql as $$
declare
  numbered text := wanted;
begin
  for number in 2..10 loop
    if claim_slug(of_kind, numbered, claimant) then
      return numbered;
    end if;
    numbered := wanted || '-' || number;
  end loop;
  numbered := rtrim(left(wanted, 52), '-') || '-' || lower(right(claimant, 8));
  if not claim_slug(of_kind, numbered, claimant) then
    raise exception 'The slug % is in use', numbered
      using errcode = 'unique_violation', table = 'slugs', constraint = 'slugs_slugs_unique';
  end if;
  return numbered;
end $$;

-- Gives a record its slugs. Arguments: the columns of title and text, the noun for `to_slug`, the column that says whether the
-- record is public with its values for that, and a column with a name that the record has already.
-- A record has a slug in each language in which it has title and text. It is made when the record is first public, and then
-- stays: a changed title does not change it. A null in place of a slug has it made again, another slug takes its place. Those of
-- a deleted record are free for others.
create function assign_slugs() returns trigger language plpgsql as $$
declare
  -- As text: a name has another collation than the index.
  of_kind constant text := tg_table_name;
  title constant text := tg_argv[0];
  content constant text := tg_argv[1];
  after constant jsonb := to_jsonb(new);
  before constant jsonb := case tg_op when 'UPDATE' then to_jsonb(old) else '{}' end;
  is_public constant boolean := after ->> tg_argv[3] = any (string_to_array(tg_argv[4], ','));
  was_deleted constant boolean := before ->> 'deleted_at' is not null;
  name constant text := after ->> tg_argv[5];
  language text;
  wanted text;
  assigned jsonb := '{}';
begin
  if after ->> 'deleted_at' is not null then
    update slugs set current = false where kind = of_kind and _record = new._id;
    return new;
  end if;
  foreach language in array array['ko', 'en', 'cn'] loop
    continue when not has_text(after -> title ->> language)
      or (has_text(after -> content ->> 'ko') and not has_text(after -> content ->> language));
    wanted := case
      when jsonb_typeof(after -> 'slugs') = 'object' and after -> 'slugs' ? language then after -> 'slugs' ->> language
      else before -> 'slugs' ->> language
    end;
    if wanted is null then
      continue when not is_public;
      wanted := coalesce(case language when 'en' then name end, after -> title ->> language);
      wanted := to_slug(wanted, language, tg_argv[2]);
      wanted := claim_numbered_slug(of_kind, wanted, new._id);
    elsif was_deleted then
      wanted := claim_numbered_slug(of_kind, wanted, new._id);
    elsif wanted is distinct from before -> 'slugs' ->> language and not claim_slug(of_kind, wanted, new._id) then
      raise exception 'The slug % is in use', wanted
        using errcode = 'unique_violation', table = 'slugs', constraint = 'slugs_slugs.' || language || '_unique';
    end if;
    assigned := assigned || jsonb_build_object(language, wanted);
  end loop;
  if before -> 'slugs' is distinct from assigned and jsonb_typeof(before -> 'slugs') = 'object' then
    update slugs set current = false
    where kind = of_kind and _record = new._id and current
      and slug not in (select value from jsonb_each_text(assigned));
  end if;
  -- The other name leads to the record too, unless another record has it.
  if is_public and name is not null then
    insert into slugs (kind, slug, _record, current) values (of_kind, name, new._id, false) on conflict do nothing;
  end if;
  new.slugs := nullif(assigned, '{}');
  return new;
end $$;

create function release_slugs() returns trigger language plpgsql as $$
declare
  of_kind constant text := tg_table_name;
begin
  delete from slugs where kind = of_kind and _record = old._id;
  return null;
end $$;

do $$
declare
  kind record;
  one record;
begin
  for kind in select * from (values
    ('boards', 'subject', 'content', 'post', 'status', 'PUBLISHED,SCHEDULED', 'slug'),
    ('fairs', 'title', 'content', 'fair', 'published', 'true', null),
    ('programs', 'title', 'description', 'auction', 'published', 'true', 'code'),
    ('works', 'title', 'description', 'lot', 'visible', 'true', null),
    ('shop_products', 'name', 'content', 'product', 'status', 'ON,SOLDOUT', null)
  ) as kinds (name, title, content, noun, state, public, other) loop
    execute format('alter table %I add column slugs jsonb', kind.name);
    execute format(
      'create trigger slugs_assigned before insert or update of %I, %I, %I, %s slugs, deleted_at on %I for each row
        execute function assign_slugs(%L, %L, %L, %L, %L%s)',
      kind.title, kind.content, kind.state, quote_ident(kind.other) || ',', kind.name,
      kind.title, kind.content, kind.noun, kind.state, kind.public, ', ' || quote_literal(kind.other));
    execute format(
      'create trigger slugs_released after delete on %I for each row execute function release_slugs()', kind.name);
    -- The oldest of several records with one title gets the slug without a number.
    for one in execute format('select _id from %I where deleted_at is null order by created_at, _id', kind.name) loop
      execute format('update %I set slugs = slugs where _id = %L', kind.name, one._id);
    end loop;
  end loop;
end $$;

-- The trigger of posts names its columns (decision 51).
do $$
begin
  drop trigger content_changed on boards;
  execute format(
    'create trigger content_changed after insert or update of %s or delete or truncate on boards
      for each statement execute function notify_content_change(''firm'')',
    (select string_agg(quote_ident(attname), ', ') from pg_attribute
      where attrelid = 'boards'::regclass and attnum > 0 and not attisdropped and attname <> 'views'));
end $$;
