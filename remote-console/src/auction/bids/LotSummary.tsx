import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { LotState } from 'shared/contract';
import { formatDateTime } from 'shared/format';
import { Money } from '../../components/fields/MoneyField';
import { StatusChip } from '../../components/fields/StatusChip';
import { workStatusTones } from '../works/status-tones';
import { Countdown } from './Countdown';
import { bidI18n } from './i18n';

interface FigureProps {
  label: string;
  large?: boolean;
  children: ReactNode;
}

const Figure = ({ label, large = false, children }: FigureProps) => (
  <Box
    sx={{
      gridColumn: { xs: large ? '1 / -1' : 'auto', md: 'auto' },
      minWidth: 0,
      pl: { md: large ? 0 : 3 },
      borderLeft: { md: large ? 0 : 1 },
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
        fontSize: large ? '1.75rem' : '1.125rem',
        fontWeight: large ? 700 : 600,
        lineHeight: 1.35,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {children}
    </Box>
  </Box>
);

interface Props {
  lot: LotState;
  /** Milliseconds by which the server's clock is ahead of the browser's. */
  clockOffsetMs: number;
}

/** Current price, leader, next bid and end of a lot. */
export const LotSummary = ({ lot, clockOffsetMs }: Props) => {
  const t = bidI18n.useT();
  const translate = useTranslate();
  const getLabel = (field: string) => translate(`resources.auction/works.fields.${field}`);
  const isOpen = lot.status === 'OPEN';
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
      <Figure label={getLabel('currentPrice')} large>
        <Box component="span" sx={{ mr: 1.5 }}>
          <Money amount={lot.currentPrice} />
        </Box>
        <StatusChip
          status={lot.status}
          tones={workStatusTones}
          label={translate(`resources.auction/works.status.${lot.status}`)}
          sx={{ verticalAlign: 'middle' }}
        />
      </Figure>
      <Figure label={getLabel('leader')}>{lot.leader ?? '—'}</Figure>
      <Figure label={getLabel('minNext')}>{isOpen ? <Money amount={lot.minNext} /> : '—'}</Figure>
      <Figure label={isOpen ? t('timeLeft') : getLabel('effectiveEndAt')}>
        {isOpen ? <Countdown until={lot.effectiveEndAt} clockOffsetMs={clockOffsetMs} /> : null}
        <Typography variant="body2" color={isOpen ? 'text.secondary' : 'inherit'}>
          {formatDateTime(lot.effectiveEndAt)}
          {lot.extensions > 0 && ` (${t('extended', { count: lot.extensions })})`}
        </Typography>
      </Figure>
    </Box>
  );
};
