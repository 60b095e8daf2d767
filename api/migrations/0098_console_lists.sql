-- What the console finds a request by: who sent it and what is written in it.
create function form_words(receipt_no text, name text, phone text, email text, subject text, content text, extra jsonb) returns text
language sql immutable parallel safe as $$
  select lower((
    receipt_no || ' ' || name || ' ' || phone || ' ' || coalesce(email, '') || ' ' || coalesce(subject, '') || ' '
    || coalesce(content, '') || ' ' || coalesce(extra ->> 'company', '') || ' ' || coalesce(extra ->> 'ceoName', '') || ' '
    || coalesce(extra ->> 'businessNumber', '') || ' ' || coalesce(extra ->> 'product', '')
  ) collate "C")
$$;
create index forms_pieces on forms using gin (search_pieces(form_words(receipt_no, name, phone, email, subject, content, extra)));

-- Columns that the console newly sorts posts by. Posts are many; of the other lists it sorts a few rows.
create index boards_subject on boards ((subject ->> 'ko'), _id) where deleted_at is null;
create index boards_category on boards (category asc nulls last, _id) where deleted_at is null;
create index boards_category_last on boards (category desc nulls last, _id desc) where deleted_at is null;
create index boards_pinned on boards (pinned, _id) where deleted_at is null;
