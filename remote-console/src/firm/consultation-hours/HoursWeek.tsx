import { Box, Chip, Link, Typography } from '@mui/material';
import type { CallResult, contract } from 'shared/contract';
import { formatDate, formatDateLong, formatDateTime } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link as RouterLink } from 'shared/router';
import { hoursI18n } from './i18n';

type Week = CallResult<typeof contract.console.consultationHours.week>;
type Appointment = Week['appointments'][number];

const formatTime = (instant: string) => formatDateTime(instant).slice(11, 16);

const AppointmentLine = ({ appointment: { _form, name, status } }: { appointment: Appointment }) => {
  const t = hoursI18n.useT();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
      <Link
        component={RouterLink}
        to={`/console/forms/${_form}`}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, md: 24 }, overflowWrap: 'anywhere' }}
      >
        {name}
      </Link>
      {status === 'REQUESTED' && <Chip size="small" color="warning" variant="outlined" label={t('requested')} />}
    </Box>
  );
};

/** A beginning with what is booked then and how many seats are free; `free` is null outside of the hours and in the past. */
interface Line {
  start: string;
  free: number | null;
  appointments: Appointment[];
}

const buildLines = ({ hours, appointments }: Week, date: string): Line[] => {
  const isOnDay = ({ start }: { start: string }) => formatDate(start) === date;
  const slots = hours.filter(isOnDay);
  const strays = appointments.filter((one) => isOnDay(one) && !slots.some(({ start }) => start === one.start));
  const starts = [...new Set([...slots, ...strays].map(({ start }) => start))].sort();
  const now = Date.now();
  return starts.map((start) => ({
    start,
    free: Date.parse(start) > now ? (slots.find((slot) => slot.start === start)?.free ?? null) : null,
    appointments: appointments.filter((one) => one.start === start),
  }));
};

/** Seven days beside each other, on a phone below each other: what is booked and what is free. */
export const HoursWeek = ({ week, days }: { week: Week; days: string[] }) => {
  const t = hoursI18n.useT();
  const language = useLanguage();
  return (
    <Box
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(7, minmax(0, 1fr))' } }}
    >
      {days.map((date) => {
        const lines = buildLines(week, date);
        return (
          <Box key={date} component="section" aria-label={formatDateLong(date, language)}>
            <Typography variant="subtitle2" component="h2" sx={{ pb: 0.5, borderBottom: 1, borderColor: 'divider' }}>
              {formatDateLong(date, language)}
            </Typography>
            {lines.length === 0 && (
              <Typography variant="body2" color="text.secondary" sx={{ py: 1 }}>
                {t('closed')}
              </Typography>
            )}
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {lines.map(({ start, free, appointments }) => (
                <Box component="li" key={start} sx={{ py: 0.75, borderBottom: 1, borderColor: 'divider' }}>
                  <Typography variant="body2" component="span" sx={{ fontVariantNumeric: 'tabular-nums', mr: 1 }}>
                    {formatTime(start)}
                  </Typography>
                  {free !== null && (
                    <Typography variant="body2" component="span" color="text.secondary">
                      {free > 0 ? t('free', { count: free }) : t('full')}
                    </Typography>
                  )}
                  {appointments.map((appointment) => (
                    <AppointmentLine key={appointment._id} appointment={appointment} />
                  ))}
                </Box>
              ))}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
};
