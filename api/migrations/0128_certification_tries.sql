-- A code has five tries from one source and thirty from all (decision 59).
alter table certifications
  drop constraint certifications_tries_check,
  add constraint certifications_tries_check check (tries <= 30);
