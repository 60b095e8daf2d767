import { Box, Chip, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from 'shared/client';
import { formatDateLong, formatTimeZoneCity } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { ConfirmButton } from '../../components/dialogs/ConfirmButton';
import { QueryStatus } from '../../components/layout/QueryStatus';
import { Section } from '../../components/layout/Section';
import { Pager } from '../../components/lists/Pager';
import { passwordI18n } from './i18n';

export const sessionsKey = 'own-sessions';
const limit = 10;

/** The user's sessions. Each of the others can be ended, or all of them at once. */
export const SessionList = () => {
  const t = passwordI18n.useT();
  const language = useLanguage();
  const queries = useQueryClient();
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: [sessionsKey, page],
    queryFn: () => api.me.sessions.list({ query: { page, limit, sort: '-createdAt' } }),
    staleTime: 0,
  });
  const { data } = query;
  const reload = () => queries.invalidateQueries({ queryKey: [sessionsKey] });
  return (
    <Section title={t('sessions')}>
      <QueryStatus query={query} height={140} />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.sessions.map(({ _id, device: name, timeZone, ip, createdAt, current }) => {
          const place = timeZone && formatTimeZoneCity(timeZone, language);
          const device = [name || t('unknown'), place].filter(Boolean).join(', ');
          return (
            <Box
              component="li"
              key={_id}
              sx={{ display: 'flex', gap: 2, alignItems: 'center', py: 1, borderBottom: 1, borderColor: 'divider' }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600 }}>
                  {device} {current && <Chip color="success" variant="outlined" label={t('thisDevice')} />}
                </Typography>
                <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                  {t('since', { when: formatDateLong(createdAt, language, true), ip })}
                </Typography>
              </Box>
              {!current && (
                <ConfirmButton
                  label={t('end')}
                  aria-label={`${t('end')}: ${device}`}
                  question={t('endQuestion')}
                  doneMessage={t('ended')}
                  onConfirm={async () => {
                    await api.me.sessions.remove({ params: { id: _id } });
                    await reload();
                  }}
                />
              )}
            </Box>
          );
        })}
      </Box>
      {data && <Pager total={data.total} page={page} limit={limit} onPage={setPage} />}
      {data && data.total > 1 ? (
        <ConfirmButton
          variant="outlined"
          color="error"
          sx={{ mt: 1.5 }}
          label={t('endOthers')}
          question={t('endOthersQuestion')}
          doneMessage={t('endedOthers')}
          onConfirm={async () => {
            await api.me.sessions.removeOthers();
            setPage(1);
            await reload();
          }}
        />
      ) : (
        data && (
          <Typography color="text.secondary" sx={{ mt: 1 }}>
            {t('noOtherSessions')}
          </Typography>
        )
      )}
    </Section>
  );
};
