import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { formatDate } from 'shared/format';
import { QueryStatus } from '../../components/layout/QueryStatus';
import { HoursDialog } from './HoursDialog';
import { HoursWeek } from './HoursWeek';
import { hoursI18n } from './i18n';
import { isOwnedBy, useHours, useHoursOwners, useMissingHours, useWeek } from './use-hours';

const dayMs = 86_400_000;

const addDays = (date: string, days: number) => formatDate(Date.parse(`${date}T00:00:00+09:00`) + days * dayMs);

/** The Monday of the present week in Seoul. */
const findMonday = () => {
  const today = formatDate(Date.now());
  return addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
};

const button = { minHeight: { xs: 44, md: 34 } };

/** The consultation hours of an office or lawyer: a week of them with what is booked, and the hours themselves. */
export const HoursPage = () => {
  const t = hoursI18n.useT();
  const owners = useHoursOwners();
  const list = useHours();
  const missing = useMissingHours();
  const [chosen, setChosen] = useState('');
  const [monday, setMonday] = useState(findMonday);
  const [isEditing, setEditing] = useState(false);
  const owner = owners.find(({ key }) => key === chosen) ?? owners[0];
  const hours = owner && list.data?.consultationHours.find((one) => isOwnedBy(one, owner));
  const week = useWeek(hours?._id, monday);
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  const reload = () => Promise.all([list.refetch(), week.refetch()]);

  return (
    <Box sx={{ pt: 3 }}>
      <Title title="resources.consultationHours.name" preferenceKey={false} />
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: 640 }}>
        {t('lead')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        <TextField
          select
          label={t('owner')}
          value={owner?.key ?? ''}
          onChange={({ target }) => setChosen(target.value)}
          sx={{ minWidth: 220, m: 0 }}
        >
          {owners.map((one) => (
            <MenuItem key={one.key} value={one.key}>
              {one.name}
              {list.data && !list.data.consultationHours.some((each) => isOwnedBy(each, one)) && ` · ${t('none')}`}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="outlined" disabled={!owner || !list.data} onClick={() => setEditing(true)} sx={button}>
          {hours ? t('edit') : t('create')}
        </Button>
      </Box>
      {missing && <QueryStatus query={missing} height={240} />}
      {!missing && owner && !hours && <Typography color="text.secondary">{t('empty')}</Typography>}
      {hours && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
            <Button onClick={() => setMonday(addDays(monday, -7))} sx={button}>
              {t('previous')}
            </Button>
            <Button onClick={() => setMonday(findMonday())} sx={button}>
              {t('today')}
            </Button>
            <Button onClick={() => setMonday(addDays(monday, 7))} sx={button}>
              {t('next')}
            </Button>
            {!hours.enabled && <Typography color="warning.main">{t('disabled')}</Typography>}
          </Box>
          <QueryStatus query={week} height={240} />
          {week.data && <HoursWeek week={week.data} days={days} />}
        </>
      )}
      {isEditing && owner && (
        <HoursDialog owner={owner} hours={hours} reload={reload} onClose={() => setEditing(false)} />
      )}
    </Box>
  );
};
