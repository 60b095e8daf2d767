-- What the search of the house finds (decision 70): one row for each public record, in the transaction that changes the record.
-- `pg_trgm` is a trusted extension: whoever may create a schema in this database may create it.
create extension if not exists pg_trgm;

-- The keys that type a text on a Korean keyboard with two sets (dubeolsik), in words between single spaces: 하자 is `gkwk`, as for
-- somebody who has forgotten to switch the keyboard. Shift makes no difference, accents are dropped, and each Chinese character is
-- a word, its code in hexadecimal digits. pg_trgm knows ASCII letters in every locale, but Hangul in some only. It names functions
-- of PostgreSQL alone, so that a dump can be restored whatever the search path is.
create function search_keys(words text) returns text language plpgsql immutable strict parallel safe as $$
declare
  keys text collate "C" := lower(normalize(words, NFKD) collate "C");
begin
  if keys ~ '[\u1100-\u11ff]' then
    -- Vowels of two keys, then pairs of consonants.
    keys := replace(keys, U&'\116a', 'hk');
    keys := replace(keys, U&'\116b', 'ho');
    keys := replace(keys, U&'\116c', 'hl');
    keys := replace(keys, U&'\116f', 'nj');
    keys := replace(keys, U&'\1170', 'np');
    keys := replace(keys, U&'\1171', 'nl');
    keys := replace(keys, U&'\1174', 'ml');
    keys := replace(keys, U&'\111a', 'fg');
    keys := replace(keys, U&'\1121', 'qt');
    keys := replace(keys, U&'\11aa', 'rt');
    keys := replace(keys, U&'\11ac', 'sw');
    keys := replace(keys, U&'\11ad', 'sg');
    keys := replace(keys, U&'\11b0', 'fr');
    keys := replace(keys, U&'\11b1', 'fa');
    keys := replace(keys, U&'\11b2', 'fq');
    keys := replace(keys, U&'\11b3', 'ft');
    keys := replace(keys, U&'\11b4', 'fx');
    keys := replace(keys, U&'\11b5', 'fv');
    keys := replace(keys, U&'\11b6', 'fg');
    keys := replace(keys, U&'\11b9', 'qt');
    -- Initial consonants, vowels and final consonants of one key.
    keys := translate(keys,
      U&'\1100\1101\1102\1103\1104\1105\1106\1107\1108\1109\110a\110b\110c\110d\110e\110f\1110\1111\1112'
      || U&'\1161\1162\1163\1164\1165\1166\1167\1168\1169\116d\116e\1172\1173\1175'
      || U&'\11a8\11a9\11ab\11ae\11af\11b7\11b8\11ba\11bb\11bc\11bd\11be\11bf\11c0\11c1\11c2',
      'rrseefaqqttdwwczxvg' || 'koiojpuphynbml' || 'rrsefaqttdwczxvg');
  end if;
  keys := regexp_replace(keys, '[\u0300-\u036f]+', '', 'g');
  keys := regexp_replace(keys, '[^a-z0-9\u4e00-\u9fff]+', ' ', 'g');
  if keys ~ '[\u4e00-\u9fff]' then
    keys := (
      select string_agg(case when letter ~ '[\u4e00-\u9fff]' then ' ' || to_hex(ascii(letter)) || ' ' else letter end, '' order by at)
      from string_to_table(keys, null) with ordinality as letters (letter, at)
    );
    keys := regexp_replace(keys, ' +', ' ', 'g');
  end if;
  return ' ' || btrim(keys) || ' ';
end $$;

-- The initial consonants of the Hangul in a text, as keys: 하자 보수 is `gw qt`.
create function search_initials(words text) returns text language sql immutable strict parallel safe as $$
  select ' ' || btrim(translate(
    regexp_replace(
      regexp_replace(regexp_replace(normalize(words, NFD), '[^\u1100-\u11ff]+', ' ', 'g'), '[\u1161-\u11ff]+', '', 'g'),
      ' +', ' ', 'g'),
    U&'\1100\1101\1102\1103\1104\1105\1106\1107\1108\1109\110a\110b\110c\110d\110e\110f\1110\1111\1112',
    'rrseefaqqttdwwczxvg')) || ' '
$$;

