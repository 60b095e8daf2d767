-- Texts of meetings leave the particle behind a name open: it follows the name's last sound.
update messages
set subject = replace(replace(subject::text, '#{partner}와의', '#{partner}와(과)의'), '#{partner}와 ', '#{partner}와(과) ')::jsonb,
    body = replace(replace(body::text, '#{partner}와의', '#{partner}와(과)의'), '#{partner}와 ', '#{partner}와(과) ')::jsonb
where code like 'matching.%' and (subject::text like '%#{partner}와%' or body::text like '%#{partner}와%');
