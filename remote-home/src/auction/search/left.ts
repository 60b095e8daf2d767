const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

export interface Left {
  days: number;
  hours: number;
  /** `03:14:22`, under an hour `14:22`. */
  time: string;
  /** Short enough to hurry. */
  close: boolean;
}

const two = (value: number) => String(value).padStart(2, '0');

/** What is left until then; null once it is over. A second that has begun counts. */
export const leftUntil = (end: string, now: number): Left | null => {
  const whole = Math.ceil((Date.parse(end) - now) / second) * second;
  if (!(whole > 0)) return null;
  const hours = Math.floor((whole % day) / hour);
  const rest = `${two(Math.floor((whole % hour) / minute))}:${two((whole % minute) / second)}`;
  return {
    days: Math.floor(whole / day),
    hours,
    time: hours > 0 || whole >= day ? `${two(hours)}:${rest}` : rest,
    close: whole <= 5 * minute,
  };
};
