import { Box, Chip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { LotState } from 'shared/contract';
import { formatDateTime } from 'shared/format';
import { Won } from '../parts/WonField';
import { workTones } from '../works/tones';
import { Countdown } from './Countdown';
import { bidTexts } from './texts';

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography component="dt" variant="body2" color="text.secondary">
      {label}
    </Typography>
    <Box component="dd" sx={{ m: 0, fontSize: '1.25rem', fontWeight: 650, lineHeight: 1.4 }}>
      {children}
    </Box>
  </Box>
);

/** Where a lot stands this second. */
export const LadderHead = ({ lot, ahead }: { lot: LotState; ahead: number }) => {
  const t = bidTexts.useT();
  const translate = useTranslate();
  const open = lot.status === 'OPEN';
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mb: 2,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(5, minmax(0, 1fr))' },
      }}
    >
      <Figure label={translate('resources.auction/works.fields.status')}>
        <Chip
          variant="outlined"
          color={workTones[lot.status] ?? 'default'}
          label={translate(`resources.auction/works.status.${lot.status}`)}
        />
      </Figure>
      <Figure label={t('now')}>
        <Won amount={lot.currentPrice} />
      </Figure>
      <Figure label={t('next')}>{open ? <Won amount={lot.minNext} /> : '—'}</Figure>
      <Figure label={t('leader')}>{lot.leader ?? '—'}</Figure>
      <Figure label={open ? t('left') : t('ends')}>
        {open ? <Countdown until={lot.effectiveEndAt} ahead={ahead} /> : null}
        <Typography variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatDateTime(lot.effectiveEndAt)}
          {lot.extensions > 0 && ` (${t('extended', { count: lot.extensions })})`}
        </Typography>
      </Figure>
    </Box>
  );
};