-- HTML as the text that it shows.
create function search_plain(html text) returns text language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(
    replace(replace(replace(replace(replace(
      regexp_replace(html, '<[^>]*>', ' ', 'g'),
      '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'),
    '\s+', ' ', 'g'))
$$;

create table search_documents (
  -- Of kind and record in one: an index of both would offer to find all records of a kind by skipping through it.
  _id text generated always as (kind || ':' || record) stored primary key,
  -- What its address names: an id, the slug of a lawyer or an office, the code of a practice or an auction.
  record text not null,
  kind text not null,
  title jsonb not null check (title ? 'ko'),
  -- Further names that count as the title.
  aliases text not null default '',
  -- Plain text by language.
  body jsonb not null default '{}',
  picture text,
  -- The category of a product.
  category text,
  -- Of equally good ones, the order; then the latest first.
  "order" integer not null default 0,
  dated_at timestamptz(3),
  visible_from timestamptz(3),
  visible_until timestamptz(3),
  -- The title, in which several words count as one word, too.
  title_keys text not null generated always as (search_keys(
    (title ->> 'ko') || ' ' || coalesce(title ->> 'en', '') || ' ' || coalesce(title ->> 'cn', '') || ' '
    || replace(title ->> 'ko', ' ', '') || ' ' || replace(coalesce(title ->> 'en', ''), ' ', '')
  )) stored,
  -- The same with the aliases.
  name_keys text not null generated always as (search_keys(
    (title ->> 'ko') || ' ' || coalesce(title ->> 'en', '') || ' ' || coalesce(title ->> 'cn', '') || ' '
    || replace(title ->> 'ko', ' ', '') || ' ' || replace(coalesce(title ->> 'en', ''), ' ', '') || ' ' || aliases
  )) stored,
  -- The same with the body.
  keys text not null generated always as (search_keys(
    (title ->> 'ko') || ' ' || coalesce(title ->> 'en', '') || ' ' || coalesce(title ->> 'cn', '') || ' '
    || replace(title ->> 'ko', ' ', '') || ' ' || replace(coalesce(title ->> 'en', ''), ' ', '') || ' ' || aliases || ' '
    || coalesce(body ->> 'ko', '') || ' ' || coalesce(body ->> 'en', '') || ' ' || coalesce(body ->> 'cn', '')
  )) stored,
  -- Of the title.
  initials text not null generated always as (
    search_initials((title ->> 'ko') || ' ' || replace(title ->> 'ko', ' ', ''))
  ) stored
);

-- Whether visitors see a document now. Its cost is stated far too high on purpose, and plpgsql keeps the planner from looking inside: it
-- then finds rows in an index first and never reads the table instead.
create function is_searchable(visible_from timestamptz, visible_until timestamptz) returns boolean
language plpgsql stable parallel safe cost 1000 as $$
begin
  return (visible_from is null or visible_from <= now()) and (visible_until is null or visible_until > now());
end $$;

-- Texts by language of a column with HTML, each of at most 20,000 characters.
create function search_body(variadic parts jsonb[]) returns jsonb language sql immutable parallel safe as $$
  select coalesce(jsonb_object_agg(language, words), '{}') from (
    select language, left(string_agg(search_plain(part ->> language), ' ' order by at), 20000) as words
    from unnest(array['ko', 'en', 'cn']) as language, unnest(parts) with ordinality as parts (part, at)
    where part ->> language <> '' group by language
  ) as texts
$$;

-- The public records as the search knows them: what their public lists show, and nothing else. A new kind is a new part of it.
create view searchable_records as
with
  lawyers as (
    select items.value as lawyer, at from documents, jsonb_array_elements(documents.value) with ordinality as items (value, at)
    where key = 'lawyers' and (items.value ->> 'enabled')::boolean
  ),
  practices as (
    select items.value as practice, at from documents, jsonb_array_elements(documents.value) with ordinality as items (value, at)
    where key = 'practices' and (items.value ->> 'enabled')::boolean
  ),
  offices as (
    select items.value as office, at - 1 as index
    from documents, jsonb_array_elements(documents.value -> 'offices') with ordinality as items (value, at) where key = 'setting'
  )
select lawyer ->> 'slug' as record, 'lawyer' as kind,
  jsonb_build_object('ko', lawyer ->> 'title', 'en', lawyer ->> 'titleEn', 'cn', lawyer ->> 'titleEn') as title,
  concat_ws(' ',
    case when (lawyer ->> 'ceo')::boolean then '대표변호사 Managing Partner 主任律师 ' else 'Attorney ' end,
    '변호사 Lawyer 律师',
    (select string_agg(concat_ws(' ', practice #>> '{name,ko}', practice #>> '{name,en}', practice #>> '{name,cn}'), ' ')
      from practices where lawyer -> 'practices' ? (practice ->> 'code')),
    (select string_agg(concat_ws(' ', specialty #>> '{name,ko}', specialty #>> '{name,en}', specialty #>> '{name,cn}'), ' ')
      from jsonb_array_elements(lawyer -> 'specialties') as specialty),
    (select concat_ws(' ', office #>> '{title,ko}', office #>> '{title,en}', office #>> '{title,cn}')
      from offices where index = (lawyer ->> 'office')::int)) as aliases,
  search_body(variadic array[lawyer -> 'intro'] || array(select jsonb_array_elements(lawyer -> 'careers'))
    || array(select jsonb_array_elements(lawyer -> 'education'))) as body,
  lawyer #>> '{image,url}' as picture, null::text as category, at::int as "order",
  null::timestamptz(3) as dated_at, null::timestamptz(3) as visible_from, null::timestamptz(3) as visible_until
from lawyers
union all
select practice ->> 'code', 'practice', practice -> 'name',
  (select coalesce(string_agg(concat_ws(' ', item ->> 'ko', item ->> 'en', item ->> 'cn'), ' '), '')
    from jsonb_array_elements(practice -> 'items') as item),
  search_body(practice -> 'summary', practice -> 'about', practice -> 'cost'),
  practice ->> 'image', null, at::int, null, null, null
from practices
union all
select office ->> 'slug', 'office', office -> 'title', concat_ws(' ', '사무소 오시는 길 Office 办公室', office ->> 'tel'),
  search_body(office -> 'location', office -> 'regions', office -> 'access'),
  office ->> 'image', null, index::int, null, null, null
from offices where office ->> 'slug' <> ''
union all
select _id, case code when 'NOTICE' then 'notice' else 'article' end, subject,
  array_to_string(tags, ' ') || ' ' || coalesce(category, ''), search_body(summary, content),
  thumb ->> 'url', null, 0, publish_at, publish_at, unpublish_at
from boards
where code in ('MAGAZINE', 'NEWS', 'NOTICE') and status in ('PUBLISHED', 'SCHEDULED') and publish_at is not null and not secret
  and deleted_at is null
union all
select _id, 'faq', question, '', search_body(answer), null, null, "order", null, null, null
from faqs where published
union all
select _id, 'product', name, code, search_body(summary), thumb ->> 'url', _category, 0, created_at, null, null
from shop_products where status in ('ON', 'SOLDOUT') and deleted_at is null
union all
select w._id, 'lot', w.title, concat_ws(' ', a.name ->> 'ko', a.name ->> 'en', a.name ->> 'cn', a.name_en),
  search_body(w.medium, w.description),
  (select f.file ->> 'url' from auction_files f where f._work = w._id and f.index = 0 and f.kind = 'IMAGE' limit 1),
  null, 0, w.end_at, null, null
from works w join authors a on a._id = w._author where w.visible and w.deleted_at is null
union all
select code, 'program', title, code, search_body(description), null, null, 0, open_at, null, null
from programs where published and deleted_at is null
union all
select _id, 'fair', title, concat_ws(' ', venue #>> '{name,ko}', venue #>> '{name,en}', venue #>> '{name,cn}'),
  search_body(summary, content), thumbs #>> '{0,url}', null, 0, start_at, null, null
from fairs where published and deleted_at is null;

-- Writes the documents of some records anew, and removes those of which visitors see nothing any more.
create function write_search_documents(kinds text[], records text[]) returns void language plpgsql as $$
begin
  delete from search_documents
  where _id = any (array(select kind || ':' || record from unnest(kinds) as kind, unnest(records) as record));
  insert into search_documents
    (record, kind, title, aliases, body, picture, category, "order", dated_at, visible_from, visible_until)
  select distinct on (record, kind) * from searchable_records where record = any (records) and kind = any (kinds)
  -- Another transaction may have written it since.
  on conflict (_id) do update set
    (title, aliases, body, picture, category, "order", dated_at, visible_from, visible_until) =
    (excluded.title, excluded.aliases, excluded.body, excluded.picture, excluded.category, excluded."order", excluded.dated_at,
      excluded.visible_from, excluded.visible_until);
end $$;

-- What there is already. Triggers come in the next file, because they wait for all that writes, and it for them.
insert into search_documents
  (record, kind, title, aliases, body, picture, category, "order", dated_at, visible_from, visible_until)
select distinct on (record, kind) * from searchable_records;

-- A word that many documents of a kind have is met soon when the latest are read.
create index search_documents_dated on search_documents (kind, dated_at desc nulls last);
-- Any other word is looked up among those of its kind.
create extension if not exists btree_gin;
create index search_documents_keys on search_documents using gin (kind, keys gin_trgm_ops);
create index search_documents_name_keys on search_documents using gin (kind, name_keys gin_trgm_ops);
create index search_documents_initials on search_documents using gin (kind, initials gin_trgm_ops);
