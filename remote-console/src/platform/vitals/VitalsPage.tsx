import { Box, Skeleton, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title } from 'react-admin';
import { api } from 'shared/client';
import { vitalDays } from 'shared/contract';
import { vitalI18n } from './i18n';
import { VitalsTable } from './VitalsTable';

/** Web vitals measured in visitors' browsers, by route and release of the remote. */
export const VitalsPage = () => {
  const t = vitalI18n.useT();
  const [days, setDays] = useState<(typeof vitalDays)[number]>('7');
  const { data, isPending, isError } = useQuery({
    queryKey: ['vitals', days],
    queryFn: () => api.console.vitals.list({ query: { days } }),
  });
  const rows = data?.vitals ?? [];
  return (
    <Box sx={{ pt: 3 }}>
      <Title title="resources.vitals.name" preferenceKey={false} />
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: 640 }}>
        {t('lead')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={days}
        onChange={(_, chosen: typeof days | null) => chosen && setDays(chosen)}
        aria-label={t('period')}
        sx={{ mb: 2 }}
      >
        {vitalDays.map((value) => (
          <ToggleButton key={value} value={value} sx={{ minHeight: { xs: 44, md: 34 }, px: 2 }}>
            {t(`days_${value}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {isPending && <Skeleton variant="rounded" height={240} />}
      {isError && <Typography color="error">{t('failed')}</Typography>}
      {data && rows.length === 0 && <Typography color="text.secondary">{t('empty')}</Typography>}
      {rows.length > 0 && <VitalsTable rows={rows} />}
    </Box>
  );
};
