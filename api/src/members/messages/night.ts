const HOUR_MS = 3_600_000;
/** Seoul keeps no summer time. */
const SEOUL_MS = 9 * HOUR_MS;
const morning = 8;
const evening = 21;

/** When an advertisement may be sent: at once by day, otherwise at eight in the morning of Seoul. */
export const byDay = (now: number): string => {
  const inSeoul = new Date(now + SEOUL_MS);
  const hour = inSeoul.getUTCHours();
  if (hour >= morning && hour < evening) return new Date(now).toISOString();
  const day = Date.UTC(inSeoul.getUTCFullYear(), inSeoul.getUTCMonth(), inSeoul.getUTCDate());
  const days = hour >= evening ? 1 : 0;
  return new Date(day + (days * 24 + morning) * HOUR_MS - SEOUL_MS).toISOString();
};
