import { MenuItem, TextField } from '@mui/material';
import type { Fair } from 'shared/contract';
import { useLanguage } from 'shared/i18n';
import { dayName } from './clock';
import { meetingI18n } from './i18n';

interface Props {
  fair: Fair;
  /** Empty for all. */
  day: string;
  onDay: (day: string) => void;
}

/** The days of a fair to choose from; one that a link names is among them although the fair has been moved since. */
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
          {dayName(each, 'UTC', language)}
        </MenuItem>
      ))}
    </TextField>
  );
};
