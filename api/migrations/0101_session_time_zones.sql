-- Where a session was started, as the time zone of its device says; null for older sessions.
alter table sessions add column time_zone text;
