import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLanguage } from 'shared/i18n';
import { EmptyState, ErrorState, LoadingSkeleton } from 'shared/ui';
import { MeetingTime } from '../../components/MeetingTime';
import section from '../../components/section.module.css';
import { formatSlot } from '../../components/zoned-time';
import type { AvailableSlots, useAvailableSlots } from '../../data/use-available-slots';
import type { Cell } from '../../schedule/availability/cell';
import type { GridSlot } from '../../schedule/availability/grid';
import { slotsI18n } from '../../schedule/availability/i18n';
import { SlotGrid } from '../../schedule/availability/SlotGrid';
import { SlotLegend } from '../../schedule/availability/SlotLegend';
import selection from '../../schedule/availability/selection.module.css';
import styles from './SlotPicker.module.css';

/** Slots that one request may name (M2). */
const maxPicked = 3;

interface SlotPickerProps {
  available: Pick<ReturnType<typeof useAvailableSlots>, 'data' | 'error' | 'refetch'>;
  label: string;
  timezone: string;
  /** Starts in the order of picking. */
  picked: readonly string[];
  /** The newest ones, also before they are rendered. */
  getPicked: () => readonly string[];
  onPick: (picked: string[]) => void;
  /** Receives why a slot cannot be picked, and which were taken meanwhile; empty after the next pick. */
  onAnnounce: (announcement: string) => void;
}

interface LoadedProps extends Omit<SlotPickerProps, 'available'> {
  slots: AvailableSlots['schedules'];
}

const findSlot = (slots: LoadedProps['slots'], start: string) => slots.find((slot) => slot.start === start);

/** Removes picked slots that are no longer available and announces them. */
const useLostSlots = ({ slots, picked, timezone, onPick, onAnnounce }: Omit<LoadedProps, 'label' | 'getPicked'>) => {
  const t = slotsI18n.useT();
  const language = useLanguage();
  /** All slots that were available once, for the names of those that are not any more. */
  const knownSlots = useRef(new Map<string, GridSlot>());
  for (const slot of slots) knownSlots.current.set(slot.start, slot);
  useEffect(() => {
    const lostStarts = picked.filter((start) => !findSlot(slots, start));
    if (lostStarts.length === 0) return;
    const when = lostStarts
      .flatMap((start) => knownSlots.current.get(start) ?? [])
      .map((slot) => formatSlot(slot, timezone, language))
      .join(', ');
    onAnnounce(t('slotTaken', { when }));
    onPick(picked.filter((start) => !lostStarts.includes(start)));
  }, [slots, picked, onPick, onAnnounce, t, timezone, language]);
};

const LoadedSlotPicker = ({ label, ...props }: LoadedProps) => {
  const { slots, timezone, picked, getPicked, onPick, onAnnounce } = props;
  const t = slotsI18n.useT();
  const language = useLanguage();
  useLostSlots(props);
  if (slots.length === 0) return <EmptyState title={t('noFree')} text={t('noFreeHint')} />;
  const getCell = ({ start }: GridSlot): Cell => {
    const requests = findSlot(slots, start)?.requests ?? 0;
    const isFull = picked.length >= maxPicked && !picked.includes(start);
    return { state: requests > 0 ? 'requested' : 'free', requests, locked: isFull ? t('maxPicked') : null };
  };
  return (
    <div className={section.group}>
      <SlotGrid
        label={label}
        slots={slots}
        timezone={timezone}
        getCell={getCell}
        marked={new Set(picked)}
        getMarked={() => new Set(getPicked())}
        onChange={(marked) => {
          // Presses that follow each other before rendering find no cell locked yet.
          const isAllowed = marked.size <= maxPicked;
          onAnnounce(isAllowed ? '' : t('maxPicked'));
          if (isAllowed) onPick([...marked]);
        }}
        onLocked={onAnnounce}
        ordered
      />
      <SlotLegend states={['free', 'marked', 'requested']} />
      <ol className={styles.picked}>
        {picked
          .flatMap((start) => findSlot(slots, start) ?? [])
          .map((slot) => (
            <li key={slot.start}>
              <MeetingTime slot={slot} timezone={timezone} />
              <button
                type="button"
                className={styles.remove}
                aria-label={t('remove', {
                  when: formatSlot(slot, timezone, language),
                })}
                onClick={() => onPick(getPicked().filter((start) => start !== slot.start))}
              >
                <X aria-hidden />
              </button>
            </li>
          ))}
      </ol>
    </div>
  );
};

/** Says how many slots are picked, and the latest announcement of the picker. */
export const SlotPickerNotice = ({ picked, announcement }: { picked: readonly string[]; announcement: string }) => {
  const t = slotsI18n.useT();
  return (
    <>
      <p className={selection.announcement} role="status">
        {announcement}
      </p>
      <p className={selection.count}>{t('picked', { count: picked.length, max: maxPicked })}</p>
    </>
  );
};

/** Picks up to three of the slots at which both parties are free. A fourth is locked and gives the reason. */
export const SlotPicker = ({ available: { data, error, refetch }, ...props }: SlotPickerProps) => {
  if (data) return <LoadedSlotPicker slots={data.schedules} {...props} />;
  return error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : <LoadingSkeleton />;
};
