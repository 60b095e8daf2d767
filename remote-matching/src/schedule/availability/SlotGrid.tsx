import { type ReactNode, useMemo } from 'react';
import { useLanguage } from 'shared/i18n';
import { useBrowserTimeZone } from '../../components/use-browser-time-zone';
import { formatClock, formatShortDay, formatZone, getDayShift, isSameLocalTime } from '../../components/zoned-time';
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

/**
 * Days × times of a fair. The grid is one Tab stop; arrows move, Space marks, Shift with arrows marks a range, as
 * dragging does.
 */
export const SlotGrid = ({ label, timezone, dayTools, ordered = false, ...selection }: SlotGridProps) => {
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
        <thead>
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
