import { Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { bidI18n } from './i18n';
import { leftOf } from './left';

interface Props {
  until: string;
  /** Milliseconds that the server's clock is ahead of this one. */
  ahead: number;
}

/** Time that is left by the server's clock. */
export const Countdown = ({ until, ahead }: Props) => {
  const t = bidI18n.useT();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const { days, clock } = leftOf(Date.parse(until) - now - ahead);
  return (
    <Box component="span" role="timer" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {days > 0 && `${t('days', { count: days })} `}
      {clock}
    </Box>
  );
};
