import type { KeyboardEvent } from 'react';
import { useLanguage } from 'shared/i18n';
import { VisuallyHidden } from 'shared/ui';
import { formatShortDay } from '../../components/zoned-time';
import { CountBadge } from './CountBadge';
import styles from './DayTabs.module.css';
import { type Grid, getSlotsOfDay } from './grid';
import { slotsI18n } from './i18n';

interface DayTabsProps {
  /** Id of the panel with the times of the selected day; those of the tabs are made from it. */
  id: string;
  label: string;
  grid: Grid;
  timezone: string;
  selected: string;
  marked: ReadonlySet<string>;
  onSelect: (day: string) => void;
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** The days of a fair as tabs, each with the number of its marked slots. */
export const DayTabs = ({ id, label, grid, timezone, selected, marked, onSelect }: DayTabsProps) => {
  const t = slotsI18n.useT();
  const language = useLanguage();
  const { days } = grid;
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const to = days[steps[event.key]?.(days.indexOf(selected), days.length - 1) ?? -1];
    if (to === undefined) return;
    event.preventDefault();
    onSelect(to);
    event.currentTarget.querySelector<HTMLElement>(`[data-day="${to}"]`)?.focus();
  };
  return (
    <div className={styles.tabs} role="tablist" aria-label={label} onKeyDown={handleKey}>
      {days.map((each) => {
        const slots = getSlotsOfDay(grid, each);
        const { day, weekday } = formatShortDay(slots[0]?.start ?? '', timezone, language);
        const count = slots.filter(({ start }) => marked.has(start)).length;
        return (
          <button
            key={each}
            id={`${id}-${each}`}
            type="button"
            role="tab"
            className={styles.tab}
            data-day={each}
            aria-selected={each === selected}
            aria-controls={id}
            tabIndex={each === selected ? 0 : -1}
            onClick={() => onSelect(each)}
          >
            {day} <span className={styles.weekday}>{weekday}</span>
            {count > 0 && (
              <>
                <CountBadge count={count} />
                <VisuallyHidden>{t('count', { count })}</VisuallyHidden>
              </>
            )}
          </button>
        );
      })}
    </div>
  );
};
