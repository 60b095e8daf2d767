-- When whoever keeps a lot was told that it ends soon; once, however often its end moves afterwards.
alter table bookmarks add column reminded_at timestamptz(3);
