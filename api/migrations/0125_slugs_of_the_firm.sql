-- Posts of members have no slugs: they would take those that the firm's articles had before (decision 71).
create or replace function assign_slugs() returns trigger language plpgsql as $$
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
  -- Anybody writes there, and must not take the names of the firm's articles.
  if of_kind = 'boards' and after ->> 'code' = 'COMMUNITY' then
    update slugs set current = false where kind = of_kind and _record = new._id and current;
    new.slugs := null;
    return new;
  end if;
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

create or replace trigger slugs_assigned before insert or update of subject, content, code, status, slug, slugs, deleted_at on boards
  for each row execute function assign_slugs('subject', 'content', 'post', 'status', 'PUBLISHED,SCHEDULED', 'slug');

delete from slugs using boards where kind = 'boards' and _record = boards._id and boards.code = 'COMMUNITY';
update boards set slugs = null where code = 'COMMUNITY' and slugs is not null;
