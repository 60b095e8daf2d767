import { MenuItem, TextField } from '@mui/material';
import type { Fair } from 'shared/contract';
import { useLanguage } from 'shared/i18n';
import { formatSlotDay } from './format-slot';
import { meetingI18n } from './i18n';

interface Props {
  fair: Fair;
  /** `YYYY-MM-DD`; empty for all days. */
  day: string;
  onDay: (day: string) => void;
}

/** Chooses a day of a fair. The current day is offered even if the fair no longer has it, as links may name it. */
export const DayFilter = ({ fair, day, onDay }: Props) => {
  const t = meetingI18n.useT();
  const language = useLanguage();
  const days = [...new Set([...fair.days.map(({ date }) => date), ...(day ? [day] : [])])].sort();
  return (
    <TextField
      select
      label={t('days')}
      value={day}
      onChange={({ target }) => onDay(target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ minWidth: 160 }}
    >
      <MenuItem value="">{t('allDays')}</MenuItem>
      {days.map((each) => (
        <MenuItem key={each} value={each}>
          {formatSlotDay(each, 'UTC', language)}
        </MenuItem>
      ))}
    </TextField>
  );
};
