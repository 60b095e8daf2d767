-- The search finds the cases of the firm, and lawyers by their Chinese names.
create or replace view searchable_records as
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
  jsonb_build_object('ko', lawyer ->> 'title', 'en', lawyer ->> 'titleEn', 'cn', coalesce(nullif(lawyer ->> 'titleCn', ''), lawyer ->> 'titleEn')) as title,
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
from fairs where published and deleted_at is null
union all
select slug, 'case', title, '', search_body(summary, content), null, null, coalesce("order", 1000),
  make_timestamptz(year, 12, 31, 0, 0, 0, 'UTC'), null, null
from cases where published;

-- The address of a case is its slug, which may change.
create function search_case_changed() returns trigger language plpgsql as $$
begin
  perform write_search_documents('{case}', array_remove(array[old.slug, new.slug], null));
  return null;
end $$;
create trigger search_changed after insert or delete or update of slug, title, summary, content, year, "order", published on cases
  for each row execute function search_case_changed();

-- What there is already.
select write_search_documents('{case}', array(select slug from cases));
select write_search_documents('{lawyer}', array(select record from searchable_records where kind = 'lawyer'));
