const dayMs = 24 * 60 * 60 * 1000;
/** Seoul has no daylight saving time. */
const seoulOffsetMs = 9 * 60 * 60 * 1000;

/** The date in Seoul (`YYYY-MM-DD`) this many days after `now` (ms since 1970). */
export const getSeoulDate = (daysLater = 0, now = Date.now()) =>
  new Date(now + seoulOffsetMs + daysLater * dayMs).toISOString().slice(0, 10);
