import type { Slot } from 'shared/contract';
import type { FairRow } from './table';

export type Grid = Pick<FairRow, 'timezone' | 'days' | 'slotMinutes'>;

const minuteMs = 60_000;
const dayMinutes = 24 * 60;
const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string) => {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
};

/** Year to minute of a moment on the clocks of a time zone, as if they were UTC (ms). */
const wallOf = (at: number, timeZone: string) => {
  const parts = formatOf(timeZone).formatToParts(at);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
};

/** The moment (ms) at which the clocks of a time zone show a day and a minute of it. */
export const momentOf = (date: string, minute: number, timeZone: string) => {
  const wall = Date.parse(`${date}T00:00:00Z`) + minute * minuteMs;
  const guess = wall - (wallOf(wall, timeZone) - wall);
  // Around a change of the clocks the first guess is off by the change.
  return guess - (wallOf(guess, timeZone) - wall);
};

/** The day in a time zone, `YYYY-MM-DD`. */
export const dayOf = (at: string, timeZone: string) =>
  new Date(wallOf(Date.parse(at), timeZone)).toISOString().slice(0, 10);

const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

const iso = (at: number) => new Date(at).toISOString();

/** The times of a fair in their order; its start is the id of each (M18). A rest shorter than a slot is left out. */
export const gridOf = ({ timezone, days, slotMinutes }: Grid): Slot[] => {
  const starts = days.flatMap(({ date, blocks }) =>
    blocks.flatMap(({ from, to }) => {
      const first = minuteOf(from);
      const last = minuteOf(to) > first ? minuteOf(to) : minuteOf(to) + dayMinutes;
      const count = Math.floor((last - first) / slotMinutes);
      const begin = momentOf(date, first, timezone);
      return Array.from({ length: count }, (_, at) => begin + at * slotMinutes * minuteMs);
    }),
  );
  return [...new Set(starts)]
    .sort((a, b) => a - b)
    .map((start) => ({ start: iso(start), end: iso(start + slotMinutes * minuteMs) }));
};

/** By start. */
export const gridMap = (grid: Grid) => new Map(gridOf(grid).map((slot) => [slot.start, slot]));

export const overlaps = (a: Slot, b: Slot) => a.start < b.end && b.start < a.end;
