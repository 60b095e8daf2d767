const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const urgentMs = 5 * minuteMs;

interface TimeLeft {
  days: number;
  hours: number;
  /** Without the days: `03:14:22`, under an hour `14:22`. */
  time: string;
  /** Whether five minutes or less are left. */
  urgent: boolean;
}

const padTwo = (value: number) => String(value).padStart(2, '0');

/** The time from `now` (ms since 1970) to `end` (ISO 8601), rounded up to seconds; null once it is over. */
export const getTimeLeft = (end: string, now: number): TimeLeft | null => {
  const leftMs = Math.ceil((Date.parse(end) - now) / secondMs) * secondMs;
  if (!(leftMs > 0)) return null;
  const hours = Math.floor((leftMs % dayMs) / hourMs);
  const minutes = `${padTwo(Math.floor((leftMs % hourMs) / minuteMs))}:${padTwo((leftMs % minuteMs) / secondMs)}`;
  return {
    days: Math.floor(leftMs / dayMs),
    hours,
    time: hours > 0 || leftMs >= dayMs ? `${padTwo(hours)}:${minutes}` : minutes,
    urgent: leftMs <= urgentMs,
  };
};
