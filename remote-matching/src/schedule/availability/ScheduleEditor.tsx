import { startTransition, useMemo, useState } from 'react';
import { ProblemNotice } from 'shared/account-forms';
import { Button } from 'shared/ui';
import common from '../../components/common.module.css';
import content from '../../components/dialog-content.module.css';
import { useLatestState } from '../../components/use-latest-state';
import { useActiveMatchings } from '../../data/use-matchings';
import type { Schedule } from '../../data/use-schedules';
import { createGetCell } from './create-get-cell';
import { DayTools } from './DayTools';
import { copyDay, createGrid, type GridSlot, getSlotsOfDay } from './grid';
import { slotsI18n } from './i18n';
import styles from './ScheduleEditor.module.css';
import { SlotGrid } from './SlotGrid';
import { SlotLegend } from './SlotLegend';
import selection from './selection.module.css';

/** Slots that one participant may offer at one fair. */
const maxSlots = 200;

export interface ScheduleEditorProps {
  fair: { _id: string; timezone: string; slots: readonly GridSlot[] };
  /** The stored slots; null before the first ones are stored. */
  schedule: Schedule | null;
  /** Starts of the slots that are marked at first. */
  marked: ReadonlySet<string>;
  saveLabel: string;
  busy?: boolean;
  problem?: Error | null;
  onSave: (starts: string[]) => void;
}

/** Marks the slots at which a participant can meet. */
export const ScheduleEditor = (props: ScheduleEditorProps) => {
  const { fair, schedule, saveLabel, busy = false, problem = null, onSave } = props;
  const t = slotsI18n.useT();
  const { value: marked, set: setMarked, getLatest } = useLatestState<ReadonlySet<string>>(props.marked);
  const [announcement, setAnnouncement] = useState('');
  const matchings = useActiveMatchings().data ?? [];
  const grid = useMemo(() => createGrid(fair.slots, fair.timezone), [fair]);
  const getCell = createGetCell({ fair: fair._id, schedule, matchings, marked, now: new Date().toISOString(), t });
  const canMark = (slot: GridSlot) => getCell(slot).locked === null;

  const change = (next: ReadonlySet<string>, message = '') => {
    const isAllowed = next.size <= maxSlots;
    startTransition(() => {
      setAnnouncement(message || (isAllowed ? '' : t('tooMany', { limit: maxSlots })));
      if (isAllowed) setMarked(next);
    });
  };
  const setDay = (slots: readonly GridSlot[], on: boolean) => {
    const next = new Set(getLatest());
    for (const slot of slots) {
      if (on) next.add(slot.start);
      else next.delete(slot.start);
    }
    change(next);
  };

  const renderDayTools = (day: string) => {
    const slots = getSlotsOfDay(grid, day);
    const open = slots.filter(canMark);
    const complete = open.length > 0 && open.every(({ start }) => marked.has(start));
    const copy = () => change(copyDay(grid, day, getLatest(), canMark), t('copied'));
    return (
      <DayTools
        slots={slots}
        timezone={fair.timezone}
        complete={complete}
        onToggle={() => setDay(open, !complete)}
        onCopy={grid.days.length > 1 ? copy : undefined}
      />
    );
  };

  const lostRequests = (schedule?.slots ?? [])
    .filter(({ start }) => !marked.has(start))
    .reduce((sum, { requests }) => sum + requests, 0);

  return (
    <div className={content.content}>
      <div className={content.fields}>
        <p className={common.soft}>{t('lead')}</p>
        <SlotGrid
          label={t('title')}
          slots={fair.slots}
          timezone={fair.timezone}
          getCell={getCell}
          marked={marked}
          getMarked={getLatest}
          onChange={change}
          onLocked={setAnnouncement}
          dayTools={renderDayTools}
        />
        <SlotLegend states={['marked', 'requested', 'held', 'conflict', 'past']} />
        <p className={styles.keys}>{t('keys')}</p>
      </div>
      <div className={content.bar}>
        <p className={selection.announcement} role="status">
          {announcement || (lostRequests > 0 ? t('lostRequests', { count: lostRequests }) : '')}
        </p>
        <ProblemNotice cause={problem} />
        <p className={selection.count}>{t('count', { count: marked.size })}</p>
        <Button
          variant="primary"
          wide
          disabled={busy || marked.size === 0}
          onClick={() => onSave([...getLatest()].sort())}
        >
          {saveLabel}
        </Button>
      </div>
    </div>
  );
};
