import type { Fair } from 'shared/contract';

type Day = Fair['days'][number];
type Block = Partial<Day['blocks'][number]>;

const dayMinutes = 24 * 60;
const toMinutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** Number of slots that fit into these times. A block past midnight counts; an incomplete one has none. */
export const countSlots = (blocks: readonly Block[] | undefined, slotMinutes: number) =>
  (blocks ?? []).reduce((count, { from, to }) => {
    if (!from || !to || slotMinutes < 1) return count;
    const length = toMinutes(to) - toMinutes(from);
    return count + Math.floor((length > 0 ? length : length + dayMinutes) / slotMinutes);
  }, 0);

const defaultBlocks = [
  { from: '10:00', to: '12:00' },
  { from: '13:00', to: '17:00' },
];
const dayMs = 24 * 60 * 60 * 1000;

/** The day after the last one, with the same times; `firstDate` with default times if there is none. */
export const createNextDay = (days: readonly Day[], firstDate: string): Day => {
  const last = days.at(-1);
  if (!last?.date) return { date: firstDate, blocks: defaultBlocks };
  const date = new Date(Date.parse(last.date) + dayMs).toISOString().slice(0, 10);
  return { date, blocks: last.blocks.map(({ from, to }) => ({ from, to })) };
};
