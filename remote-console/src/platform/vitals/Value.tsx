import { Box, Typography } from '@mui/material';
import type { Vital } from 'shared/contract';
import { vitalI18n } from './i18n';
import { type Mark, markOf, written } from './mark';

const colours: Record<Mark, string> = { good: 'var(--good)', work: 'var(--warn)', poor: 'var(--bad)' };

/** A value with its mark in words, so that the colour says nothing alone. */
export const Value = ({ name, value }: { name: Vital; value: number | null }) => {
  const t = vitalI18n.useT();
  if (value === null)
    return (
      <Typography component="span" color="text.secondary" aria-label={t('none')}>
        —
      </Typography>
    );
  const mark = markOf(name, value);
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'baseline', gap: 0.75, whiteSpace: 'nowrap' }}>
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
        {written(name, value)}
      </Box>
      <Box component="span" sx={{ color: colours[mark], fontSize: '0.8125rem' }}>
        {t(mark)}
      </Box>
    </Box>
  );
};
