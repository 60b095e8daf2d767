import { clockOf, dayOf } from '../../components/match-time';

export interface GridSlot {
  start: string;
  end: string;
}

/** Times as days × times of day, both as the fair's clock shows them. */
export interface Grid {
  days: string[];
  times: string[];
  at: (day: string, time: string) => GridSlot | undefined;
  /** Column and row of a slot. */
  placeOf: (start: string) => { column: number; row: number };
}

export const gridOf = (slots: readonly GridSlot[], zone: string): Grid => {
  const placed = slots.map((slot) => ({ slot, day: dayOf(slot.start, zone), time: clockOf(slot.start, zone) }));
  const days = [...new Set(placed.map(({ day }) => day))].sort();
  const times = [...new Set(placed.map(({ time }) => time))].sort();
  const byPlace = new Map(placed.map(({ slot, day, time }) => [`${day} ${time}`, slot]));
  const byStart = new Map(placed.map(({ slot, day, time }) => [slot.start, { day, time }]));
  return {
    days,
    times,
    at: (day, time) => byPlace.get(`${day} ${time}`),
    placeOf: (start) => {
      const { day = '', time = '' } = byStart.get(start) ?? {};
      return { column: days.indexOf(day), row: times.indexOf(time) };
    },
  };
};

/** Every slot in the rectangle that two of them span. */
export const between = (grid: Grid, one: string, other: string): GridSlot[] => {
  const [a, b] = [grid.placeOf(one), grid.placeOf(other)];
  const within = (value: number, x: number, y: number) => value >= Math.min(x, y) && value <= Math.max(x, y);
  return grid.days.flatMap((day, column) =>
    within(column, a.column, b.column)
      ? grid.times.flatMap((time, row) => (within(row, a.row, b.row) ? (grid.at(day, time) ?? []) : []))
      : [],
  );
};

/** The slots of one day. */
export const ofDay = (grid: Grid, day: string) => grid.times.flatMap((time) => grid.at(day, time) ?? []);

/** All other days as this one: what is marked at a time of day here becomes marked there, what is not does not. */
export const copyDay = (
  grid: Grid,
  day: string,
  marked: ReadonlySet<string>,
  canMark: (slot: GridSlot, on: boolean) => boolean,
): Set<string> => {
  const next = new Set(marked);
  for (const time of grid.times) {
    const source = grid.at(day, time);
    if (!source) continue;
    const on = marked.has(source.start);
    for (const other of grid.days) {
      const slot = other === day ? undefined : grid.at(other, time);
      if (!slot || !canMark(slot, on)) continue;
      if (on) next.add(slot.start);
      else next.delete(slot.start);
    }
  }
  return next;
};

/** The nearest slot in a direction, over gaps; undefined at the edge. */
export const neighbour = (grid: Grid, start: string, columns: number, rows: number): GridSlot | undefined => {
  let { column, row } = grid.placeOf(start);
  for (;;) {
    column += columns;
    row += rows;
    const [day, time] = [grid.days[column], grid.times[row]];
    if (day === undefined || time === undefined) return undefined;
    const slot = grid.at(day, time);
    if (slot) return slot;
  }
};
