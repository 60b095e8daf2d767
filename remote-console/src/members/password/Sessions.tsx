import { Box, Chip, Skeleton, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from 'shared/client';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { AskedButton } from '../../parts/AskedButton';
import { Group } from '../../parts/Group';
import { LoadFailed } from '../../parts/LoadFailed';
import { Pager } from '../../parts/Pager';
import { deviceOf } from './device';
import { passwordI18n } from './i18n';

export const sessionsKey = 'own-sessions';
const limit = 10;

/** Where one is signed in, and the way out of everywhere else. */
export const Sessions = () => {
  const t = passwordI18n.useT();
  const language = useLanguage();
  const queries = useQueryClient();
  const [page, setPage] = useState(1);
  const { data, isPending, error, refetch } = useQuery({
    queryKey: [sessionsKey, page],
    queryFn: () => api.me.sessions.list({ query: { page, limit, sort: '-createdAt' } }),
    staleTime: 0,
  });
  const again = () => queries.invalidateQueries({ queryKey: [sessionsKey] });
  return (
    <Group title={t('sessions')}>
      {isPending && <Skeleton variant="rounded" height={140} />}
      {error && !data && <LoadFailed error={error} retry={refetch} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.sessions.map(({ _id, ua, ip, createdAt, current }) => {
          const device = deviceOf(ua) || t('unknown');
          return (
            <Box
              component="li"
              key={_id}
              sx={{ display: 'flex', gap: 2, alignItems: 'center', py: 1, borderBottom: 1, borderColor: 'divider' }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600 }} title={ua}>
                  {device} {current && <Chip color="success" variant="outlined" label={t('here')} />}
                </Typography>
                <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                  {t('since', { when: formatDateLong(createdAt, language, true), ip })}
                </Typography>
              </Box>
              {!current && (
                <AskedButton
                  label={t('end')}
                  aria-label={`${t('end')}: ${device}`}
                  ask={t('endAsk')}
                  done={t('ended')}
                  act={async () => {
                    await api.me.sessions.remove({ params: { id: _id } });
                    await again();
                  }}
                />
              )}
            </Box>
          );
        })}
      </Box>
      {data && <Pager total={data.total} page={page} limit={limit} onPage={setPage} />}
      {data && data.total > 1 ? (
        <AskedButton
          variant="outlined"
          color="error"
          sx={{ mt: 1.5 }}
          label={t('endOthers')}
          ask={t('endOthersAsk')}
          done={t('endedOthers')}
          act={async () => {
            await api.me.sessions.removeOthers();
            setPage(1);
            await again();
          }}
        />
      ) : (
        data && (
          <Typography color="text.secondary" sx={{ mt: 1 }}>
            {t('only')}
          </Typography>
        )
      )}
    </Group>
  );
};
