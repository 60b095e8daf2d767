import { useEffect, useState } from 'react';

/** The time left until an instant (ISO 8601) as `2:05`; '' if it has passed or is null. */
export const useCountdown = (until: string | null) => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!until) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  const seconds = until ? Math.ceil((Date.parse(until) - now) / 1000) : 0;
  return seconds > 0 ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` : '';
};
