import { Ban, CalendarCheck, Check } from 'lucide-react';
import { memo } from 'react';
import { useLanguage } from 'shared/i18n';
import { classes } from 'shared/ui';
import { clocks, dayText, isSameTime, zoneName } from '../../components/match-time';
import type { Cell } from './cells';
import type { GridSlot } from './grid';
import { slotsI18n } from './i18n';
import styles from './SlotCell.module.css';

interface SlotCellProps {
  slot: GridSlot;
  timezone: string;
  /** The reader's; null while unknown. */
  own: string | null;
  state: Cell['state'];
  requests: number;
  locked: string | null;
  /** Its number where several are picked in order; true where it is only marked. */
  mark: number | boolean;
  /** One cell of a grid is reached by Tab, the others by arrows. */
  reachable: boolean;
}

/** One of hundreds, of which a press changes one: the grid listens, and the others stay as they are. */
export const SlotCell = memo(({ slot, timezone, own, state, requests, locked, mark, reachable }: SlotCellProps) => {
  const t = slotsI18n.useT();
  const language = useLanguage();
  const marked = mark !== false;
  const label = [
    `${dayText(slot.start, timezone, language)} ${clocks(slot, timezone)} ${zoneName(timezone)}`,
    own && !isSameTime(slot.start, timezone, own)
      ? t('ownTime', { when: `${dayText(slot.start, own, language)} ${clocks(slot, own)}` })
      : '',
    t(state, { count: requests }),
    marked ? t('marked') : '',
  ];
  return (
    <button
      type="button"
      className={classes(styles.cell, styles[state], marked && styles.marked)}
      data-slot={slot.start}
      tabIndex={reachable ? 0 : -1}
      aria-pressed={marked}
      aria-disabled={locked ? true : undefined}
      aria-label={label.filter(Boolean).join(', ')}
      title={locked ?? undefined}
    >
      {state === 'held' && <CalendarCheck aria-hidden />}
      {state === 'conflict' && <Ban aria-hidden />}
      {state !== 'held' && state !== 'conflict' && marked && (mark === true ? <Check aria-hidden /> : mark)}
      {requests > 0 && state !== 'held' && (
        <span className={styles.requests} aria-hidden="true">
          {requests}
        </span>
      )}
    </button>
  );
});
