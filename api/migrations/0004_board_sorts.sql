-- One index for each column that the console sorts posts by; a nullable one keeps its nulls last, as the list does.
create index boards_updated on boards (updated_at, _id) where deleted_at is null;
create index boards_views on boards (views, _id) where deleted_at is null;
create index boards_status on boards (status, _id) where deleted_at is null;
create index boards_code on boards (code, _id) where deleted_at is null;
create index boards_published on boards (publish_at desc nulls last, _id desc) where deleted_at is null;
create index boards_ordered on boards ("order" asc nulls last, _id) where deleted_at is null;
create index boards_published_first on boards (publish_at, _id) where deleted_at is null;
create index boards_ordered_last on boards ("order" desc nulls last, _id desc) where deleted_at is null;
