import { Check, Copy, X } from 'lucide-react';
import { startTransition, useMemo, useRef, useState } from 'react';
import { useLanguage } from 'shared/i18n';
import { PeopleProblem } from 'shared/people';
import { Button } from 'shared/ui';
import { dayText } from '../../components/match-time';
import { copyDay, type GridSlot, gridOf, ofDay } from './grid';
import { slotsI18n } from './i18n';
import { ownCellOf } from './own-cells';
import styles from './ScheduleEditor.module.css';
import { SlotGrid } from './SlotGrid';
import { SlotLegend } from './SlotLegend';
import { type Schedule, useLiveMatchings } from './use-own-times';

/** Of one person at one fair. */
const mostSlots = 200;

export interface ScheduleEditorProps {
  fair: { _id: string; timezone: string; slots: readonly GridSlot[] };
  schedule: Schedule | null;
  marked: ReadonlySet<string>;
  saveLabel: string;
  busy?: boolean;
  problem?: Error | null;
  onSave: (starts: string[]) => void;
}

export const ScheduleEditor = (props: ScheduleEditorProps) => {
  const { fair, schedule, saveLabel, busy = false, problem = null, onSave } = props;
  const t = slotsI18n.useT();
  const language = useLanguage();
  const [marked, setMarked] = useState<ReadonlySet<string>>(props.marked);
  const [said, setSaid] = useState('');
  const matchings = useLiveMatchings().data ?? [];
  const grid = useMemo(() => gridOf(fair.slots, fair.timezone), [fair]);
  const cellOf = ownCellOf({ fair: fair._id, schedule, matchings, marked, now: new Date().toISOString(), t });
  const canMark = (slot: GridSlot) => cellOf(slot).locked === null;

  /** What is marked once all presses so far are drawn: the next one may come before that. */
  const latest = useRef(marked);
  const change = (next: ReadonlySet<string>) => {
    const fits = next.size <= mostSlots;
    if (fits) latest.current = next;
    startTransition(() => {
      setSaid(fits ? '' : t('tooMany', { limit: mostSlots }));
      if (fits) setMarked(next);
    });
  };
  const setDay = (day: string, on: boolean) => {
    const next = new Set(latest.current);
    for (const slot of ofDay(grid, day).filter(canMark)) {
      if (on) next.add(slot.start);
      else next.delete(slot.start);
    }
    change(next);
  };

  const lost = (schedule?.slots ?? []).filter(({ start, requests }) => requests > 0 && !marked.has(start));
  const lostRequests = lost.reduce((sum, { requests }) => sum + requests, 0);

  const tools = (day: string) => {
    const slots = ofDay(grid, day);
    const name = dayText(slots[0]?.start ?? '', fair.timezone, language);
    const free = slots.filter(canMark);
    const all = free.length > 0 && free.every(({ start }) => marked.has(start));
    const allLabel = t(all ? 'clearDay' : 'wholeDay', { day: name });
    return (
      <span className={styles.tools}>
        <button
          type="button"
          className={styles.tool}
          title={allLabel}
          aria-label={allLabel}
          onClick={() => setDay(day, !all)}
        >
          {all ? <X aria-hidden /> : <Check aria-hidden />}
        </button>
        {grid.days.length > 1 && (
          <button
            type="button"
            className={styles.tool}
            title={t('copyDay', { day: name })}
            aria-label={t('copyDay', { day: name })}
            onClick={() => {
              change(copyDay(grid, day, latest.current, canMark));
              startTransition(() => setSaid(t('copied')));
            }}
          >
            <Copy aria-hidden />
          </button>
        )}
      </span>
    );
  };

  return (
    <div className={styles.editor}>
      <p className={styles.lead}>{t('lead')}</p>
      <SlotGrid
        label={t('title')}
        slots={fair.slots}
        timezone={fair.timezone}
        cellOf={cellOf}
        marked={marked}
        onChange={change}
        onRefused={setSaid}
        dayTools={tools}
      />
      <SlotLegend states={['marked', 'requested', 'held', 'conflict', 'past']} />
      <p className={styles.keys}>{t('keys')}</p>
      <div className={styles.foot}>
        <p className={styles.said} role="status">
          {said || (lostRequests > 0 ? t('lostRequests', { count: lostRequests }) : '')}
        </p>
        <PeopleProblem cause={problem} />
        <p className={styles.count}>{t('count', { count: marked.size })}</p>
        <Button variant="primary" wide disabled={busy || marked.size === 0} onClick={() => onSave([...marked].sort())}>
          {saveLabel}
        </Button>
      </div>
    </div>
  );
};
