const HOUR_MS = 3_600_000;
/** Seoul has no daylight saving time. */
const SEOUL_MS = 9 * HOUR_MS;
const dayStartHour = 8;
const dayEndHour = 21;

/** ISO time at which an advertisement may be sent: `now` (ms) by day, otherwise the next 08:00 in Seoul. */
export const getAdDeliveryTime = (now: number): string => {
  const inSeoul = new Date(now + SEOUL_MS);
  const hour = inSeoul.getUTCHours();
  if (hour >= dayStartHour && hour < dayEndHour) return new Date(now).toISOString();
  const day = Date.UTC(inSeoul.getUTCFullYear(), inSeoul.getUTCMonth(), inSeoul.getUTCDate());
  const days = hour >= dayEndHour ? 1 : 0;
  return new Date(day + (days * 24 + dayStartHour) * HOUR_MS - SEOUL_MS).toISOString();
};
