import { type ReactNode, useId, useMemo, useState } from 'react';
import { useLanguage } from 'shared/i18n';
import { useBrowserTimeZone } from '../../components/use-browser-time-zone';
import { usePhone } from '../../components/use-phone';
import {
  formatClock,
  formatShortDay,
  formatZone,
  getDayShift,
  isSameLocalTime,
  toLocalDay,
} from '../../components/zoned-time';
import { DayTabs } from './DayTabs';
import { createGrid, type GridSlot, getSlotsOfDay } from './grid';
import { slotsI18n } from './i18n';
import { SlotCell } from './SlotCell';
import styles from './SlotGrid.module.css';
import { useGridFocus } from './use-grid-focus';
import { type SlotSelectionOptions, useSlotSelection } from './use-slot-selection';

interface SlotGridProps extends Omit<SlotSelectionOptions, 'grid' | 'ordered'> {
  label: string;
  timezone: string;
  /** Slots are picked one by one and numbered. */
  ordered?: boolean;
  /** Renders buttons below the header of a day. */
  dayTools?: (day: string) => ReactNode;
}

/** Headers and rows are components of their own, so that React can handle a press between two of them. */
const DayHeader = ({
  firstStart,
  timezone,
  tools,
}: {
  firstStart: string;
  timezone: string;
  tools: () => ReactNode;
}) => {
  const { day, weekday } = formatShortDay(firstStart, timezone, useLanguage());
  return (
    <th scope="col" className={styles.day}>
      {day} <span className={styles.weekday}>{weekday}</span>
      {tools()}
    </th>
  );
};

interface TimeRowProps {
  /** One for each day, undefined where the day has no slot at this time. */
  slots: (GridSlot | undefined)[];
  days: readonly string[];
  cell: (slot: GridSlot) => ReactNode;
  children: ReactNode;
}

const TimeRow = ({ slots, days, cell, children }: TimeRowProps) => (
  <tr>
    <th scope="row" className={styles.time}>
      {children}
    </th>
    {days.map((day, index) => {
      const slot = slots[index];
      return slot ? <td key={day}>{cell(slot)}</td> : <td key={day} className={styles.gap} />;
    })}
  </tr>
);

/** `09:30`, with −1 or +1 where it is another day than in the fair's zone. */
const formatClockIn = (zone: string, { start }: GridSlot, timezone: string) => {
  const shift = getDayShift(start, timezone, zone);
  return `${formatClock(start, zone)}${shift === 0 ? '' : shift > 0 ? ' +1' : ' −1'}`;
};

interface SlotTableProps extends SlotGridProps {
  /** It has one day, whose cells are as wide as the screen and whose header is elsewhere. */
  wide: boolean;
}

const SlotTable = ({ label, timezone, dayTools, wide, ordered = false, ...selection }: SlotTableProps) => {
  const { slots, getCell, marked } = selection;
  const t = slotsI18n.useT();
  const readerZone = useBrowserTimeZone();
  const grid = useMemo(() => createGrid(slots, timezone), [slots, timezone]);
  const { handleClick, selectRange, endRange, dragHandlers } = useSlotSelection({ ...selection, grid, ordered });
  const { tabStop, handleFocus, handleKey } = useGridFocus({ slots, grid, getCell, onSelectRange: selectRange });
  const pickOrder = ordered ? [...marked] : null;
  const foreignZone =
    readerZone && slots[0] && !isSameLocalTime(slots[0].start, timezone, readerZone) ? readerZone : null;

  const renderCell = (slot: GridSlot) => {
    const number = pickOrder && pickOrder.indexOf(slot.start) + 1;
    return (
      <SlotCell
        slot={slot}
        timezone={timezone}
        readerZone={readerZone}
        {...getCell(slot)}
        mark={number === null ? marked.has(slot.start) : number > 0 && number}
        reachable={slot.start === tabStop}
        wide={wide}
      />
    );
  };

  return (
    <section className={styles.box} tabIndex={-1} aria-label={label}>
      <table
        className={styles.grid}
        {...dragHandlers}
        onClick={handleClick}
        onFocus={handleFocus}
        onKeyDown={handleKey}
        onKeyUp={(event) => event.key === 'Shift' && endRange()}
      >
        <caption className={styles.zones}>
          {t('zone', { zone: formatZone(timezone) })}
          {foreignZone && (
            <span className={styles.readerTime}> {t('readerZone', { zone: formatZone(foreignZone) })}</span>
          )}
        </caption>
        <thead className={wide ? styles.hidden : undefined}>
          <tr>
            <td className={styles.corner} />
            {grid.days.map((day) => (
              <DayHeader
                key={day}
                firstStart={getSlotsOfDay(grid, day)[0]?.start ?? ''}
                timezone={timezone}
                tools={() => dayTools?.(day)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.times.map((time) => {
            const row = grid.days.map((day) => grid.getSlot(day, time));
            const any = row.find((slot) => slot !== undefined);
            return (
              <TimeRow key={time} slots={row} days={grid.days} cell={renderCell}>
                {time}
                {foreignZone && any && (
                  <span className={styles.readerTime}>{formatClockIn(foreignZone, any, timezone)}</span>
                )}
              </TimeRow>
            );
          })}
        </tbody>
      </table>
    </section>
  );
};

/** The day that is shown at first: of the first slot that was picked, or else of the first one that can be marked. */
const findFirstDay = ({ slots, timezone, getCell, marked, ordered }: SlotGridProps) => {
  const [picked] = ordered ? marked : [];
  const start = picked ?? (slots.find((slot) => !getCell(slot).locked) ?? slots[0])?.start;
  return start === undefined ? '' : toLocalDay(start, timezone);
};

/**
 * Days × times of a fair; on a phone the days are tabs, and the times of one of them a list. The grid is one Tab stop;
 * arrows move, Space marks, Shift with arrows marks a range, as dragging does.
 */
export const SlotGrid = (props: SlotGridProps) => {
  const { label, slots, timezone, marked, dayTools } = props;
  const phone = usePhone();
  const id = useId();
  const grid = useMemo(() => createGrid(slots, timezone), [slots, timezone]);
  const [selected, setSelected] = useState(() => findFirstDay(props));
  const day = grid.days.includes(selected) ? selected : (grid.days[0] ?? '');
  const slotsOfDay = useMemo(() => getSlotsOfDay(grid, day), [grid, day]);
  if (!phone) return <SlotTable {...props} wide={false} />;
  return (
    <div className={styles.days}>
      <DayTabs
        id={id}
        label={label}
        grid={grid}
        timezone={timezone}
        selected={day}
        marked={marked}
        onSelect={setSelected}
      />
      <div className={styles.days} id={id} role="tabpanel" aria-labelledby={`${id}-${day}`}>
        {dayTools?.(day)}
        <SlotTable key={day} {...props} slots={slotsOfDay} dayTools={() => null} wide />
      </div>
    </div>
  );
};
