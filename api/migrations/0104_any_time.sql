-- Wishes for any time, which the form sent as 09:00 to 18:00, a period that it never offered.
update forms set preferred_at = preferred_at || '{"from": "00:00", "to": "23:59"}'
where code = 'consult' and preferred_at @> '{"from": "09:00", "to": "18:00"}';
