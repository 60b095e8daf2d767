-- A release may also fail while the host renders its pages on the server.
alter table failures drop constraint failures_phase_check;
alter table failures add constraint failures_phase_check
  check (phase in ('registry', 'entry', 'chunk', 'styles', 'mismatch', 'mount', 'data', 'server'));
