import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from 'shared/i18n';
import { EmptyState, ErrorState, Loading, Skeleton } from 'shared/ui';
import { MatchWhen } from '../../components/MatchWhen';
import { clocks, dayText } from '../../components/match-time';
import type { Cell } from '../../schedule/slots/cells';
import type { GridSlot } from '../../schedule/slots/grid';
import { slotsI18n } from '../../schedule/slots/i18n';
import { SlotGrid } from '../../schedule/slots/SlotGrid';
import { SlotLegend } from '../../schedule/slots/SlotLegend';
import styles from './TimesPicker.module.css';
import type { FreeTimes, useFreeTimes } from './use-free-times';

/** Of one request (M2). */
export const maxPicked = 3;

interface TimesPickerProps {
  free: Pick<ReturnType<typeof useFreeTimes>, 'data' | 'error' | 'refetch'>;
  label: string;
  timezone: string;
  /** Starts in the order of picking. */
  picked: readonly string[];
  onPick: (picked: string[]) => void;
}

const known = (schedules: FreeTimes['schedules'], start: string) => schedules.find((slot) => slot.start === start);

/** Up to three times of those at which both are free. A fourth cannot be chosen and says why. */
export const TimesPicker = ({ free, label, timezone, picked, onPick }: TimesPickerProps) => {
  const t = slotsI18n.useT();
  const language = useLanguage();
  const [said, setSaid] = useState('');
  const schedules = free.data?.schedules;
  const whenOf = (slot: GridSlot) => `${dayText(slot.start, timezone, language)} ${clocks(slot, timezone)}`;

  /** As last seen, so that a time that went can still be named. */
  const seen = useRef(new Map<string, GridSlot>());
  for (const slot of schedules ?? []) seen.current.set(slot.start, slot);
  useEffect(() => {
    if (!schedules) return;
    const gone = picked.filter((start) => !known(schedules, start));
    if (gone.length === 0) return;
    setSaid(
      t('gone', {
        when: gone
          .flatMap((start) => seen.current.get(start) ?? [])
          .map((slot) => `${dayText(slot.start, timezone, language)} ${clocks(slot, timezone)}`)
          .join(', '),
      }),
    );
    onPick(picked.filter((start) => !gone.includes(start)));
  }, [schedules, picked, onPick, t, timezone, language]);

  if (free.error && !schedules) return <ErrorState message={free.error.message} onRetry={() => void free.refetch()} />;
  if (!schedules)
    return (
      <>
        <Loading />
        <Skeleton shape="block" />
      </>
    );
  if (schedules.length === 0)
    return (
      <EmptyState title={t('noFree')}>
        <p>{t('noFreeHint')}</p>
      </EmptyState>
    );
  const cellOf = ({ start }: GridSlot): Cell => {
    const requests = known(schedules, start)?.requests ?? 0;
    const full = picked.length >= maxPicked && !picked.includes(start);
    return { state: requests > 0 ? 'requested' : 'free', requests, locked: full ? t('maxPicked') : null };
  };
  return (
    <div className={styles.picker}>
      <SlotGrid
        label={label}
        slots={schedules}
        timezone={timezone}
        cellOf={cellOf}
        marked={new Set(picked)}
        onChange={(marked) => {
          setSaid('');
          onPick([...marked]);
        }}
        onRefused={setSaid}
        counted
      />
      <SlotLegend states={['free', 'marked', 'requested']} />
      <p className={styles.said} role="status">
        {said}
      </p>
      <p className={styles.count}>{t('picked', { count: picked.length, max: maxPicked })}</p>
      <ol className={styles.picked}>
        {picked.flatMap((start) => {
          const slot = known(schedules, start);
          return slot ? (
            <li key={start}>
              <MatchWhen slot={slot} timezone={timezone} />
              <button
                type="button"
                className={styles.remove}
                aria-label={t('remove', { when: whenOf(slot) })}
                onClick={() => onPick(picked.filter((one) => one !== start))}
              >
                <X aria-hidden />
              </button>
            </li>
          ) : (
            []
          );
        })}
      </ol>
    </div>
  );
};
