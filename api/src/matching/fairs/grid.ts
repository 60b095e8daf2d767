import type { Slot } from 'shared/contract';
import { throwApiError } from '../../platform/http/errors';
import type { FairRow } from './table';

export type Grid = Pick<FairRow, 'timezone' | 'days' | 'slotMinutes'>;

const minuteMs = 60_000;
const dayMinutes = 24 * 60;
const formats = new Map<string, Intl.DateTimeFormat>();

const getFormat = (timeZone: string) => {
  const cached = formats.get(timeZone);
  if (cached) return cached;
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

/** Local time of an instant in a time zone, expressed as if it were UTC (ms). */
const toWallClock = (at: number, timeZone: string) => {
  const parts = getFormat(timeZone).formatToParts(at);
  const getPart = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(getPart('year'), getPart('month') - 1, getPart('day'), getPart('hour'), getPart('minute'));
};

/** The instant (ms) of a local date (`YYYY-MM-DD`) and minute of the day in a time zone. */
export const toInstant = (date: string, minute: number, timeZone: string) => {
  const wall = Date.parse(`${date}T00:00:00Z`) + minute * minuteMs;
  const guess = wall - (toWallClock(wall, timeZone) - wall);
  // Near a daylight saving change the first guess is off by that change.
  return guess - (toWallClock(guess, timeZone) - wall);
};

/** The date of an instant in a time zone, `YYYY-MM-DD`. */
export const formatDay = (at: string, timeZone: string) =>
  new Date(toWallClock(Date.parse(at), timeZone)).toISOString().slice(0, 10);

const parseMinutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

const toIso = (at: number) => new Date(at).toISOString();

/** The slots of a fair in order, identified by their start (M18). A remainder shorter than a slot is left out. */
export const buildGrid = ({ timezone, days, slotMinutes }: Grid): Slot[] => {
  const starts = days.flatMap(({ date, blocks }) =>
    blocks.flatMap(({ from, to }) => {
      const first = parseMinutes(from);
      const last = parseMinutes(to) > first ? parseMinutes(to) : parseMinutes(to) + dayMinutes;
      const count = Math.floor((last - first) / slotMinutes);
      const begin = toInstant(date, first, timezone);
      return Array.from({ length: count }, (_, at) => begin + at * slotMinutes * minuteMs);
    }),
  );
  return [...new Set(starts)]
    .sort((a, b) => a - b)
    .map((start) => ({ start: toIso(start), end: toIso(start + slotMinutes * minuteMs) }));
};

/** The slots of a fair by start. */
export const buildGridByStart = (grid: Grid) => new Map(buildGrid(grid).map((slot) => [slot.start, slot]));

/** Throws `slot_invalid` for a field of a request, with the starts that are refused. */
export function throwInvalidSlots(field: 'slot' | 'slots', slots: string[]): never {
  return throwApiError('slot_invalid', { body: { slots }, errors: [{ field, code: 'invalid' }] });
}

export const overlaps = (a: Slot, b: Slot) => a.start < b.end && b.start < a.end;
