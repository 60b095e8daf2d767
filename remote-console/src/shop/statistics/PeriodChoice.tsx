import { Box, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { statisticsI18n } from './i18n';
import { faultOf, lately, type Period, type PeriodName, periodNames } from './period';

interface Props {
  period: Period;
  onChange: (period: Period) => void;
}

/** A period up to today, or any two days. */
export const PeriodChoice = ({ period, onChange }: Props) => {
  const t = statisticsI18n.useT();
  const [name, setName] = useState<PeriodName | 'own'>('month');
  const [draft, setDraft] = useState(period);
  const fault = name === 'own' ? faultOf(draft) : null;

  const choose = (next: PeriodName | 'own' | null) => {
    if (!next) return;
    setName(next);
    setDraft(period);
    if (next !== 'own') onChange(lately(next));
  };
  const write = (change: Partial<Period>) => {
    const next = { ...draft, ...change };
    setDraft(next);
    if (!faultOf(next)) onChange(next);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={name}
        onChange={(_, next: PeriodName | 'own' | null) => choose(next)}
        aria-label={t('period')}
        sx={{ flexWrap: 'wrap', '& button': { textTransform: 'none', minHeight: { xs: 44, sm: 34 } } }}
      >
        {[...periodNames, 'own' as const].map((each) => (
          <ToggleButton key={each} value={each}>
            {t(each)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {name === 'own' &&
        (['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            label={t(end)}
            value={draft[end]}
            onChange={({ target }) => write({ [end]: target.value })}
            error={fault !== null}
            fullWidth={false}
            margin="none"
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ))}
      <Typography role="alert" variant="body2" color="error">
        {fault && t(fault)}
      </Typography>
    </Box>
  );
};
