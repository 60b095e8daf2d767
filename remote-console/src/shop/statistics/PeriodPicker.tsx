import { Box, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { statisticsI18n } from './i18n';
import { getRecentPeriod, type Period, type PeriodName, periodNames, validatePeriod } from './period';

interface Props {
  period: Period;
  onChange: (period: Period) => void;
}

/** Chooses a period that ends today, or any two dates. */
export const PeriodPicker = ({ period, onChange }: Props) => {
  const t = statisticsI18n.useT();
  const [name, setName] = useState<PeriodName | 'custom'>('month');
  const [draft, setDraft] = useState(period);
  const error = name === 'custom' ? validatePeriod(draft) : null;

  const choose = (next: PeriodName | 'custom' | null) => {
    if (!next) return;
    setName(next);
    setDraft(period);
    if (next !== 'custom') onChange(getRecentPeriod(next));
  };
  const edit = (change: Partial<Period>) => {
    const next = { ...draft, ...change };
    setDraft(next);
    if (!validatePeriod(next)) onChange(next);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={name}
        onChange={(_, next: PeriodName | 'custom' | null) => choose(next)}
        aria-label={t('period')}
        sx={{ flexWrap: 'wrap', '& button': { textTransform: 'none', minHeight: { xs: 44, sm: 34 } } }}
      >
        {[...periodNames, 'custom' as const].map((each) => (
          <ToggleButton key={each} value={each}>
            {t(each)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {name === 'custom' &&
        (['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            label={t(end)}
            value={draft[end]}
            onChange={({ target }) => edit({ [end]: target.value })}
            error={error !== null}
            fullWidth={false}
            margin="none"
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ))}
      <Typography role="alert" variant="body2" color="error">
        {error && t(error)}
      </Typography>
    </Box>
  );
};
