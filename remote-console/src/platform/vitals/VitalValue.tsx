import { Box, Typography } from '@mui/material';
import type { VitalName } from 'shared/contract';
import { vitalI18n } from './i18n';
import { formatVital, rateVital, type VitalRating } from './rate-vital';

const ratingColours: Record<VitalRating, string> = {
  good: 'var(--good)',
  needsImprovement: 'var(--warn)',
  poor: 'var(--bad)',
};

/** A value with its rating as text, because colour alone must not carry the meaning. */
export const VitalValue = ({ name, value }: { name: VitalName; value: number | null }) => {
  const t = vitalI18n.useT();
  if (value === null)
    return (
      <Typography component="span" color="text.secondary" aria-label={t('notMeasured')}>
        —
      </Typography>
    );
  const rating = rateVital(name, value);
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'baseline', gap: 0.75, whiteSpace: 'nowrap' }}>
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
        {formatVital(name, value)}
      </Box>
      <Box component="span" sx={{ color: ratingColours[rating], fontSize: '0.8125rem' }}>
        {t(rating)}
      </Box>
    </Box>
  );
};
