import { useEffect, useState } from 'react';

/** A short break heals before anybody needs to know of it. */
const patienceMs = 4000;

/** Whether a live line has been broken for so long that the reader is told. */
export const useLost = (connected: boolean) => {
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (connected) return setLost(false);
    const timer = setTimeout(() => setLost(true), patienceMs);
    return () => clearTimeout(timer);
  }, [connected]);
  return lost;
};
