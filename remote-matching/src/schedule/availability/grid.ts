import { formatClock, toLocalDay } from '../../components/zoned-time';

export interface GridSlot {
  start: string;
  end: string;
}

/** Slots by day (`YYYY-MM-DD`) and time of day (`HH:mm`) in the fair's time zone. */
export interface Grid {
  days: string[];
  times: string[];
  getSlot: (day: string, time: string) => GridSlot | undefined;
  /** Column and row of a slot. */
  getPosition: (start: string) => { column: number; row: number };
}

export const createGrid = (slots: readonly GridSlot[], zone: string): Grid => {
  const placed = slots.map((slot) => ({
    slot,
    day: toLocalDay(slot.start, zone),
    time: formatClock(slot.start, zone),
  }));
  const days = [...new Set(placed.map(({ day }) => day))].sort();
  const times = [...new Set(placed.map(({ time }) => time))].sort();
  const byPlace = new Map(placed.map(({ slot, day, time }) => [`${day} ${time}`, slot]));
  const byStart = new Map(placed.map(({ slot, day, time }) => [slot.start, { day, time }]));
  return {
    days,
    times,
    getSlot: (day, time) => byPlace.get(`${day} ${time}`),
    getPosition: (start) => {
      const { day = '', time = '' } = byStart.get(start) ?? {};
      return { column: days.indexOf(day), row: times.indexOf(time) };
    },
  };
};

/** Every slot in the rectangle between two slots. */
export const getSlotsBetween = (grid: Grid, one: string, other: string): GridSlot[] => {
  const [a, b] = [grid.getPosition(one), grid.getPosition(other)];
  const within = (value: number, x: number, y: number) => value >= Math.min(x, y) && value <= Math.max(x, y);
  return grid.days.flatMap((day, column) =>
    within(column, a.column, b.column)
      ? grid.times.flatMap((time, row) => (within(row, a.row, b.row) ? (grid.getSlot(day, time) ?? []) : []))
      : [],
  );
};

/** The slots of one day. */
export const getSlotsOfDay = (grid: Grid, day: string) => grid.times.flatMap((time) => grid.getSlot(day, time) ?? []);

/** Returns the marks after each other day has got those of this day; slots that `canMark` refuses keep theirs. */
export const copyDay = (
  grid: Grid,
  day: string,
  marked: ReadonlySet<string>,
  canMark: (slot: GridSlot) => boolean,
): Set<string> => {
  const next = new Set(marked);
  for (const time of grid.times) {
    const source = grid.getSlot(day, time);
    if (!source) continue;
    const on = marked.has(source.start);
    for (const other of grid.days) {
      const slot = other === day ? undefined : grid.getSlot(other, time);
      if (!slot || !canMark(slot)) continue;
      if (on) next.add(slot.start);
      else next.delete(slot.start);
    }
  }
  return next;
};

/** The nearest slot in a direction, across gaps; undefined at the edge. */
export const findNeighbour = (grid: Grid, start: string, columns: number, rows: number): GridSlot | undefined => {
  let { column, row } = grid.getPosition(start);
  for (;;) {
    column += columns;
    row += rows;
    const [day, time] = [grid.days[column], grid.times[row]];
    if (day === undefined || time === undefined) return undefined;
    const slot = grid.getSlot(day, time);
    if (slot) return slot;
  }
};
