import { Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { formatTimeLeft } from './format-time-left';
import { bidI18n } from './i18n';

interface Props {
  until: string;
  /** Milliseconds by which the server's clock is ahead of the browser's. */
  clockOffsetMs: number;
}

/** The time that is left until an instant, by the server's clock. */
export const Countdown = ({ until, clockOffsetMs }: Props) => {
  const t = bidI18n.useT();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const { days, clock } = formatTimeLeft(Date.parse(until) - now - clockOffsetMs);
  return (
    <Box component="span" role="timer" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {days > 0 && `${t('days', { count: days })} `}
      {clock}
    </Box>
  );
};
