import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLanguage } from 'shared/i18n';
import { clockOf, dayShift, isSameTime, shortDay, zoneName } from '../../components/match-time';
import { useOwnZone } from '../../components/use-own-zone';
import type { Cell } from './cells';
import { between, type GridSlot, gridOf, neighbour, ofDay } from './grid';
import { slotsI18n } from './i18n';
import { SlotCell } from './SlotCell';
import styles from './SlotGrid.module.css';
import { usePainting } from './use-painting';

interface SlotGridProps {
  label: string;
  slots: readonly GridSlot[];
  timezone: string;
  cellOf: (slot: GridSlot) => Cell;
  /** In the order in which they were picked. */
  marked: ReadonlySet<string>;
  onChange: (marked: Set<string>) => void;
  /** Why a press did nothing. */
  onRefused: (reason: string) => void;
  /** Picks are counted, and made one by one. */
  counted?: boolean;
  /** Below the head of each day. */
  dayTools?: (day: string) => ReactNode;
}

const steps: Record<string, [columns: number, rows: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Head and rows are components of their own, so that a press is answered between two of them. */
const Head = ({ at, timezone, tools }: { at: string; timezone: string; tools: () => ReactNode }) => {
  const { day, weekday } = shortDay(at, timezone, useLanguage());
  return (
    <th scope="col" className={styles.day}>
      <span className={styles.date}>{day}</span> <span className={styles.weekday}>{weekday}</span>
      {tools()}
    </th>
  );
};

interface RowProps {
  /** One for each day, where it has one at this time. */
  slots: (GridSlot | undefined)[];
  days: readonly string[];
  cell: (slot: GridSlot) => ReactNode;
  children: ReactNode;
}

const Row = ({ slots, days, cell, children }: RowProps) => (
  <tr>
    <th scope="row" className={styles.time}>
      {children}
    </th>
    {days.map((day, at) => {
      const slot = slots[at];
      return slot ? <td key={day}>{cell(slot)}</td> : <td key={day} className={styles.gap} />;
    })}
  </tr>
);

/** Days × times of a fair. One Tab stop; arrows move, Space marks, Shift and arrows mark a stretch, as dragging does. */
export const SlotGrid = (props: SlotGridProps) => {
  const { label, slots, timezone, cellOf, marked, onChange, onRefused, counted = false, dayTools } = props;
  const t = slotsI18n.useT();
  const own = useOwnZone();
  const grid = useMemo(() => gridOf(slots, timezone), [slots, timezone]);
  /** The slot that had the focus last. To draw hundreds of cells anew for it would hold up the press that gave it. */
  const current = useRef<string | null>(null);
  /** What was marked before a stretch began, where it began, and whether it marks or clears. */
  const stretch = useRef<{ before: ReadonlySet<string>; from: string; on: boolean } | null>(null);

  /** What is marked once all presses so far are drawn: the next one may come before that. */
  const latest = useRef(marked);
  const pressed = useRef(0);
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn === pressed.current) latest.current = marked;
  }, [marked, drawn]);

  const paint = (from: string, to: string) => {
    if (counted) return;
    stretch.current ??= { before: marked, from, on: !marked.has(from) };
    const { before, on } = stretch.current;
    const next = new Set(before);
    for (const slot of between(grid, stretch.current.from, to)) {
      if (cellOf(slot).locked) continue;
      if (on) next.add(slot.start);
      else next.delete(slot.start);
    }
    onChange(next);
  };
  const endStretch = () => {
    stretch.current = null;
  };
  const { wasPainted, ...painting } = usePainting({ onPaint: paint, onEnd: endStretch });

  const press = ({ target, detail }: MouseEvent) => {
    const start = (target as Element).closest<HTMLElement>('[data-slot]')?.dataset.slot;
    const slot = slots.find((each) => each.start === start);
    // Only a pointer's click can end a drag; a key's has no count.
    if (!slot || (detail > 0 && wasPainted())) return;
    const { locked } = cellOf(slot);
    if (locked) {
      onRefused(locked);
      return;
    }
    const next = new Set(latest.current);
    if (!next.delete(slot.start)) next.add(slot.start);
    latest.current = next;
    pressed.current += 1;
    startTransition(() => {
      setDrawn(pressed.current);
      onChange(next);
    });
  };

  const keepFocus = ({ currentTarget, target }: FocusEvent<HTMLTableElement, HTMLElement>) => {
    const { slot } = target.dataset;
    if (!slot) return;
    for (const cell of currentTarget.querySelectorAll<HTMLElement>('[data-slot][tabindex="0"]')) cell.tabIndex = -1;
    target.tabIndex = 0;
    current.current = slot;
  };

  const move = (event: KeyboardEvent<HTMLTableElement>) => {
    const start = (event.target as HTMLElement).dataset.slot;
    const step = steps[event.key];
    if (!start) return;
    const day = ofDay(grid, grid.days[grid.placeOf(start).column] ?? '');
    const to =
      event.key === 'Home' ? day[0] : event.key === 'End' ? day.at(-1) : step && neighbour(grid, start, ...step);
    if (!step && event.key !== 'Home' && event.key !== 'End') return;
    event.preventDefault();
    if (!to) return;
    if (event.shiftKey) paint(start, to.start);
    event.currentTarget.querySelector<HTMLElement>(`[data-slot="${to.start}"]`)?.focus();
  };

  const numbers = counted ? [...marked] : null;
  const first = slots.find((slot) => !cellOf(slot).locked) ?? slots[0];
  const tabStop = slots.find(({ start }) => start === current.current)?.start ?? first?.start;
  const foreign = own !== null && slots[0] !== undefined && !isSameTime(slots[0].start, timezone, own);

  const ownClock = (slot: GridSlot) => {
    if (!own) return '';
    const shift = dayShift(slot.start, timezone, own);
    return `${clockOf(slot.start, own)}${shift === 0 ? '' : shift > 0 ? ' +1' : ' −1'}`;
  };

  return (
    <section className={styles.box} tabIndex={-1} aria-label={label}>
      <table
        className={styles.grid}
        {...(counted ? undefined : painting)}
        onClick={press}
        onFocus={keepFocus}
        onKeyDown={move}
        onKeyUp={(event) => event.key === 'Shift' && endStretch()}
      >
        <caption className={styles.zones}>
          {t('zone', { zone: zoneName(timezone) })}
          {foreign && own && <span className={styles.own}> {t('ownZone', { zone: zoneName(own) })}</span>}
        </caption>
        <thead>
          <tr>
            <td className={styles.corner} />
            {grid.days.map((day) => (
              <Head key={day} at={ofDay(grid, day)[0]?.start ?? ''} timezone={timezone} tools={() => dayTools?.(day)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.times.map((time) => {
            const row = grid.days.map((day) => grid.at(day, time));
            const any = row.find((slot) => slot !== undefined);
            const cell = (slot: GridSlot) => {
              const number = numbers && numbers.indexOf(slot.start) + 1;
              return (
                <SlotCell
                  slot={slot}
                  timezone={timezone}
                  own={own}
                  {...cellOf(slot)}
                  mark={number === null ? marked.has(slot.start) : number > 0 && number}
                  reachable={slot.start === tabStop}
                />
              );
            };
            return (
              <Row key={time} slots={row} days={grid.days} cell={cell}>
                {time}
                {foreign && any && <span className={styles.own}>{ownClock(any)}</span>}
              </Row>
            );
          })}
        </tbody>
      </table>
    </section>
  );
};
