import { useEffect, useState } from 'react';

/** Shorter interruptions are not shown. */
const toleratedMs = 4000;

/** Whether a live connection has been interrupted for long enough to be shown. */
export const useConnectionLost = (connected: boolean) => {
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (connected) return setLost(false);
    const timer = setTimeout(() => setLost(true), toleratedMs);
    return () => clearTimeout(timer);
  }, [connected]);
  return isLost;
};
