-- Ids of what the audit log has of the log of releases: several hosts may tell the API of the same change.
create table recorded_deployments (
  _id text primary key,
  at timestamptz(3) not null default clock_timestamp()
);
