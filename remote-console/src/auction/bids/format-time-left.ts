const padTwo = (value: number) => String(value).padStart(2, '0');

/** Whole days, and the rest as `03:04:05`, of a duration in milliseconds; zeros for a negative one. */
export const formatTimeLeft = (ms: number) => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    clock: [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60].map(padTwo).join(':'),
  };
};
