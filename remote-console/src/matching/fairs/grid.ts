import type { Fair } from 'shared/contract';

type Day = Fair['days'][number];
type Block = Partial<Day['blocks'][number]>;

const dayMinutes = 24 * 60;
const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** Meetings that one after another fit into these times; those still being typed hold none. */
export const countOf = (blocks: readonly Block[] | undefined, slotMinutes: number) =>
  (blocks ?? []).reduce((count, { from, to }) => {
    if (!from || !to || slotMinutes < 1) return count;
    const length = minuteOf(to) - minuteOf(from);
    return count + Math.floor((length > 0 ? length : length + dayMinutes) / slotMinutes);
  }, 0);

const usualBlocks = [
  { from: '10:00', to: '12:00' },
  { from: '13:00', to: '17:00' },
];
const dayMs = 24 * 60 * 60 * 1000;

/** The day after the last one with the same times; for the first one `begin`. */
export const nextDay = (days: readonly Day[], begin: string): Day => {
  const last = days.at(-1);
  if (!last?.date) return { date: begin, blocks: usualBlocks };
  const date = new Date(Date.parse(last.date) + dayMs).toISOString().slice(0, 10);
  return { date, blocks: last.blocks.map(({ from, to }) => ({ from, to })) };
};
