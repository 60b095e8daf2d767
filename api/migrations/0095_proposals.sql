-- Proposed times are struck one by one, and a proposal has a deadline of its own (M25). Open ones get it anew.
update matchings set proposal = jsonb_set(proposal, '{slots}', (
  select jsonb_agg(slot || '{"struckAt": null, "struckReason": null}' order by position)
  from jsonb_array_elements(proposal -> 'slots') with ordinality as proposed (slot, position)
))
where proposal is not null;
update matchings
set expires_at = least(
  now() + make_interval(hours => fairs.request_ttl_hours),
  (
    select max((slot ->> 'start')::timestamptz) - make_interval(mins => fairs.lead_minutes)
    from jsonb_array_elements(proposal -> 'slots') slot
  ),
  slot_start
)
from fairs
where fairs._id = matchings._fair and proposal is not null and matchings.status in ('REQUESTED', 'ACCEPTED');
create index matchings_proposed on matchings (expires_at) where status = 'ACCEPTED' and proposal is not null;
