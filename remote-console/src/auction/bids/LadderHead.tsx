import { Box, Chip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { LotState } from 'shared/contract';
import { formatDateTime } from 'shared/format';
import { Won } from '../../parts/WonField';
import { workTones } from '../works/tones';
import { Countdown } from './Countdown';
import { bidI18n } from './i18n';

interface FigureProps {
  label: string;
  /** What the eye looks for first. */
  first?: boolean;
  children: ReactNode;
}

const Figure = ({ label, first = false, children }: FigureProps) => (
  <Box
    sx={{
      gridColumn: { xs: first ? '1 / -1' : 'auto', md: 'auto' },
      minWidth: 0,
      pl: { md: first ? 0 : 3 },
      borderLeft: { md: first ? 0 : 1 },
      borderColor: { md: 'divider' },
    }}
  >
    <Typography component="dt" variant="body2" color="text.secondary">
      {label}
    </Typography>
    <Box
      component="dd"
      sx={{
        m: 0,
        fontSize: first ? '1.75rem' : '1.125rem',
        fontWeight: first ? 700 : 600,
        lineHeight: 1.35,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {children}
    </Box>
  </Box>
);

/** Where a lot stands this second. */
export const LadderHead = ({ lot, ahead }: { lot: LotState; ahead: number }) => {
  const t = bidI18n.useT();
  const translate = useTranslate();
  const open = lot.status === 'OPEN';
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mb: 3,
        pb: 3,
        borderBottom: 1,
        borderColor: 'divider',
        display: 'grid',
        gap: { xs: 2, md: 3 },
        gridTemplateColumns: { xs: '1fr 1fr', md: 'auto repeat(3, minmax(0, 1fr))' },
      }}
    >
      <Figure label={t('now')} first>
        <Box component="span" sx={{ mr: 1.5 }}>
          <Won amount={lot.currentPrice} />
        </Box>
        <Chip
          variant="outlined"
          color={workTones[lot.status] ?? 'default'}
          label={translate(`resources.auction/works.status.${lot.status}`)}
          sx={{ verticalAlign: 'middle' }}
        />
      </Figure>
      <Figure label={t('leader')}>{lot.leader ?? '—'}</Figure>
      <Figure label={t('next')}>{open ? <Won amount={lot.minNext} /> : '—'}</Figure>
      <Figure label={open ? t('left') : t('ends')}>
        {open ? <Countdown until={lot.effectiveEndAt} ahead={ahead} /> : null}
        <Typography variant="body2" color={open ? 'text.secondary' : 'inherit'}>
          {formatDateTime(lot.effectiveEndAt)}
          {lot.extensions > 0 && ` (${t('extended', { count: lot.extensions })})`}
        </Typography>
      </Figure>
    </Box>
  );
};
