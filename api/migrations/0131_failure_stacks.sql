-- Where the error of a failure was thrown: places in files of releases and of the host, a line each (decision 81).
alter table failures add column stack text check (char_length(stack) <= 4000);
