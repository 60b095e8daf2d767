const dayNames = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const;

export const openingDays = ['WEEKDAYS', ...dayNames] as const;

/** Times of the day in Seoul, `HH:mm`, at which an office receives clients. */
export interface OpeningHours {
  days: (typeof openingDays)[number];
  from: string;
  to: string;
}

/** The hours of an office whose own are not set. */
const usualHours: OpeningHours[] = [
  { days: 'WEEKDAYS', from: '09:00', to: '12:00' },
  { days: 'WEEKDAYS', from: '13:00', to: '18:00' },
];

interface Office {
  opening?: readonly OpeningHours[] | null | undefined;
}

/** The opening hours of any of the offices, on a date (`YYYY-MM-DD`) or, without one, on any day. */
export const findOpeningHours = (offices: readonly Office[], date?: string): OpeningHours[] => {
  const hours = offices.flatMap(({ opening }) => (opening?.length ? opening : usualHours));
  if (!date) return hours;
  const day = dayNames[new Date(`${date}T00:00:00Z`).getUTCDay()];
  const isWeekday = day !== 'SAT' && day !== 'SUN';
  return hours.filter(({ days }) => days === day || (days === 'WEEKDAYS' && isWeekday));
};

/** A wish from the first to the last minute of a day stands for any time of it. */
export const wholeDay = { from: '00:00', to: '23:59' };

/** The times of a wish; `anyTime` where it has the whole day. */
export const formatPeriod = ({ from, to }: Pick<OpeningHours, 'from' | 'to'>, anyTime: string) =>
  from === wholeDay.from && to === wholeDay.to ? anyTime : `${from}–${to}`;

/** Long opening hours are offered in parts. */
const borders = ['12:00', '15:00', '18:00'];

/** The periods that a client can wish for, `HH:mm-HH:mm`, in order and without duplicates. */
export const buildPeriods = (hours: readonly Pick<OpeningHours, 'from' | 'to'>[]): string[] => {
  const periods = hours.flatMap(({ from, to }) => {
    const times = [from, ...borders.filter((border) => from < border && border < to), to];
    return times.slice(1).map((end, index) => `${times[index]}-${end}`);
  });
  return [...new Set(periods)].sort();
};
