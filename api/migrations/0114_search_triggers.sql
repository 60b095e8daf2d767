-- Writes the documents of the search with each change (decision 70).

-- Triggers. The arguments are the kinds that a row of the table can be.
create function search_record_changed() returns trigger language plpgsql as $$
begin
  perform write_search_documents(tg_argv::text[], array[case when tg_op = 'DELETE' then old._id else new._id end]);
  return null;
end $$;
-- The same for many new rows at once.
create function search_records_added() returns trigger language plpgsql as $$
begin
  perform write_search_documents(tg_argv::text[], array(select _id from added));
  return null;
end $$;

-- A change of nothing else touches the search: views, bids, stock and counters cost what they did.
create trigger search_added after insert on boards referencing new table as added
  for each statement execute function search_records_added('article', 'notice');
create trigger search_changed after delete or update of code, category, subject, summary, content, tags, status, publish_at,
  unpublish_at, secret, thumb, deleted_at on boards for each row execute function search_record_changed('article', 'notice');
create trigger search_added after insert on faqs referencing new table as added
  for each statement execute function search_records_added('faq');
create trigger search_changed after delete or update of question, answer, "order", published on faqs
  for each row execute function search_record_changed('faq');
create trigger search_added after insert on fairs referencing new table as added
  for each statement execute function search_records_added('fair');
create trigger search_changed after delete or update of title, summary, content, venue, published, thumbs, start_at, deleted_at on fairs
  for each row execute function search_record_changed('fair');
create trigger search_added after insert on works referencing new table as added
  for each statement execute function search_records_added('lot');
create trigger search_changed after delete or update of title, _author, medium, description, visible, end_at, deleted_at on works
  for each row execute function search_record_changed('lot');
create trigger search_added after insert on shop_products referencing new table as added
  for each statement execute function search_records_added('product');
create trigger search_changed after delete or update of name, code, summary, thumb, _category, status, deleted_at on shop_products
  for each row execute function search_record_changed('product');

-- The address of an auction is its code, which may change.
create function search_program_changed() returns trigger language plpgsql as $$
begin
  perform write_search_documents('{program}', array_remove(array[old.code, new.code], null));
  return null;
end $$;
create trigger search_changed after insert or delete or update of title, code, description, open_at, published, deleted_at on programs
  for each row execute function search_program_changed();

create function search_author_changed() returns trigger language plpgsql as $$
begin
  perform write_search_documents('{lot}', array(select _id from works where _author = new._id));
  return null;
end $$;
create trigger search_changed after update of name, name_en on authors for each row execute function search_author_changed();

create function search_auction_file_changed() returns trigger language plpgsql as $$
begin
  perform write_search_documents('{lot}', array_remove(array[old._work, new._work], null));
  return null;
end $$;
create trigger search_changed after insert or delete or update on auction_files
  for each row execute function search_auction_file_changed();

-- Lawyers, practices and offices name each other: all of them are written when one document changes, by one transaction after another.
create function search_document_changed() returns trigger language plpgsql as $$
declare
  firm constant text[] := '{lawyer,practice,office}';
begin
  perform pg_advisory_xact_lock(7406350);
  delete from search_documents where kind = any (firm);
  perform write_search_documents(firm, array(select record from searchable_records where kind = any (firm)));
  return null;
end $$;
create trigger search_changed after insert or update or delete on documents for each statement execute function search_document_changed();

-- What has changed since the file before was begun.
select write_search_documents('{article,notice}', array(select _id from boards where updated_at > now() - interval '1 hour'));
select write_search_documents('{faq}', array(select _id from faqs where updated_at > now() - interval '1 hour'));
select write_search_documents('{fair}', array(select _id from fairs where updated_at > now() - interval '1 hour'));
select write_search_documents('{program}', array(select code from programs where updated_at > now() - interval '1 hour'));
select write_search_documents('{lot}', array(select _id from works where updated_at > now() - interval '1 hour'));
select write_search_documents('{product}', array(select _id from shop_products where updated_at > now() - interval '1 hour'));
select write_search_documents('{lawyer,practice,office}', array(
  select record from searchable_records where kind in ('lawyer', 'practice', 'office')
));
delete from search_documents where _id not in (select kind || ':' || record from searchable_records);
