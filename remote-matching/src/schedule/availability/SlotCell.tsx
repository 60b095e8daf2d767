import { Ban, CalendarCheck, Check } from 'lucide-react';
import { memo } from 'react';
import { useLanguage } from 'shared/i18n';
import { classNames } from 'shared/ui';
import { formatSlot, formatZone, isSameLocalTime } from '../../components/zoned-time';
import { CountBadge } from './CountBadge';
import type { Cell } from './cell';
import type { GridSlot } from './grid';
import { slotsI18n } from './i18n';
import styles from './SlotCell.module.css';

interface SlotCellProps {
  slot: GridSlot;
  timezone: string;
  /** The reader's zone; null on the server. */
  readerZone: string | null;
  state: Cell['state'];
  requests: number;
  locked: string | null;
  /** Its number where slots are picked in order, else whether it is marked. */
  mark: number | boolean;
  /** The one cell of the grid that is reached by Tab. */
  reachable: boolean;
  /** Its state is written in it. */
  wide: boolean;
}

/** Memoised and without handlers: of hundreds of cells a press renders one, and the grid handles the events. */
export const SlotCell = memo(
  ({ slot, timezone, readerZone, state, requests, locked, mark, reachable, wide }: SlotCellProps) => {
    const t = slotsI18n.useT();
    const language = useLanguage();
    const marked = mark !== false;
    const stateText = t(state, { count: requests });
    const label = [
      `${formatSlot(slot, timezone, language)} ${formatZone(timezone)}`,
      readerZone && !isSameLocalTime(slot.start, timezone, readerZone)
        ? t('readerTime', { when: formatSlot(slot, readerZone, language) })
        : '',
      stateText,
      marked ? t('marked') : '',
    ];
    return (
      <button
        type="button"
        className={classNames(styles.cell, styles[state], marked && styles.marked, wide && styles.wide)}
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
        {wide && (
          <span>{[marked && t('marked'), (!marked || state !== 'free') && stateText].filter(Boolean).join(' · ')}</span>
        )}
        {!wide && requests > 0 && state !== 'held' && <CountBadge count={requests} />}
      </button>
    );
  },
);
